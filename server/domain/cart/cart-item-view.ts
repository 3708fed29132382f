import type { CartItem, CartPortion } from '#schemas/api/cart.ts';
import type { OtherCart } from '../../db/queries/stored-cart.ts';
import {
  choicesView,
  productView,
  removedPortionView,
  noProductView,
  portionView,
} from './cart-portion-view.ts';
import type { ToMajor } from './cart-portion-view.ts';
import { isFreePart } from '../pricing/is-free-part.ts';
import type { PricedStoredLine } from '../pricing/price-stored.ts';
import type { PricingContext } from '../pricing/pricing-context.ts';

export type ItemContext = {
  pricing: PricingContext;
  otherCarts: OtherCart[];
  major: ToMajor;
};

/** A line as the wire shows it, every field of specification §3 filled. */
export function cartItemView(entry: PricedStoredLine, context: ItemContext): CartItem {
  const { line, resolved, priced } = entry;
  const { pricing, otherCarts, major } = context;
  const portions = portionsOf(entry, major);
  const kind = resolved?.kind ?? line.kind;
  const [first] = resolved?.parts ?? [];
  const coupon = couponFields(entry, pricing);
  const deal = dealFields(entry, portions, pricing);
  const choices = kind === 'plain' && first ? choicesView(first, major) : noChoices;
  // Every field by name: spreading them in costs more than pricing the line.
  return {
    id: line.id,
    quantity: line.quantity,
    item_total: major(priced.listTotal),
    discounted_item_total: major(priced.net),
    is_free: line.quantity > 0 && priced.freeUnits >= line.quantity,
    cart_portions: kind === 'half_and_half' ? portions : [],
    combo_product_id: kind === 'combo' ? line.offerId : null,
    combo_products:
      kind === 'combo' && line.offerId !== null
        ? { id: line.offerId, name: resolved?.name ?? '', children: portions }
        : null,
    applied_coupon: coupon.applied_coupon,
    coupon_id: coupon.coupon_id,
    coupons: coupon.coupons,
    is_auto_coupon: deal.is_auto_coupon,
    offer_type: deal.offer_type,
    offer_quantity_applied: deal.offer_quantity_applied,
    deal_id: deal.deal_id,
    deals: deal.deals,
    deal_component_type_id: deal.deal_component_type_id,
    deal_component_types: deal.deal_component_types,
    discount_amount: major(priced.dealDiscount),
    is_half_and_half: kind === 'half_and_half' ? 1 : 0,
    notes: line.notes,
    products: lineProductView(entry),
    restaurant_products: soldView(entry, major),
    restaurant_id: pricing.restaurant.id,
    other_carts: otherCarts,
    tax: major(priced.tax),
    order_level_discount: major(priced.orderDiscount + priced.pointsDiscount),
    cart_modifiers: choices.cart_modifiers,
    cart_configurations: choices.cart_configurations,
  };
}

const noChoices: ReturnType<typeof choicesView> = { cart_modifiers: [], cart_configurations: [] };

function portionsOf({ line, resolved }: PricedStoredLine, major: ToMajor): CartPortion[] {
  if ((resolved?.kind ?? line.kind) === 'plain') return [];
  if (!resolved) return line.parts.map(removedPortionView);
  return resolved.parts.map((part) =>
    portionView(part, { isFree: isFreePart(part, resolved), major }),
  );
}

function couponFields(
  { priced }: PricedStoredLine,
  { rules }: PricingContext,
): Pick<CartItem, 'applied_coupon' | 'coupon_id' | 'coupons'> {
  const { coupon } = rules;
  if (!coupon || priced.orderDiscount === 0) {
    return { applied_coupon: null, coupon_id: null, coupons: null };
  }
  const { id, code } = coupon;
  return { applied_coupon: code, coupon_id: id, coupons: { id, code } };
}

type DealFields = Pick<
  CartItem,
  | 'is_auto_coupon'
  | 'offer_type'
  | 'offer_quantity_applied'
  | 'deal_id'
  | 'deals'
  | 'deal_component_type_id'
  | 'deal_component_types'
>;

/** The deal that the line is an order of, else the automatic one that lowers it or counts it. */
function dealFields(
  { line, resolved, priced }: PricedStoredLine,
  portions: CartPortion[],
  { snapshot, rules }: PricingContext,
): DealFields {
  if (line.kind === 'deal' && line.offerId !== null) {
    return {
      is_auto_coupon: false,
      offer_type: resolved?.deal?.effect.kind ?? null,
      offer_quantity_applied: priced.dealDiscount > 0 ? line.quantity : 0,
      deal_id: line.offerId,
      deals: { id: line.offerId, name: resolved?.name ?? '', children: portions },
      deal_component_type_id: null,
      deal_component_types: null,
    };
  }
  const [applied] = priced.deals.toSorted((a, b) => b.discount - a.discount);
  const deal = applied && snapshot?.menuIndex.deals.get(applied.dealId);
  if (!applied || !deal) {
    const effect = priced.orderDiscount > 0 ? rules.coupon?.effect : undefined;
    const type = effect?.kind === 'amount' ? effect.type : null;
    return {
      is_auto_coupon: false,
      offer_type: type,
      offer_quantity_applied: 0,
      deal_id: null,
      deals: null,
      deal_component_type_id: null,
      deal_component_types: null,
    };
  }
  const role = applied.discount > 0 && deal.effect.kind === 'bogo' ? 'get' : 'buy';
  const productId = resolved?.parts[0]?.product.id ?? 0;
  const filled = deal.components.filter((one) => one.restaurantProductIds.includes(productId));
  const component = filled.find((one) => one.role === role) ?? filled[0] ?? null;
  return {
    is_auto_coupon: true,
    offer_type: deal.effect.kind,
    offer_quantity_applied: priced.deals.reduce((sum, { units }) => sum + units, 0),
    deal_id: deal.id,
    deals: { id: deal.id, name: deal.name, children: [] },
    deal_component_type_id: component?.id ?? null,
    deal_component_types: component && { id: component.id, name: component.name },
  };
}

function lineProductView({ resolved }: PricedStoredLine): CartItem['products'] {
  if (!resolved) return noProductView;
  const { kind, name, imageUrl, combo, deal, parts } = resolved;
  const description = combo?.description ?? deal?.description ?? parts[0]?.product.description;
  return productView({
    name,
    imageUrl,
    description: kind === 'half_and_half' ? '' : (description ?? ''),
  });
}

/** The line's dish, or the first of several, with its own prices. */
function soldView({ line, resolved }: PricedStoredLine, major: ToMajor) {
  const product = resolved?.parts[0]?.product;
  const [part] = line.parts;
  return {
    id: product?.id ?? part?.restaurantProductId ?? 0,
    online_price: major(product?.price ?? 0),
    price: major(product?.storePrice ?? 0),
    products: {
      id: product?.productId ?? part?.productId ?? 0,
      name: product?.name ?? '',
    },
  };
}
