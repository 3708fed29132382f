import type { PaymentGatewayConfig } from '#schemas/api/settings.ts';
import { restaurantNotFound } from '../../caches/menu-cache.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import { readStoredCart } from '../../db/queries/stored-cart.ts';
import type { StoredCart } from '../../db/queries/stored-cart.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { cartPrep } from '../../domain/menu/dish-prep.ts';
import type { DishPrep } from '../../domain/menu/dish-prep.ts';
import type { Placement } from '../../domain/placing/check-placement.ts';
import { bodyAmount, placementPurpose } from './placement-purpose.ts';
import { priceStored } from '../../domain/pricing/price-stored.ts';
import type { PricedLines } from '../../domain/pricing/price-stored.ts';
import type { PricingContext } from '../../domain/pricing/pricing-context.ts';
import { chosenSlot } from '../restaurant/offered-slots.ts';
import type { ChosenSlot } from '../../domain/times/chosen-slot.ts';
import { preparePricing } from '../pricing/prepare-pricing.ts';

export type PlacementCall = {
  tenant: Tenant;
  guestId: string;
  /** Idempotency-Key (rule R51). */
  key: string;
  body: Placement;
};

/**
 * What a placement reads and works out before its transaction, so that its locks are short. It
 * stands while the cart's version and the menu's do.
 */
export type Prepared = {
  stored: StoredCart;
  pricing: PricingContext;
  priced: PricedLines;
  chosen: ChosenSlot;
  prep: DishPrep;
  gateways: PaymentGatewayConfig['gateways'];
  /** What the customer saw, in minor units. */
  expectedTotal: number;
};

/** @throws ApiError 404 for an unknown restaurant, 400 for a total or tip that is no amount. */
export async function preparePlacement(deps: Deps, call: PlacementCall): Promise<Prepared> {
  const { tenant, guestId, body } = call;
  const expectedTotal = bodyAmount(body, 'expected_total', tenant.currency);
  const restaurantId = body.restaurant_id;
  const stored = await readStoredCart(deps.db, tenant.id, { guestId, restaurantId });
  if (!stored) throw restaurantNotFound();
  const { restaurant, items } = stored;
  const purpose = placementPurpose(call, restaurant.timeZone);
  const [pricing, settings] = await Promise.all([
    preparePricing(deps, { tenant, restaurant, purpose }),
    deps.settings.get(tenant.id),
  ]);
  const prep = cartPrep(items, pricing.snapshot?.dishes ?? new Map());
  const chosen = await chosenSlot(deps, restaurant, {
    orderType: body.delivery_method,
    date: body.pickup_date,
    time: body.pickup_time,
    instant: body.pickup_at,
    prep,
    zone: pricing.quote?.zone,
  });
  const priced = priceStored(items, pricing);
  const { gateways } = settings.payment;
  return { stored, pricing, priced, chosen, prep, gateways, expectedTotal };
}
