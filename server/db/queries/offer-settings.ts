import { and, asc, count, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import type { EntryTranslations } from '#schemas/api/entry-translations.ts';
import type { Database } from '../client.ts';
import { coupons, couponUses, dealComponentProducts, dealComponents, deals } from '../schema.ts';
import type { Coupon } from './offers.ts';

export type CouponRow = Omit<Coupon, 'tenantId' | 'id'>;

/** Every code of a tenant, the newest first, with how often it counts as used (rule R43). */
export async function listCoupons(
  db: Database,
  tenantId: number,
): Promise<(Coupon & { used: number })[]> {
  const rows = await db
    .select()
    .from(coupons)
    .where(eq(coupons.tenantId, tenantId))
    .orderBy(sql`${coupons.id} desc`);
  const uses = await db
    .select({ id: couponUses.couponId, used: count() })
    .from(couponUses)
    .where(and(eq(couponUses.tenantId, tenantId), isNull(couponUses.releasedAt)))
    .groupBy(couponUses.couponId);
  const usedOf = new Map(uses.map(({ id, used }) => [id, used]));
  return rows.map((row) => ({ ...row, used: usedOf.get(row.id) ?? 0 }));
}

/** @returns null: another coupon of the tenant has the code. */
export async function insertCoupon(
  tx: Database,
  tenantId: number,
  row: CouponRow,
): Promise<Coupon | null> {
  const [written] = await tx
    .insert(coupons)
    .values({ ...row, tenantId })
    .onConflictDoNothing()
    .returning();
  return written ?? null;
}

/** Changes a coupon under its lock (lockCoupon). */
export async function updateCoupon(
  tx: Database,
  { tenantId, id }: Pick<Coupon, 'tenantId' | 'id'>,
  change: Partial<CouponRow>,
): Promise<void> {
  await tx
    .update(coupons)
    .set(change)
    .where(and(eq(coupons.tenantId, tenantId), eq(coupons.id, id)));
}

/** Whether another coupon of the tenant has this code, normalised (rule R39). */
export async function isCodeTaken(
  tx: Database,
  tenantId: number,
  code: string,
  exceptId: number | null,
): Promise<boolean> {
  const rows = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.tenantId, tenantId), eq(coupons.code, code)));
  return rows.some(({ id }) => id !== exceptId);
}

export type DealRow = typeof deals.$inferSelect;
export type DealStepRow = Pick<
  typeof dealComponents.$inferSelect,
  'id' | 'name' | 'translations' | 'role' | 'quantity'
> & { dishIds: number[] };
export type DealWithSteps = DealRow & { steps: DealStepRow[] };

/** Deals with their steps as they are shown. @param where which of them */
async function readDeals(
  db: Database,
  tenantId: number,
  where: { restaurantId: number | null } | { id: number },
): Promise<DealWithSteps[]> {
  const rows = await db
    .select()
    .from(deals)
    .where(
      and(
        eq(deals.tenantId, tenantId),
        'id' in where
          ? eq(deals.id, where.id)
          : where.restaurantId === null
            ? undefined
            : eq(deals.restaurantId, where.restaurantId),
      ),
    )
    .orderBy(asc(deals.restaurantId), asc(deals.position), asc(deals.id));
  if (rows.length === 0) return [];
  const steps = await db
    .select()
    .from(dealComponents)
    .where(
      and(
        eq(dealComponents.tenantId, tenantId),
        inArray(
          dealComponents.dealId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(dealComponents.position), asc(dealComponents.id));
  const placed =
    steps.length === 0
      ? []
      : await db
          .select()
          .from(dealComponentProducts)
          .where(
            and(
              eq(dealComponentProducts.tenantId, tenantId),
              inArray(
                dealComponentProducts.componentId,
                steps.map(({ id }) => id),
              ),
            ),
          )
          .orderBy(
            asc(dealComponentProducts.position),
            asc(dealComponentProducts.restaurantProductId),
          );
  return rows.map((deal) => ({
    ...deal,
    steps: steps
      .filter(({ dealId }) => dealId === deal.id)
      .map(({ id, name, translations, role, quantity }) => ({
        id,
        name,
        translations,
        role,
        quantity,
        dishIds: placed
          .filter(({ componentId }) => componentId === id)
          .map(({ restaurantProductId }) => restaurantProductId),
      })),
  }));
}

/** Every deal, those that ended too. @param restaurantId null: of all restaurants */
export const listDeals = (
  db: Database,
  tenantId: number,
  restaurantId: number | null,
): Promise<DealWithSteps[]> => readDeals(db, tenantId, { restaurantId });

export async function findDeal(
  db: Database,
  tenantId: number,
  id: number,
): Promise<DealWithSteps | null> {
  const [deal] = await readDeals(db, tenantId, { id });
  return deal ?? null;
}

export type DealWrite = Omit<
  DealRow,
  'tenantId' | 'id' | 'restaurantId' | 'position' | 'translations'
> & { translations?: EntryTranslations };

/** Adds a deal behind the others of its restaurant, without steps. @returns its id */
export async function insertDeal(
  tx: Database,
  { tenantId, restaurantId }: { tenantId: number; restaurantId: number },
  row: DealWrite,
): Promise<number> {
  const [last] = await tx
    .select({ position: max(deals.position) })
    .from(deals)
    .where(and(eq(deals.tenantId, tenantId), eq(deals.restaurantId, restaurantId)));
  const position = (last?.position ?? -1) + 1;
  const [written] = await tx
    .insert(deals)
    .values({ ...row, tenantId, restaurantId, position })
    .returning({ id: deals.id });
  if (!written) throw new Error('a deal was not written');
  return written.id;
}

export async function updateDeal(
  tx: Database,
  { tenantId, id }: Pick<DealRow, 'tenantId' | 'id'>,
  change: Partial<DealWrite>,
): Promise<void> {
  await tx
    .update(deals)
    .set(change)
    .where(and(eq(deals.tenantId, tenantId), eq(deals.id, id)));
}
