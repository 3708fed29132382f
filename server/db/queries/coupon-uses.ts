import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { coupons, couponUses } from '../schema.ts';
import type { Coupon } from './offers.ts';

/** The coupon as it is, locked until the transaction ends: its uses are counted under it (R43). */
export async function lockCoupon(
  tx: Database,
  tenantId: number,
  id: number,
): Promise<Coupon | null> {
  const [coupon] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.tenantId, tenantId), eq(coupons.id, id)))
    .for('no key update');
  return coupon ?? null;
}

/** Writes a use down, or takes one up again that was released. */
export async function reserveCoupon(
  tx: Database,
  tenantId: number,
  use: { couponId: number; orderId: string; customerKeys: readonly string[]; now: Date },
): Promise<void> {
  await newUse(tx).execute({ tenantId, ...use, customerKeys: [...use.customerKeys] });
}

const newUse = prepareOnce((tx) =>
  tx
    .insert(couponUses)
    .values({
      tenantId: sql.placeholder('tenantId'),
      couponId: sql.placeholder('couponId'),
      orderId: sql.placeholder('orderId'),
      customerKeys: sql.placeholder('customerKeys'),
      reservedAt: sql.placeholder('now'),
    })
    .onConflictDoUpdate({
      target: [couponUses.tenantId, couponUses.couponId, couponUses.orderId],
      set: { releasedAt: null },
    })
    .prepare('reserve_coupon'),
);

/** Gives a use back; released uses do not count (rule R43). */
export async function releaseCoupon(
  tx: Database,
  tenantId: number,
  use: { couponId: number; orderId: string; now: Date },
): Promise<void> {
  await tx
    .update(couponUses)
    .set({ releasedAt: use.now })
    .where(
      and(
        eq(couponUses.tenantId, tenantId),
        eq(couponUses.couponId, use.couponId),
        eq(couponUses.orderId, use.orderId),
        isNull(couponUses.releasedAt),
      ),
    );
}

/** The names a customer was known by when the order was placed. */
export async function findCouponUse(
  db: Database,
  tenantId: number,
  use: { couponId: number; orderId: string },
): Promise<{ customerKeys: string[] } | null> {
  const [row] = await db
    .select({ customerKeys: couponUses.customerKeys })
    .from(couponUses)
    .where(
      and(
        eq(couponUses.tenantId, tenantId),
        eq(couponUses.couponId, use.couponId),
        eq(couponUses.orderId, use.orderId),
      ),
    );
  return row ?? null;
}
