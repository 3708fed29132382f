import { useEffect } from 'react';
import { sectionPart } from '#variants/registry.ts';
import { useAddToCart } from '../api/cart.ts';
import { cartDrawer } from '../features/cart/cart-host.tsx';
import { useOrderGate } from '../features/cart/use-order-gate.ts';
import { useToggleFavourite } from '../features/favourites/use-toggle-favourite.ts';
import { ItemDialogHost, itemDialog } from '../features/item/item-dialog-host.tsx';
import { lineAtOnce } from '../features/item/line-at-once.ts';
import { useOverlayParam } from '../features/item/use-overlay-param.ts';
import { useDrawnMenu } from '../features/menu/use-drawn-menu.ts';
import { useConfig } from '../stores/stores.tsx';

const firstSigns = ['pointermove', 'touchstart', 'keydown'] as const;

/** Fetches the dialogs' chunks once somebody is there to use them, and not for a passer-by. */
function usePreloadedDialogs(): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const preload = () => {
      controller.abort();
      // A chunk that did not come is asked for again when its dialog opens.
      void Promise.allSettled([itemDialog.preload(), cartDrawer.preload()]);
    };
    for (const sign of firstSigns) {
      window.addEventListener(sign, preload, { signal, passive: true });
    }
    return () => controller.abort();
  }, []);
}

/**
 * The menu of the chosen restaurant, or before a choice of the first active one; ordering then
 * waits for a choice.
 */
export function MenuSectionOutlet({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) {
  const config = useConfig((state) => state.config.menu);
  const { menu, sections, state, retry } = useDrawnMenu();
  const { open } = useOverlayParam('item');
  const { mutate: add } = useAddToCart();
  const whenRestaurantIsChosen = useOrderGate();
  const toggleFavourite = useToggleFavourite();
  usePreloadedDialogs();
  const { Component } = sectionPart('menu', config.variant);
  return (
    <>
      <Component
        config={config}
        state={state}
        sections={sections}
        headingLevel={headingLevel}
        onOpenItem={(item) => open(String(item.id))}
        onAddItem={(item) => {
          const line = menu && lineAtOnce(menu, item.id);
          if (line) whenRestaurantIsChosen(() => add([line]));
        }}
        onToggleFavourite={toggleFavourite}
        onRetry={retry}
      />
      <ItemDialogHost />
    </>
  );
}
