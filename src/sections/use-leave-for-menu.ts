import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isFiltering, readFilter } from '#ui/menu-model/menu-filter.ts';
import { paths } from '#ui/paths.ts';
import { useMenuOnHome } from '../page/shown-when/use-menu-on-home.ts';
import { useReplaceAddress } from '#ui/page/use-replace-address.ts';

/**
 * Leads from the home page to /menu where the address asks for what only the whole menu has: a
 * category that is not drawn here, or a search. Such links were written while home showed all of it.
 */
export function useLeaveForMenu(): void {
  const { search, hash } = useLocation();
  const replaceAddress = useReplaceAddress();
  const isWholeHere = useMenuOnHome()?.extent === 'whole';
  useEffect(() => {
    if (isWholeHere) return;
    const isElsewhere = /^#category-\d+$/.test(hash) && !document.getElementById(hash.slice(1));
    if (!isElsewhere && !isFiltering(readFilter(search))) return;
    replaceAddress({ pathname: paths.menu, search, hash });
  }, [isWholeHere, search, hash, replaceAddress]);
}
