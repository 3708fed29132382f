import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '#schemas/is-record.ts';
import { paths, screenPathOf } from '#ui/paths.ts';
import { dishInPath } from './dish-in-path.ts';
import { useOpenOverlay, useOverlayParam } from '#ui/page/use-overlay-param.ts';
import { useHasGoneOn } from '#ui/page/use-replace-address.ts';

/** What names a dish to its page; what else can be opened has none. */
type Opened = { id: number; href: string | null };

/** Before the id of a product, which the path names; the query names a restaurant's own of it. */
const productMark = 'product-';

/** The product that an address's value names; null where it names a restaurant product. */
export const productOf = (value: string): number | null =>
  value.startsWith(productMark) ? Number(value.slice(productMark.length)) : null;

/**
 * The dish that the address names: on the menu by its own page's path, over any other page by
 * `?item=` and the id of the restaurant product. Closing returns to what lies below.
 */
export function useDishAddress() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const param = useOverlayParam('item');
  const hasGoneOn = useHasGoneOn();
  const product = dishInPath(pathname);
  // Read when something is done and not when it was drawn: an answer may come after the closing.
  const present = useRef({ product, search, state });
  useLayoutEffect(() => {
    present.current = { product, search, state };
  }, [product, search, state]);
  const { close: closeParam } = param;

  const close = useCallback(() => {
    const now = present.current;
    if (now.product === null) return closeParam();
    if (hasGoneOn()) return;
    if (isRecord(now.state) && now.state.overlay === 'item') return void navigate(-1);
    // Its page was opened directly: the menu that lies below it takes its place in the history.
    const step = { replace: true, preventScrollReset: true };
    void navigate({ pathname: paths.menu, search: now.search }, step);
  }, [closeParam, hasGoneOn, navigate]);

  return { value: product === null ? param.value : `${productMark}${product}`, close };
}

/** Opens a dish: on the menu by the path of its page, over any other page by the query. */
export function useOpenDish() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const openOverlay = useOpenOverlay();
  const present = useRef({ pathname, search });
  useLayoutEffect(() => {
    present.current = { pathname, search };
  }, [pathname, search]);
  return useCallback(
    ({ id, href }: Opened) => {
      const now = present.current;
      if (href === null || screenPathOf(now.pathname) !== paths.menu) {
        return openOverlay('item', String(id));
      }
      const step = { state: { overlay: 'item' }, preventScrollReset: true };
      void navigate({ pathname: href, search: now.search }, step);
    },
    [navigate, openOverlay],
  );
}
