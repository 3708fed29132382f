import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import { useAddToCart } from '../../../api/change-cart.ts';
import { useMenuIndex } from '../../../menu-model/use-drawn-menu.ts';
import { useOrderGate } from '../../../stores/use-order-gate.ts';
import { lineBody } from './line-body.ts';

/** Adds a line once a restaurant is chosen; `onAdded` is called when the server has taken it. */
export function useAddLine() {
  const { mutate, isPending } = useAddToCart();
  const { menuIndex } = useMenuIndex();
  const whenRestaurantIsChosen = useOrderGate();
  const add = (line: CartLine, onAdded?: () => void) =>
    whenRestaurantIsChosen(() =>
      mutate([lineBody(line, menuIndex)], onAdded ? { onSuccess: onAdded } : undefined),
    );
  return { add, isSending: isPending };
}
