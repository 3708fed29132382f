import type { StoredCart } from '../../db/queries/stored-cart.ts';
import type { Deps } from '../../dependencies/deps.ts';
import type { CartPurpose } from '../../domain/pricing/cart-purpose.ts';
import { withUnheld } from '../../domain/placing/unheld-problems.ts';
import { priceStored } from '../../domain/pricing/price-stored.ts';
import type { PricedLines } from '../../domain/pricing/price-stored.ts';
import type { PricingContext } from '../../domain/pricing/pricing-context.ts';
import type { CartOwner } from './cart-owner.ts';
import { cartShortages } from './cart-shortages.ts';
import { preparePricing } from '../pricing/prepare-pricing.ts';

type PricingRequest = Pick<StoredCart, 'restaurant' | 'items'> & { purpose: CartPurpose };

/** Prices a cart for its owner, with what is short of the day that it is for (rule R64). */
export async function priceOwnCart(
  deps: Deps,
  owner: CartOwner,
  { restaurant, items, purpose }: PricingRequest,
): Promise<{ pricing: PricingContext; priced: PricedLines }> {
  const pricing = await preparePricing(deps, { tenant: owner.tenant, restaurant, purpose });
  const priced = priceStored(items, pricing);
  const shortages = await cartShortages(deps, owner, pricing, priced);
  return { pricing, priced: { ...priced, problems: withUnheld(priced.problems, shortages) } };
}
