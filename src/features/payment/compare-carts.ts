import type { CartItem } from '#schemas/api/cart.ts';

/** One line that differs between what the customer saw and what holds now; money as on the wire. */
export type CartDifference =
  | { kind: 'removed'; name: string }
  | { kind: 'added'; name: string }
  | { kind: 'quantity'; name: string; was: number; now: number }
  | { kind: 'price'; name: string; was: number; now: number };

export const itemName = (item: CartItem, unknown: string): string =>
  item.products.name || item.restaurant_products.products.name || unknown;

/** The differences line by line (rule R54), in the order in which the customer saw the lines. */
export function compareCarts(
  seen: readonly CartItem[],
  fresh: readonly CartItem[],
  unknown: string,
): CartDifference[] {
  const gone = seen.flatMap((was): CartDifference[] => {
    const now = fresh.find(({ id }) => id === was.id);
    const name = itemName(was, unknown);
    if (!now) return [{ kind: 'removed', name }];
    if (now.quantity !== was.quantity) {
      return [{ kind: 'quantity', name, was: was.quantity, now: now.quantity }];
    }
    if (now.discounted_item_total !== was.discounted_item_total) {
      return [
        { kind: 'price', name, was: was.discounted_item_total, now: now.discounted_item_total },
      ];
    }
    return [];
  });
  const added = fresh
    .filter((now) => !seen.some(({ id }) => id === now.id))
    .map((now): CartDifference => ({ kind: 'added', name: itemName(now, unknown) }));
  return [...gone, ...added];
}
