import type { CartItem, CartModifier, CartPortion } from '#schemas/api/cart.ts';
import type { CartPart } from '#schemas/rules/line/cart-line.ts';
import type { ResolvedModifier } from '#schemas/rules/line/resolve-choices.ts';
import type { ResolvedPart } from '#schemas/rules/line/resolved-line.ts';
import type { IndexedProduct, IndexedValue } from '#schemas/rules/menu/menu-index.ts';

/** Minor units as the wire writes them. */
export type ToMajor = (minor: number) => number;

/** A dish of a half-and-half, a combo or a deal as the wire shows it. */
export function portionView(
  part: ResolvedPart,
  { isFree, major }: { isFree: boolean; major: ToMajor },
): CartPortion {
  const { product, component } = part;
  return {
    position: part.position,
    quantity: part.quantity,
    component: component && { id: component.id, name: component.name },
    restaurant_product_id: product.id,
    product_id: product.productId,
    products: productView(product),
    extra: major(part.extra),
    is_free: isFree,
    ...choicesView(part, major),
  };
}

/** A dish that left the menu: its ids alone, so that the line can still be recognised and removed. */
export function removedPortionView(part: CartPart): CartPortion {
  return {
    position: part.position,
    quantity: part.quantity,
    component: null,
    restaurant_product_id: part.restaurantProductId,
    product_id: part.productId,
    products: noProductView,
    extra: 0,
    is_free: false,
    cart_modifiers: [],
    cart_configurations: [],
  };
}

export const noProductView: CartItem['products'] = { name: '', description: '', image: null };

export const productView = ({
  name,
  description,
  imageUrl,
}: Pick<IndexedProduct, 'name' | 'description' | 'imageUrl'>): CartItem['products'] => ({
  name,
  description,
  image: imageUrl === null ? null : { image_url: imageUrl },
});

/** Options and values as chosen, with the prices of the menu. */
export const choicesView = (
  { modifiers, values }: Pick<ResolvedPart, 'modifiers' | 'values'>,
  major: ToMajor,
): Pick<CartItem, 'cart_modifiers' | 'cart_configurations'> => ({
  cart_modifiers: modifiers.map((chosen) => modifierView(chosen, major)),
  cart_configurations: values.map((value) => valueView(value, major)),
});

const modifierView = (
  { modifier, quantity, values, modifiers }: ResolvedModifier,
  major: ToMajor,
): CartModifier => ({
  quantity,
  restaurant_product_modifiers: {
    id: modifier.id,
    online_price: major(modifier.price),
    modifiers: { modifier: modifier.name },
  },
  cart_modifier_configurations: values.map((value) => valueView(value, major)),
  cart_modifiers: modifiers.map((chosen) => modifierView(chosen, major)),
});

const valueView = (value: IndexedValue, major: ToMajor) => ({
  price_adjustment: major(value.priceAdjustment),
  product_configuration_attributes: { id: value.attributeId, display_name: value.attributeName },
  product_configuration_attribute_values: { id: value.id, display_value: value.name },
});
