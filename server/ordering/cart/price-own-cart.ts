import { findHeldByOwnOrder } from '../../db/queries/orders.ts';
import type { StoredCart } from '../../db/queries/stored-cart.ts';
import type { Deps } from '../../dependencies/deps.ts';
import type { CartPurpose } from '../../domain/pricing/cart-purpose.ts';
import { isSoldOut } from '../../domain/menu/is-sold-out.ts';
import { priceStored } from '../../domain/pricing/price-stored.ts';
import type { PricedLines } from '../../domain/pricing/price-stored.ts';
import type { PricingContext } from '../../domain/pricing/pricing-context.ts';
import type { CartOwner } from './cart-owner.ts';
import { preparePricing } from '../pricing/prepare-pricing.ts';

type PricingRequest = Pick<StoredCart, 'restaurant' | 'items'> & { purpose: CartPurpose };

/**
 * Prices a cart for its owner. What the owner's unpaid order of it holds is not sold out to them:
 * that order ends, and gives it back, as soon as the cart is ordered otherwise (rule R60).
 */
export async function priceOwnCart(
  deps: Deps,
  { tenant, guestId }: CartOwner,
  { restaurant, items, purpose }: PricingRequest,
): Promise<{ pricing: PricingContext; priced: PricedLines }> {
  const pricing = await preparePricing(deps, { tenant, restaurant, purpose });
  const priced = priceStored(items, pricing);
  if (!priced.problems.some(isSoldOut)) return { pricing, priced };
  const owner = { guestId, restaurantId: restaurant.id };
  const held = await findHeldByOwnOrder(deps.db, tenant.id, owner);
  if (held.length === 0) return { pricing, priced };
  const snapshot = await deps.menus.ifReturned(tenant.id, restaurant.id, held);
  const own = { ...pricing, snapshot };
  return { pricing: own, priced: priceStored(items, own) };
}
