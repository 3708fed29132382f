import { couponEffect, type CouponEffect } from '#schemas/rules/offers/coupon.ts';
import type { SampleCouponEffect } from '#schemas/samples/sample-offer.ts';
import { coupons } from '../db/schema.ts';
import { conditionsOf } from './conditions-of.ts';
import type { MenuContext } from './insert-tenant.ts';

/**
 * Inserts the tenant's codes.
 * @param soldAt by restaurant, what it sells: ids of restaurant products by their sample keys.
 */
export async function insertCoupons(
  { tx, tenant, now, restaurantIds }: MenuContext,
  soldAt: ReadonlyMap<number, ReadonlyMap<string, number>>,
): Promise<void> {
  const idsOf = (key: string) => [...soldAt.values()].flatMap((ids) => ids.get(key) ?? []);
  const rows = tenant.coupons.map(({ effect, conditions, restaurants = [], ...coupon }) => ({
    ...coupon,
    tenantId: tenant.id,
    effect: effectOf(effect, idsOf),
    conditions: conditionsOf(conditions, now),
    restaurantIds: restaurants.flatMap((key) => restaurantIds.get(key) ?? []),
  }));
  if (rows.length > 0) await tx.insert(coupons).values(rows);
}

function effectOf(effect: SampleCouponEffect, idsOf: (key: string) => number[]): CouponEffect {
  if (effect.kind === 'free_delivery') return effect;
  const { kind, type, value, maxDiscount, products = [] } = effect;
  return couponEffect.parse({
    kind,
    type,
    value,
    max_discount: maxDiscount,
    product_ids: products.flatMap(idsOf),
  });
}
