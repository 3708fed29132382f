import type { CartLine, CartPart } from '#schemas/rules/line/cart-line.ts';
import type { IndexedProduct } from '#schemas/rules/menu/menu-index.ts';
import { defaultOptions } from '#schemas/rules/line/default-options.ts';
import type { Choices } from './choices.ts';

/** The choices a dish starts with. */
export const defaultChoices = (product: IndexedProduct): Choices => ({
  modifiers: defaultOptions(product.groups),
  configurations: [],
});

/** A dish with its choices as a part of a line; alone, unless a component or a half is named. */
export function dishPart(
  product: IndexedProduct,
  { modifiers, configurations }: Choices,
  place: Partial<Pick<CartPart, 'quantity' | 'componentId' | 'position'>> = {},
): CartPart {
  return {
    restaurantProductId: product.id,
    productId: product.productId,
    quantity: 1,
    modifiers: [...modifiers],
    configurations: [...configurations],
    componentId: null,
    position: null,
    ...place,
  };
}

/** A dish as a line of its own. */
export function plainLine(
  product: IndexedProduct,
  choices: Choices,
  { quantity = 1, notes = '' }: Partial<Pick<CartLine, 'quantity' | 'notes'>> = {},
): CartLine {
  return { kind: 'plain', offerId: null, parts: [dishPart(product, choices)], quantity, notes };
}
