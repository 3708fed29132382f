import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isFiltering, readFilter } from '../menu-model/menu-filter.ts';
import { paths } from '../paths.ts';
import { useMenuOnHome } from '../page/shown-when/use-menu-on-home.ts';

/**
 * Leads from the home page to /menu where the address asks for what only the whole menu has: a
 * category that is not drawn here, or a search. Such links were written while home showed all of it.
 */
export function useLeaveForMenu(): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isWholeHere = useMenuOnHome()?.extent === 'whole';
  useEffect(() => {
    if (isWholeHere) return;
    const isElsewhere = /^#category-\d+$/.test(hash) && !document.getElementById(hash.slice(1));
    if (!isElsewhere && !isFiltering(readFilter(search))) return;
    void navigate({ pathname: paths.menu, search, hash }, { replace: true });
  }, [isWholeHere, search, hash, navigate]);
}
