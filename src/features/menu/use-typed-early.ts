import { useEffect, useRef, type RefObject } from 'react';
import { emptyFilter, isFiltering, readFilter } from '#ui/menu-model/menu-filter.ts';
import type { MenuSearch } from './use-menu-search.ts';

/**
 * Searches for what was typed before the field came to life, which React leaves in it and knows
 * nothing of: the next drawing would empty it. An address that asks for something goes first.
 */
export function useTypedEarly(
  field: RefObject<HTMLInputElement | null>,
  setFilter: MenuSearch['setFilter'],
): void {
  const take = useRef(setFilter);
  useEffect(() => {
    const text = field.current?.value;
    if (!text || isFiltering(readFilter(window.location.search))) return;
    take.current({ ...emptyFilter, text }, { isTyping: true });
  }, [field]);
}
