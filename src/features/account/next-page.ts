import { useLocation } from 'react-router-dom';
import { ownPath } from '#schemas/fields/own-path.ts';
import { paths } from '#ui/paths.ts';

/**
 * Where a sign-in leads: the page of this site that `next` names; one's account without one, or where
 * it names a page of another site.
 */
export function nextPageOf(search: string): string {
  const next = new URLSearchParams(search).get('next');
  return (next !== null && ownPath(next)) || paths.profile;
}

/** Where this sign-in leads, and pages on the way there that keep it. */
export function useNextPage() {
  const { search } = useLocation();
  const next = nextPageOf(search);
  return {
    next,
    /** A page on the way, with what else its address says. */
    onTheWay: (path: string, more: Record<string, string> = {}) => {
      const query = new URLSearchParams(next === paths.profile ? more : { ...more, next });
      return query.size === 0 ? path : `${path}?${query}`;
    },
  };
}
