import { ActionButton } from '#variants/primitives/action-button.tsx';
import { Plate } from '#variants/primitives/plate.tsx';
import styles from './nothing-found.module.css';
import { useSearchOfMenu } from './menu-search-context.ts';
import { useSearchMessages } from './use-search-messages.ts';

/** Nothing on the menu is what was looked for: says so, and offers the ways back. */
export function NothingFound() {
  const words = useSearchMessages().menuSearch;
  const { shownFilter: filter, setFilter, clear } = useSearchOfMenu();
  const text = filter.text.trim();
  const hasFilters = filter.diets.length + filter.without.length > 0;
  const hasBoth = text !== '' && hasFilters;
  return (
    // The mark is for what counts searches without a result (src/features/visit-counts).
    <div className={styles.notice} data-nothing-found="">
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
