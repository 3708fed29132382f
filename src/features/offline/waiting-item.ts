import type { CartItem } from '#schemas/api/cart.ts';
import type { Menu } from '#schemas/api/menu.ts';
import { toMajor } from '#schemas/money.ts';
import type { CartLine as PricedLine, CartPart } from '#schemas/rules/line/cart-line.ts';
import type { ModifierChoice } from '#schemas/api/cart-lines.ts';
import type { CartLine } from '#ui/api/cart-changes.ts';
import { linePrice } from '#ui/menu-model/line-price.ts';
import { menuIndexOf } from '#ui/menu-model/menu-index-of.ts';
import type { WaitingAdd } from './waiting-changes.ts';

type Dish = {
  restaurant_product_id: number;
  product_id: number;
  modifiers?: readonly SentModifier[] | undefined;
  configurations?: CartPart['configurations'] | undefined;
};
type SentModifier = Omit<ModifierChoice, 'configurations' | 'modifiers'> & {
  configurations?: ModifierChoice['configurations'] | undefined;
  modifiers?: readonly SentModifier[] | undefined;
};

const modifierOf = ({ modifiers = [], ...own }: SentModifier): ModifierChoice => ({
  ...own,
  configurations: own.configurations ?? [],
  modifiers: modifiers.map(modifierOf),
});

const partOf = (dish: Dish, own: Partial<CartPart> = {}): CartPart => ({
  restaurantProductId: dish.restaurant_product_id,
  productId: dish.product_id,
  quantity: 1,
  modifiers: (dish.modifiers ?? []).map(modifierOf),
  configurations: dish.configurations ?? [],
  componentId: null,
  position: null,
  ...own,
});

/** A line as it is sent, as the rules of prices take it. */
function pricedLine(line: CartLine): PricedLine {
  const { quantity, notes = '' } = line;
  if ('deal_id' in line) {
    const parts = line.children.map((child) =>
      partOf(child, { quantity: child.quantity, componentId: child.deal_component_type_id }),
    );
    return { kind: 'deal', offerId: line.deal_id, parts, quantity, notes };
  }
  if ('combo_product_id' in line) {
    const parts = line.children.map((child) =>
      partOf(child, { quantity: child.quantity, componentId: child.combo_component_id }),
    );
    return { kind: 'combo', offerId: line.combo_product_id, parts, quantity, notes };
  }
  if (line.is_half_and_half === 1) {
    const parts = line.portions.map((half) => partOf(half, { position: half.position }));
    return { kind: 'half_and_half', offerId: null, parts, quantity, notes };
  }
  return { kind: 'plain', offerId: null, parts: [partOf(line)], quantity, notes };
}

/** A line that waits, as the cart shows it: named and priced by the menu that was read. */
export function waitingItem(add: WaitingAdd, menu: Menu | undefined, currency: string): CartItem {
  const line = pricedLine(add.line);
  const unit = menu ? linePrice(line, menuIndexOf(menu, currency)) : 0;
  const total = toMajor(unit * line.quantity, currency);
  const dishes = line.parts.flatMap(
    ({ restaurantProductId }) =>
      menu?.restaurant_products.find(({ id }) => id === restaurantProductId) ?? [],
  );
  const offers = line.kind === 'combo' ? menu?.combos : menu?.deals;
  const offer = offers?.find(({ id }) => id === line.offerId);
  const name = offer?.name ?? dishes.map(({ products }) => products.name ?? '').join(' + ');
  const [first] = line.parts;
  const face = { name, description: '', image: dishes[0]?.products.image ?? null };
  return {
    id: add.id,
    quantity: line.quantity,
    item_total: total,
    discounted_item_total: total,
    applied_coupon: null,
    is_auto_coupon: false,
    is_free: false,
    offer_type: null,
    offer_quantity_applied: 0,
    cart_portions: [],
    combo_product_id: line.kind === 'combo' ? line.offerId : null,
    combo_products:
      line.kind === 'combo' && line.offerId !== null
        ? { id: line.offerId, name, children: [] }
        : null,
    coupon_id: null,
    coupons: null,
    deal_id: line.kind === 'deal' ? line.offerId : null,
    deals:
      line.kind === 'deal' && line.offerId !== null
        ? { id: line.offerId, name, children: [] }
        : null,
    deal_component_type_id: null,
    deal_component_types: null,
    discount_amount: 0,
    is_half_and_half: line.kind === 'half_and_half' ? 1 : 0,
    notes: line.notes,
    products: face,
    restaurant_products: {
      id: first?.restaurantProductId ?? 0,
      online_price: toMajor(unit, currency),
      price: toMajor(unit, currency),
      products: { id: first?.productId ?? 0, name },
    },
    restaurant_id: add.restaurantId,
    other_carts: [],
    tax: 0,
    order_level_discount: 0,
    cart_modifiers: [],
    cart_configurations: [],
  };
}
