import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '#variants/lazy-part.tsx';
import { isComposing } from '#variants/listen-for-keys.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useLazyPart } from '#ui/page/hydration/use-lazy-part.ts';
import { useOverlayParam } from '#ui/page/use-overlay-param.ts';
import type { FilterDialogProps } from './filter-dialog.tsx';
import { filterNames } from './filter-names.ts';
import styles from './menu-tools.module.css';
import { useSearchOfMenu } from './menu-search-context.ts';
import { useSearchMessages } from './use-search-messages.ts';
import { useTypedEarly } from './use-typed-early.ts';

const filterDialog = lazyPart<FilterDialogProps>('src/features/menu/filter-dialog.tsx', () =>
  import('./filter-dialog.tsx').then((module) => module.FilterDialog),
);

type MenuToolsProps = {
  /** Stands beside them, such as the way to the deals. */
  children?: ReactNode;
};

/** Search and filters, above the dishes. */
export function MenuTools({ children }: MenuToolsProps) {
  const search = useSearchOfMenu();
  const { messages } = useStorefront();
  const fieldWords = messages.menu.search;
  const { menuSearch: words } = useSearchMessages();
  const { filter, setFilter, isFiltering } = search;
  const field = useRef<HTMLInputElement>(null);
  const { value, open, close } = useOverlayParam('filters');
  const isThere = useLazyPart(filterDialog, value !== null, close);
  // The sheet stays drawn while it leaves, and begins anew with what is set when it opens.
  const [isShown, setIsShown] = useState(value !== null);
  if (value !== null && !isShown) setIsShown(true);
  useTypedEarly(field, setFilter);
  const set = filter.diets.length + filter.without.length;
  // Of what is shown, which follows the typing by a moment.
  const text = search.shownFilter.text.trim();
  return (
    <search className={styles.tools}>
      <div className={styles.row}>
        <div className={styles.field}>
          <Search className={styles.glass} aria-hidden="true" size={20} />
          <input
            ref={field}
            className={styles.input}
            type="search"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={80}
            aria-label={fieldWords.label}
            placeholder={fieldWords.placeholder}
            value={filter.text}
            onFocus={search.load}
            onChange={({ currentTarget }) =>
              setFilter({ ...filter, text: currentTarget.value }, { isTyping: true })
            }
            onKeyDown={(event) =>
              event.key === 'Enter' && !isComposing(event) && event.currentTarget.blur()
            }
          />
          {filter.text !== '' && (
            <button
              type="button"
              className={styles.clear}
              aria-label={words.clear}
              onClick={() => {
                setFilter({ ...filter, text: '' });
                field.current?.focus();
              }}
            >
              <X aria-hidden="true" size={18} />
            </button>
          )}
        </div>
        <button
          type="button"
          className={styles.filters}
          aria-haspopup="dialog"
          aria-label={set > 0 ? words.filtersWith(set) : words.filters}
          data-set={set > 0 || undefined}
          onClick={() => open('open')}
        >
          <SlidersHorizontal aria-hidden="true" size={18} />
          <span className={styles.filtersLabel}>{words.filters}</span>
          {set > 0 && <span className={styles.count}>{set}</span>}
        </button>
        {children}
      </div>
      {set > 0 && (
        <ul className={styles.chips}>
          {filterNames(filter, { ...messages, menuSearch: words }).map(({ name, without }) => (
            <li key={name}>
              <button
                type="button"
                className={styles.chip}
                aria-label={words.removeOne(name)}
                onClick={() => setFilter({ ...filter, ...without })}
              >
                {name}
                <X aria-hidden="true" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <output className={styles.found}>
        {isFiltering &&
          (text === '' ? words.found(search.count) : words.foundFor(search.count, text))}
      </output>
      {isShown && isThere && (
        <filterDialog.Component
          isOpen={value !== null}
          search={search}
          onClose={close}
          onExited={() => setIsShown(false)}
        />
      )}
    </search>
  );
}
