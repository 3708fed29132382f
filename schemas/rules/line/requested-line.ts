import type { ReadLineBody } from '../../api/cart-lines.ts';
import type { CartLine, CartPart } from './cart-line.ts';

type Dish = Pick<CartPart, 'modifiers' | 'configurations'> & {
  restaurant_product_id: number;
  product_id: number;
};

/** The line that a call of any of the four shapes asks for (specification §7). */
export function requestedLine(body: ReadLineBody): CartLine {
  const { quantity, notes } = body;
  if ('deal_id' in body) {
    const parts = body.children.map(({ deal_component_type_id: componentId, ...child }) =>
      partOf(child, { quantity: child.quantity, componentId }),
    );
    return { kind: 'deal', offerId: body.deal_id, parts, quantity, notes };
  }
  if ('combo_product_id' in body) {
    const parts = body.children.map(({ combo_component_id: componentId, ...child }) =>
      partOf(child, { quantity: child.quantity, componentId }),
    );
    return { kind: 'combo', offerId: body.combo_product_id, parts, quantity, notes };
  }
  if (body.is_half_and_half === 1) {
    const parts = body.portions.map(({ position, ...half }) => partOf(half, { position }));
    return { kind: 'half_and_half', offerId: null, parts, quantity, notes };
  }
  return { kind: 'plain', offerId: null, parts: [partOf(body, {})], quantity, notes };
}

function partOf(dish: Dish, own: Partial<CartPart>): CartPart {
  return {
    restaurantProductId: dish.restaurant_product_id,
    productId: dish.product_id,
    quantity: 1,
    modifiers: dish.modifiers,
    configurations: dish.configurations,
    componentId: null,
    position: null,
    ...own,
  };
}
