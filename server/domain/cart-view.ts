import type { Cart, CartItem } from '#schemas/api/cart.ts';
import type { Problem } from '#schemas/api/wire.ts';
import { toMajor } from '#schemas/money.ts';
import { priceCart } from '#schemas/rules/price-cart.ts';
import type { PricedCart } from '#schemas/rules/price-cart.ts';
import type { MenuSnapshot, PricedValue } from '../caches/menu-snapshot.ts';
import type { Tenant } from '../context.ts';
import { lineProblems, resolveLine } from './resolve-line.ts';
import type { ResolvedLine, StoredLine } from './resolve-line.ts';

export type CartLine = StoredLine & { id: number };
export type OtherCart = { restaurant_id: number; item_count: number };

export type PricedLines = {
  lines: {
    line: CartLine;
    resolved: ResolvedLine | null;
    unit: number;
    total: number;
    tax: number;
  }[];
  amounts: PricedCart;
  problems: Problem[];
};

/** A line whose product left the menu costs 0: it cannot be ordered, and no old price is kept. */
const nothing = { quantity: 0, base: 0, adjustments: [], options: [] };

/** Prices a cart by the menu as it is now; amounts in minor units (rules R2, R8, R9, R28). */
export function priceLines(
  lines: readonly CartLine[],
  snapshot: MenuSnapshot | null,
  tenant: Pick<Tenant, 'taxPpm' | 'taxInclusive'>,
): PricedLines {
  const resolved = lines.map((line) => resolveLine(line, snapshot));
  const amounts = priceCart(
    resolved.map((line) => line?.toPrice ?? nothing),
    { ppm: tenant.taxPpm, inclusive: tenant.taxInclusive },
  );
  return {
    lines: lines.map((line, index) => ({
      line,
      resolved: resolved[index] ?? null,
      ...(amounts.lines[index] ?? { unit: 0, total: 0, tax: 0 }),
    })),
    amounts,
    problems: lines.flatMap((line) => lineProblems(line, snapshot, `items.${line.id}`)),
  };
}

export type CartFacts = {
  tenant: Tenant;
  restaurantId: number | null;
  version: number;
  priced: PricedLines;
  otherCarts: OtherCart[];
  problems?: Problem[];
};

/** The cart as the wire shows it, every field of spec §3 filled; offers come with later issues. */
export function cartView(facts: CartFacts): Cart {
  const { tenant, restaurantId, version, priced, otherCarts, problems = [] } = facts;
  const major = (minor: number) => toMajor(minor, tenant.currency);
  return {
    items: priced.lines.map((entry) => itemView(entry, restaurantId ?? 0, otherCarts, major)),
    item_count: priced.lines.reduce((count, { line }) => count + line.quantity, 0),
    total: major(priced.amounts.total),
    subtotal: major(priced.amounts.subtotal),
    tax_total: major(priced.amounts.taxTotal),
    tax_inclusive: tenant.taxInclusive,
    bill: [],
    due: major(priced.amounts.total),
    coupon: null,
    delivery: null,
    deal_hints: [],
    tip_percents: [],
    version,
    restaurant_id: restaurantId,
    currency: tenant.currency,
    problems: [...problems, ...priced.problems],
  };
}

type Major = (minor: number) => number;

function itemView(
  { line, resolved, total, tax }: PricedLines['lines'][number],
  restaurantId: number,
  otherCarts: OtherCart[],
  major: Major,
): CartItem {
  const product = resolved?.product;
  return {
    id: line.id,
    quantity: line.quantity,
    item_total: major(total),
    discounted_item_total: major(total),
    applied_coupon: null,
    is_auto_coupon: false,
    is_free: false,
    offer_type: null,
    offer_quantity_applied: 0,
    cart_portions: [],
    combo_product_id: null,
    combo_products: null,
    coupon_id: null,
    coupons: null,
    deal_id: null,
    deals: null,
    deal_component_type_id: null,
    deal_component_types: null,
    discount_amount: 0,
    is_half_and_half: 0,
    notes: line.notes,
    products: {
      name: product?.name ?? '',
      description: product?.description ?? '',
      image: product?.imageUrl ? { image_url: product.imageUrl } : null,
    },
    restaurant_products: {
      id: line.restaurantProductId,
      online_price: major(product?.onlinePrice ?? 0),
      price: major(product?.price ?? 0),
      products: { id: line.productId, name: product?.name ?? '' },
    },
    restaurant_id: restaurantId,
    other_carts: otherCarts,
    tax: major(tax),
    order_level_discount: 0,
    cart_modifiers: (resolved?.modifiers ?? []).map(({ choice, modifier, values }) => ({
      quantity: choice.quantity,
      restaurant_product_modifiers: {
        id: modifier.id,
        online_price: major(modifier.onlinePrice),
        modifiers: { modifier: modifier.name },
      },
      cart_modifier_configurations: values.map((value) => configurationView(value, major)),
      cart_modifiers: [],
    })),
    cart_configurations: (resolved?.values ?? []).map((value) => configurationView(value, major)),
  };
}

const configurationView = (value: PricedValue, major: Major) => ({
  price_adjustment: major(value.priceAdjustment),
  product_configuration_attributes: { id: value.attributeId, display_name: value.attributeName },
  product_configuration_attribute_values: { id: value.id, display_value: value.name },
});
