import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuItem } from '#variants/sections/menu/props.ts';
import { readFilter } from '#ui/menu-model/menu-filter.ts';
import { useDrawnMenu, useThisTime } from '#ui/menu-model/use-drawn-menu.ts';
import { safeStorage, tabStorage } from '#ui/stores/safe-storage.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { tenantValue } from '#ui/stores/tenant-value.ts';
import { parseSearch } from '../menu/parse-search.ts';
import { chooseSuggestion } from './choose-suggestion.ts';

type Suggestion = {
  /** null: nothing fits, or this tab wants none. */
  item: MenuItem | null;
  /** Shows none any more until the tab is closed. */
  dismiss(): void;
};

type Asked = {
  /** Restaurant products that it goes with, the newest first. */
  dishIds: readonly number[];
  /** Restaurant products that are never suggested, besides these. */
  inCart: readonly number[];
  /** Only what can be added without choosing anything. */
  isPlain: boolean;
};

/** One dish that goes well with others (decision 107), of the menu on the page. */
export function useSuggestion({ dishIds, inCart, isPlain }: Asked): Suggestion {
  const { menu, entries } = useDrawnMenu();
  const time = useThisTime();
  const { search } = useLocation();
  const tenantId = useConfig((state) => state.tenant.id);
  const [dismissed] = useState(() =>
    tenantValue(safeStorage(tabStorage()), 'suggestionsDismissed', tenantId),
  );
  const [isDismissed, setIsDismissed] = useState(() => dismissed.isThere());
  const item = useMemo(() => {
    if (!menu || !time || isDismissed) return null;
    const { text, diets, without } = readFilter(search);
    // 'No nuts' is looked for by typing it, too.
    const typed = parseSearch(text, {
      diets: inUse(menu.restaurant_products.map((dish) => dish.diets)),
      allergens: inUse(menu.restaurant_products.map((dish) => dish.allergens)),
    });
    return chooseSuggestion(
      { dishIds, inCart: new Set([...dishIds, ...inCart]), isPlain },
      {
        menu,
        entries,
        offeredFrom: time.offeredFrom,
        filter: {
          diets: [...diets, ...typed.diets],
          without: [...without, ...typed.without],
        },
      },
    );
  }, [menu, time, entries, search, isDismissed, dishIds, inCart, isPlain]);
  return {
    item,
    dismiss: () => {
      dismissed.write({ tenantId });
      setIsDismissed(true);
    },
  };
}

const inUse = (marks: readonly (readonly string[])[]): string[] => [...new Set(marks.flat())];
