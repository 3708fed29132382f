import { and, arrayOverlaps, count, eq, isNull, sql } from 'drizzle-orm';
import { normaliseCode } from '#schemas/rules/offers/normalise-code.ts';
import type { Database } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { coupons, couponUses } from '../schema.ts';

export type Coupon = typeof coupons.$inferSelect;

/** The coupon of a code as somebody typed it; null where the tenant has no such one (rule R39). */
export async function findCoupon(
  db: Database,
  tenantId: number,
  code: string,
): Promise<Coupon | null> {
  const [coupon] = await couponByCode(db).execute({ tenantId, code: normaliseCode(code) });
  return coupon ?? null;
}

/** Asked whenever a cart with a code is shown. */
const couponByCode = prepareOnce((db) =>
  db
    .select()
    .from(coupons)
    .where(
      and(
        eq(coupons.tenantId, sql.placeholder('tenantId')),
        eq(coupons.code, sql.placeholder('code')),
      ),
    )
    .prepare('coupon_by_code'),
);

/** Uses of a coupon that count: how often it is used, in all and by a customer of any of these names (rule R43). */
export async function countCouponUses(
  db: Database,
  tenantId: number,
  couponId: number,
  customerKeys: readonly string[],
): Promise<{ total: number; customer: number }> {
  const isOwn = arrayOverlaps(couponUses.customerKeys, [...customerKeys]);
  const [row] = await db
    .select({
      total: count(),
      customer:
        customerKeys.length === 0
          ? sql<number>`0`
          : sql<number>`count(*) filter (where ${isOwn})::int`,
    })
    .from(couponUses)
    .where(
      and(
        eq(couponUses.tenantId, tenantId),
        eq(couponUses.couponId, couponId),
        isNull(couponUses.releasedAt),
      ),
    );
  return { total: row?.total ?? 0, customer: row?.customer ?? 0 };
}
