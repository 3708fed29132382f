import { useState } from 'react';
import type { Order } from '#schemas/api/orders.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { useReorder } from '#ui/api/orders.ts';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { useMessages } from '#ui/messages.tsx';
import { useCartDrawer } from '#src/features/cart/index.ts';
import { useChooseRestaurant } from '#src/features/restaurants/use-choose-restaurant.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { lazyPart } from '#variants/lazy-part.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useLazyPart } from '#variants/use-lazy-part.ts';
import css from './reorder-button.module.css';
import type { Reordered, ReorderedDialogProps } from './reordered-dialog.tsx';

const dialog = lazyPart<ReorderedDialogProps>(
  'src/features/checkout/order/reordered-dialog.tsx',
  () => import('./reordered-dialog.tsx').then((module) => module.ReorderedDialog),
);

type ReorderButtonProps = {
  order: Order;
  /** Id of what names the order, where several of these buttons stand on a page. */
  describedBy?: string;
};

/**
 * Puts the order into the cart again and opens it; what did not fit, or costs something else by now,
 * is shown first.
 */
export function ReorderButton({ order, describedBy }: ReorderButtonProps) {
  const { again: words } = useMessages().order;
  const { mutate, isPending, error } = useReorder(order.id);
  const openCart = useCartDrawer().open;
  const moveTo = useMoveTo(order.restaurant.id);
  const [reordered, setReordered] = useState<Reordered | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isThere = useLazyPart(dialog, reordered !== null);
  const done = (reply: Reordered) => {
    moveTo();
    if (reply.left_out.length === 0 && reply.repriced.length === 0) {
      openCart();
      return;
    }
    setReordered(reply);
    setOpen(true);
  };
  return (
    <>
      <ActionButton
        disabled={isPending}
        aria-describedby={describedBy}
        onClick={() => mutate(undefined, { onSuccess: done })}
      >
        {isPending ? words.busy : words.button}
      </ActionButton>
      {error && (
        <p role="alert" className={css.error}>
          {sentenceOf(error, words)}
        </p>
      )}
      {reordered && isThere && (
        <dialog.Component
          order={order}
          reordered={reordered}
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
