import type { CartLine, CartPart } from '#schemas/rules/line/cart-line.ts';
import type { CartLine as LineBody } from '../../../api/cart-changes.ts';

/**
 * A line as POST /v2/cart takes it (specification §7; portions and children: requirements,
 * Readings).
 * @throws RangeError for a line without the parts that its kind has.
 */
export function lineBody({ kind, offerId, parts, quantity, notes }: CartLine): LineBody {
  const first = parts[0];
  if (kind === 'plain' && first) {
    return { ...dishOf(first), is_half_and_half: 0, quantity, notes };
  }
  if (kind === 'half_and_half') {
    const portions = parts.map((part) => ({
      ...dishOf(part),
      position: part.position ?? 'left',
    }));
    return { is_half_and_half: 1, quantity, notes, portions };
  }
  if (offerId === null || !first) throw new RangeError(`A ${kind} line lacks its parts.`);
  if (kind === 'combo') {
    const children = parts.map((part) => ({
      ...dishOf(part),
      quantity: part.quantity,
      combo_component_id: part.componentId ?? 0,
    }));
    return { combo_product_id: offerId, quantity, notes, children };
  }
  const children = parts.map((part) => ({
    ...dishOf(part),
    quantity: part.quantity,
    deal_component_type_id: part.componentId ?? 0,
  }));
  return { deal_id: offerId, quantity, notes, children };
}

const dishOf = ({ restaurantProductId, productId, modifiers, configurations }: CartPart) => ({
  restaurant_product_id: restaurantProductId,
  product_id: productId,
  modifiers,
  configurations,
});
