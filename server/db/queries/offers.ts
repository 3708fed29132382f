import { and, arrayOverlaps, count, eq, isNull, ne, sql } from 'drizzle-orm';
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

/** One coupon of a tenant, whether it counts or not. */
export async function findCouponById(
  db: Database,
  tenantId: number,
  id: number,
): Promise<Coupon | null> {
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.tenantId, tenantId), eq(coupons.id, id)));
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

/**
 * Uses of a coupon that count: how often it is used, in all and by a customer of any of these names
 * (rule R43).
 * @param cartAt restaurant whose cart is looked at: the customer's unpaid order there does not
 * count, for it ends when its cart is ordered anew (rule R60).
 * @param except an order whose own use does not count
 */
export async function countCouponUses(
  db: Database,
  tenantId: number,
  couponId: number,
  customerKeys: readonly string[],
  { cartAt, except }: { cartAt?: number; except?: string } = {},
): Promise<{ total: number; customer: number }> {
  const [row] = await db
    .select({
      total: count(),
      customer:
        customerKeys.length === 0
          ? sql<number>`0`
          : sql<number>`count(*) filter (where ${arrayOverlaps(couponUses.customerKeys, [...customerKeys])})::int`,
    })
    .from(couponUses)
    .where(
      and(
        eq(couponUses.tenantId, tenantId),
        eq(couponUses.couponId, couponId),
        isNull(couponUses.releasedAt),
        except === undefined ? undefined : ne(couponUses.orderId, except),
        cartAt === undefined ? undefined : sql`not exists ${ownUnpaid(cartAt, customerKeys)}`,
      ),
    );
  return { total: row?.total ?? 0, customer: row?.customer ?? 0 };
}

const ownUnpaid = (restaurantId: number, customerKeys: readonly string[]) => sql`(
  select from orders
  where orders.tenant_id = ${couponUses.tenantId} and orders.id = ${couponUses.orderId}
    and orders.status = 'pending_payment' and orders.restaurant_id = ${restaurantId}
    and 'shopper:' || orders.shopper_id = any (${sql.param([...customerKeys])}::text[])
)`;
