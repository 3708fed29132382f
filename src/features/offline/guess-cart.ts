import type { Cart, CartItem } from '#schemas/api/cart.ts';
import { toMinor } from '#schemas/money.ts';
import { lineAgain, emptied, withQuantity } from '#ui/api/cart-changes.ts';
import { withAddition } from '#ui/api/cart-guess.ts';
import { lineText } from './line-text.ts';
import type { WaitingAdd, WaitingChange } from './waiting-changes.ts';

const mostOfLine = 99;

/**
 * The cart as it will most likely be once what waits has been sent; a guess, for prices are the
 * server's.
 * @param itemOf a line that the server does not know yet
 */
export function withWaiting(
  cart: Cart,
  changes: readonly WaitingChange[],
  itemOf: (add: WaitingAdd) => CartItem,
): Cart {
  const added = new Map(
    changes.flatMap((one) => (one.kind === 'add' ? [[one.id, one.line] as const] : [])),
  );
  // What waits is shown without its choices, so it is known by what will be sent.
  const textOf = (item: CartItem) => lineText(added.get(item.id) ?? lineAgain(item));
  return changes.reduce((shown, change) => withOne(shown, change, { itemOf, textOf }), cart);
}

type Reading = {
  itemOf(add: WaitingAdd): CartItem;
  textOf(item: CartItem): string;
};

function withOne(cart: Cart, change: WaitingChange, { itemOf, textOf }: Reading): Cart {
  switch (change.kind) {
    case 'add': {
      if (cart.restaurant_id !== null && cart.restaurant_id !== change.restaurantId) return cart;
      const text = lineText(change.line);
      const same = cart.items.find((item) => textOf(item) === text);
      if (same) return withMore(cart, same, change.line.quantity);
      const item = itemOf(change);
      const amount = toMinor(item.item_total, cart.currency);
      const counted = withAddition(cart, { quantity: item.quantity, amount });
      return { ...counted, items: [...cart.items, item] };
    }
    case 'set':
      return withQuantity(cart, change.itemId, change.quantity);
    case 'remove':
      return withQuantity(cart, change.itemId, 0);
    case 'adjust': {
      const text = lineText(change.line);
      const item = cart.items.find((one) => textOf(one) === text);
      return item ? withMore(cart, item, change.by) : cart;
    }
    case 'clear':
      return change.restaurantId === null || change.restaurantId === cart.restaurant_id
        ? emptied(cart)
        : cart;
  }
}

const withMore = (cart: Cart, { id, quantity }: CartItem, by: number): Cart =>
  withQuantity(cart, id, Math.min(mostOfLine, Math.max(0, quantity + by)));
