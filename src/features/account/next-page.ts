import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** Stands for this site's own origin, whatever it is. */
const ownOrigin = 'https://this.invalid';

/**
 * Where a sign-in leads: the page of this site that `next` names; one's account without one, or where
 * it names a page of another site.
 */
export function nextPageOf(search: string): string {
  const next = new URLSearchParams(search).get('next');
  if (next === null || !URL.canParse(next, ownOrigin)) return paths.profile;
  const { origin, pathname, search: query, hash } = new URL(next, ownOrigin);
  return origin === ownOrigin && next.startsWith('/')
    ? `${pathname}${query}${hash}`
    : paths.profile;
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
