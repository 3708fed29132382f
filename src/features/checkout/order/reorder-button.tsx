import { useState } from 'react';
import type { Order } from '#schemas/api/orders.ts';
import { ApiFailure } from '#src/api/client.ts';
import { useReorder } from '#src/api/orders.ts';
import { useRestaurants } from '#src/api/restaurants.ts';
import { useMessages } from '../../../messages.tsx';
import { useCartDrawer } from '#src/features/cart/index.ts';
import { useChooseRestaurant } from '#src/features/restaurants/use-choose-restaurant.ts';
import { useStores } from '#src/stores/stores.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import css from './reorder-button.module.css';
import { LeftOutDialog, type Reordered } from './left-out-dialog.tsx';

/** Puts the order into the cart again and opens it; what did not fit is shown first. */
export function ReorderButton({ order }: { order: Order }) {
  const { again: words } = useMessages().order;
  const { mutate, isPending, error } = useReorder(order.id);
  const openCart = useCartDrawer().open;
  const moveTo = useMoveTo(order.restaurant.id);
  const [reordered, setReordered] = useState<Reordered | null>(null);
  const [isOpen, setOpen] = useState(false);
  const done = (reply: Reordered) => {
    moveTo();
    if (reply.left_out.length === 0) {
      openCart();
      return;
    }
    setReordered(reply);
    setOpen(true);
  };
  return (
    <>
      <ActionButton disabled={isPending} onClick={() => mutate(undefined, { onSuccess: done })}>
        {isPending ? words.busy : words.button}
      </ActionButton>
      {error && (
        <p role="alert" className={css.error}>
          {sentenceOf(error, words)}
        </p>
      )}
      {reordered && (
        <LeftOutDialog
          order={order}
          leftOut={reordered.left_out}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onExited={() => setReordered(null)}
          onCart={() => {
            setOpen(false);
            openCart();
          }}
        />
      )}
    </>
  );
}

/** The cart is of the order's restaurant, so that one has to be the chosen one. */
function useMoveTo(restaurantId: number): () => void {
  const { restaurant } = useStores();
  const { restaurants } = useRestaurants();
  const { choose } = useChooseRestaurant();
  return () => {
    if (restaurant.getState().selected?.restaurant.id === restaurantId) return;
    const next = restaurants.find((one) => one.restaurant.id === restaurantId);
    if (next) choose(next);
  };
}

function sentenceOf(error: Error, words: ReturnType<typeof useMessages>['order']['again']): string {
  if (!(error instanceof ApiFailure) || error.status === 0 || error.status >= 500) {
    return words.failed;
  }
  // Opened by its link on a device that did not place it.
  return [401, 403, 404].includes(error.status) ? words.notYours : error.message;
}
