import { useCallback } from 'react';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import { useAddToCart } from '../../api/change-cart.ts';
import { useMenuIndex } from '../../menu-model/use-drawn-menu.ts';
import { useOrderGate } from '../../stores/use-order-gate.ts';
import { lineBody } from './line-body.ts';

/**
 * Adds a line once a restaurant is chosen, of which one costs `unit` in minor units; `onAdded` is
 * called when the server has taken it.
 */
export function useAddLine() {
  const { mutate, isPending } = useAddToCart();
  const { menuIndex } = useMenuIndex();
  const whenRestaurantIsChosen = useOrderGate();
  const add = useCallback(
    (line: CartLine, unit: number, onAdded?: () => void) =>
      whenRestaurantIsChosen(() =>
        mutate(
          { lines: [lineBody(line, menuIndex)], amount: unit * line.quantity },
          onAdded ? { onSuccess: onAdded } : undefined,
        ),
      ),
    [whenRestaurantIsChosen, mutate, menuIndex],
  );
  return { add, isSending: isPending };
}
