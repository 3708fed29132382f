import { useState } from 'react';
import { lazyPart } from '#variants/lazy-part.tsx';
import { useLazyPart } from '#ui/page/hydration/use-lazy-part.ts';
import { CartAnnouncer } from './cart-announcer.tsx';
import { CartBar } from './cart-bar.tsx';
import type { CartDrawerProps } from './cart-drawer.tsx';
import { useCartDrawer, useIsWide } from './use-cart-drawer.ts';
import { useCartSummary, useSharedCartSummary } from './use-cart-summary.ts';

export const cartDrawer = lazyPart<CartDrawerProps>('src/features/cart/cart-drawer.tsx', () =>
  import('./cart-drawer.tsx').then((module) => module.CartDrawer),
);

/** The cart's place in the frame of every page: the phone's bar, the drawer and its announcements. */
export function CartHost() {
  const { isOpen, close } = useCartDrawer();
  useSharedCartSummary(useCartSummary());
  const isWide = useIsWide();
  // The drawer stays drawn while it leaves.
  const [isShown, setIsShown] = useState(isOpen);
  if (isOpen && !isShown) setIsShown(true);
  const isThere = useLazyPart(cartDrawer, isOpen, close);
  return (
    <>
      <CartBar />
      <CartAnnouncer />
      {isShown && isThere && (
        <cartDrawer.Component
          isOpen={isOpen}
          isWide={isWide}
          onClose={close}
          onExited={() => setIsShown(false)}
        />
      )}
    </>
  );
}
