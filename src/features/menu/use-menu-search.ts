import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { itemKey, type MenuItem, type MenuSection } from '#variants/sections/menu/props.ts';
import { emptyFilter, fits, isFiltering, type MenuFilter } from '#ui/menu-model/menu-filter.ts';
import type { MenuEntry } from '#ui/menu-model/menu-entries.ts';
import type { menuSearch } from './menu-search.ts';
import type { SearchMenu } from './search-menu.ts';
import type { useDrawnMenu } from '#ui/menu-model/use-drawn-menu.ts';
import { useFilterInAddress } from './use-filter-in-address.ts';
import { useSearchMessages } from './use-search-messages.ts';

type Drawn = Pick<ReturnType<typeof useDrawnMenu>, 'entries' | 'sections'>;
export type MenuSearch = ReturnType<typeof useMenuSearch>;

/** Ids below 1 cannot meet a category's. */
const resultsId = -2;

/**
 * The menu as it is searched and filtered. What is looked for stands in the address; the words
 * follow the typing at once, and their index is made with the first focus on the field.
 */
export function useMenuSearch({ entries, sections }: Drawn) {
  const words = useSearchMessages().menuSearch;
  const { filter, setFilter } = useFilterInAddress();
  const { search, load } = useLazySearch(entries, sections, filter.text !== '');

  const fitting = useMemo(
    () => (of: MenuFilter) => {
      const found = of.text.trim() !== '' && search ? search(of.text) : null;
      const keys = found?.keys ?? null;
      const order = keys && new Map(keys.map((key, place) => [key, place]));
      const filter = found
        ? {
            ...of,
            diets: [...of.diets, ...found.diets],
            without: [...of.without, ...found.without],
          }
        : of;
      const fitsAll = (item: MenuItem) => {
        const entry = entries.get(itemKey(item));
        return entry !== undefined && canFit(entry, filter) && (order?.has(itemKey(item)) ?? true);
      };
      const left = sections
        .map((section) => ({ ...section, items: section.items.filter(fitsAll) }))
        .filter(({ items }) => items.length > 0);
      const items = [...new Map(left.flatMap((one) => one.items).map((it) => [itemKey(it), it]))];
      const ranked =
        order && items.toSorted(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
      return { left, items: (ranked ?? items).map(([, item]) => item), isRanked: order !== null };
    },
    [entries, sections, search],
  );

  // A letter is in its field before the dishes that it finds are drawn.
  const shownFilter = useDeferredValue(filter);
  const isActive = isFiltering(shownFilter);
  const shown = useMemo(
    () => (isActive ? fitting(shownFilter) : null),
    [isActive, fitting, shownFilter],
  );
  const results = useMemo((): readonly MenuSection[] => {
    if (!shown) return sections;
    if (!shown.isRanked || shown.items.length === 0) return shown.left;
    const { items } = shown;
    return [
      {
        id: resultsId,
        anchor: 'results',
        name: words.results,
        description: '',
        picture: null,
        items,
      },
    ];
  }, [shown, sections, words]);
  const clear = useCallback(() => setFilter(emptyFilter), [setFilter]);
  // The same until something of it changes: what draws the menu is not drawn anew before.
  return useMemo(
    () => ({
      filter,
      /** What the dishes are found by, a moment behind what is typed. */
      shownFilter,
      setFilter,
      clear,
      /** Makes the index; called with the first sign that it will be needed. */
      load,
      isFiltering: isActive,
      sections: results,
      count: shown?.items.length ?? 0,
      /** How many would be left of another filter. */
      countOf: (of: MenuFilter) => fitting(of).items.length,
      entries,
    }),
    [filter, shownFilter, setFilter, clear, load, isActive, results, shown, fitting, entries],
  );
}

/** Each thing that has to be chosen of it has to have something that fits. */
const canFit = ({ dishes }: MenuEntry, filter: MenuFilter): boolean =>
  dishes.every((choices) => choices.some((dish) => fits(dish, filter)));

/** The index over the menu; null until it is there. */
function useLazySearch(
  entries: Drawn['entries'],
  sections: Drawn['sections'],
  isNeeded: boolean,
): { search: SearchMenu | null; load(): void } {
  const [make, setMake] = useState<typeof menuSearch | null>(null);
  const isMade = make !== null;
  const load = useCallback(() => {
    if (isMade) return;
    void import('./menu-search.ts').then(
      (module) => setMake(() => module.menuSearch),
      // Without it the whole menu stays to be read; the next focus tries again.
      () => undefined,
    );
  }, [isMade]);
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);
  const search = useMemo(() => (make ? make(entries, sections) : null), [make, entries, sections]);
  return { search, load };
}
