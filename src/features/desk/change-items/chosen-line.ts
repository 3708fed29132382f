import type { Menu } from '#schemas/api/menu.ts';
import type { OrderChangePreview } from '#schemas/api/staff-order-changes.ts';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import type { LineTarget } from '#src/features/dish/line-dialog.tsx';

type Line = OrderChangePreview['lines'][number];
type Chosen = NonNullable<Line['chosen']>;

/** A line as it was chosen, to be chosen anew; a half-and-half begins without any choice. */
export function chosenLine({ chosen, quantity, notes }: Line): CartLine | undefined {
  if (!chosen || chosen.kind === 'half_and_half') return undefined;
  return { ...chosen, quantity, notes };
}

/** Which dialog of the menu a line is chosen in; null where it is not on the menu any more. */
export function targetOf({ kind, offerId, parts }: Chosen, menu: Menu): LineTarget | null {
  const dishId = parts[0]?.restaurantProductId ?? 0;
  if (kind === 'combo' || kind === 'deal') return offerId === null ? null : { kind, id: offerId };
  if (kind === 'plain') {
    return menu.restaurant_products.some(({ id }) => id === dishId)
      ? { kind: 'dish', id: dishId }
      : null;
  }
  const set = menu.half_sets.find(({ restaurant_product_ids }) =>
    parts.every(({ restaurantProductId }) => restaurant_product_ids.includes(restaurantProductId)),
  );
  return set ? { kind: 'halves', id: set.id } : null;
}
