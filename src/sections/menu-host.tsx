import { useEffect } from 'react';
import { cartDrawer } from '../features/cart/cart-host.tsx';
import { itemDialog } from '#ui/dish/plain/item-dialog-part.ts';
import { MenuDialogs, menuOverlays } from '../features/dish/menu-dialogs.tsx';
import { onUse } from '../page/signs-of-use.ts';
import { useCategoryPlace } from './use-category-place.ts';
import { useLeaveForMenu } from './use-leave-for-menu.ts';
import { toaster } from '#ui/toasts/toast-container.tsx';

export type MenuHostProps = {
  /** The screen may show a part of the menu alone; what asks for the rest is led to /menu. */
  leavesForMenu?: boolean;
};

/**
 * The dialogs of a screen's dishes, once however many sections show some. Their chunks are fetched
 * once somebody is there to use them, and not for a passer-by.
 */
export function MenuHost({ leavesForMenu = false }: MenuHostProps) {
  useEffect(() => {
    const controller = new AbortController();
    const preload = () => {
      // What could not be fetched now, Chromium would not fetch later either.
      if (!navigator.onLine) return;
      controller.abort();
      // A chunk that did not come is asked for again when its dialog opens.
      void Promise.allSettled([
        menuOverlays.preload(),
        itemDialog.preload(),
        cartDrawer.preload(),
        // Says what went wrong, which may be the network.
        toaster.preload(),
      ]);
    };
    onUse(preload, controller.signal);
    return () => controller.abort();
  }, []);
  useCategoryPlace();
  return (
    <>
      {leavesForMenu && <LeaveForMenu />}
      <MenuDialogs />
    </>
  );
}

function LeaveForMenu() {
  useLeaveForMenu();
  return null;
}
