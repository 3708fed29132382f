import { ActionButton } from '#variants/primitives/action-button.tsx';
import { Plate } from '#variants/primitives/plate.tsx';
import styles from './nothing-found.module.css';
import type { MenuSearch } from './use-menu-search.ts';
import { useSearchMessages } from './use-search-messages.ts';

/** Nothing on the menu is what was looked for: says so, and offers the ways back. */
export function NothingFound({ search }: { search: MenuSearch }) {
  const words = useSearchMessages().menuSearch;
  const { filter, setFilter, clear } = search;
  const text = filter.text.trim();
  const hasFilters = filter.diets.length + filter.without.length > 0;
  const hasBoth = text !== '' && hasFilters;
  return (
    <div className={styles.notice}>
      <Plate letter={text === '' ? '?' : text} />
      <div className={styles.words}>
        <p className={styles.title}>{words.emptyTitle(text)}</p>
        <p className={styles.text}>{hasFilters ? words.emptyFiltered : words.emptyText}</p>
        <div className={styles.actions}>
          {hasBoth && (
            <ActionButton
              look="outline"
              onClick={() => setFilter({ ...filter, diets: [], without: [] })}
            >
              {words.clearAll}
            </ActionButton>
          )}
          <ActionButton look="outline" onClick={clear}>
            {words.all}
          </ActionButton>
        </div>
      </div>
    </div>
  );
}
