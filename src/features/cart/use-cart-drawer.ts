import { useSyncExternalStore } from 'react';
import { useOverlayParam } from '#ui/page/use-overlay-param.ts';

/**
 * From this width the cart is a drawer beside the page instead of a sheet over it (design, Cart).
 */
const wide = '(min-width: 768px)';

function listen(onChange: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(wide).matches,
    () => true,
  );
}

/** Opens and closes the cart drawer from anywhere on the page. */
export function useCartDrawer() {
  const { value, open, close } = useOverlayParam('cart');
  return {
    isOpen: value !== null,
    // The drawer beside the page is not a step of its own; the sheet over it is, for 'back'.
    open: () => open('open', { replace: window.matchMedia(wide).matches }),
    close,
  };
}
