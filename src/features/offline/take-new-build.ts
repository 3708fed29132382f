import { requireFullLoads } from '#ui/page/new-build/full-page-loads.ts';
import { paths } from '#ui/paths.ts';

/** From the checkout to the answer of its payment nothing is loaded anew. */
const isOrdering = (pathname: string): boolean =>
  pathname.includes(paths.checkout) || /order-confirmation|order\/confirmation/.test(pathname);

/**
 * Takes the new build at the next natural moment: the next link to another page is left to the
 * browser, which loads it whole, instead of being opened in place.
 * @param isSafe nothing would be lost by it
 */
export function takeNewBuild(isSafe: () => boolean): void {
  requireFullLoads(({ pathname }) => {
    const here = window.location.pathname;
    return pathname !== here && !isOrdering(pathname) && !isOrdering(here) && isSafe();
  });
}
