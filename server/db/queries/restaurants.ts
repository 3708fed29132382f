import { and, asc, eq, sql } from 'drizzle-orm';
import { activeStatus } from '#schemas/rules/active-status.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { Database } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { reservationSettings, restaurantImages, restaurants } from '../schema.ts';

export type Restaurant = typeof restaurants.$inferSelect;
export type RestaurantWithPictures = Restaurant & {
  images: string[];
  /** Whether tables can be booked online. */
  takesReservations: boolean;
};

/** Restaurants of a tenant in their order, with their pictures; of one status where one is given. */
export async function listRestaurants(
  db: Database,
  tenantId: number,
  status?: number,
): Promise<RestaurantWithPictures[]> {
  const [rows, images] = await Promise.all([
    db
      .select({ row: restaurants, isOn: reservationSettings.isOn })
      .from(restaurants)
      .leftJoin(
        reservationSettings,
        and(
          eq(reservationSettings.tenantId, restaurants.tenantId),
          eq(reservationSettings.restaurantId, restaurants.id),
        ),
      )
      .where(
        and(
          eq(restaurants.tenantId, tenantId),
          status === undefined ? undefined : eq(restaurants.status, status),
        ),
      )
      .orderBy(asc(restaurants.position), asc(restaurants.id)),
    db
      .select()
      .from(restaurantImages)
      .where(eq(restaurantImages.tenantId, tenantId))
      .orderBy(asc(restaurantImages.position)),
  ]);
  return rows.map(({ row, isOn }) => ({
    ...row,
    takesReservations: row.status === activeStatus && isOn === true,
    images: images
      .filter(({ restaurantId }) => restaurantId === row.id)
      .map(({ uploadPath }) => uploadPath),
  }));
}

export async function findRestaurant(
  db: Database,
  tenantId: number,
  id: number,
): Promise<Restaurant | null> {
  const [row] = await restaurantById(db).execute({ tenantId, id });
  return row ?? null;
}

/** Asked with every line that is added to a cart. */
const restaurantById = prepareOnce((db) =>
  db
    .select()
    .from(restaurants)
    .where(
      and(
        eq(restaurants.tenantId, sql.placeholder('tenantId')),
        eq(restaurants.id, sql.placeholder('id')),
      ),
    )
    .prepare('restaurant_by_id'),
);

/** A restaurant, locked until the transaction ends. */
export async function lockRestaurant(
  tx: Database,
  tenantId: number,
  id: number,
): Promise<Restaurant | null> {
  const [row] = await tx.select().from(restaurants).where(byId(tenantId, id)).for('no key update');
  return row ?? null;
}

/** Changes how a restaurant takes its orders, under its lock. @returns it as it is now. */
export async function updateOrderSettings(
  tx: Database,
  tenantId: number,
  id: number,
  change: Pick<
    Restaurant,
    | 'acceptsByHand'
    | 'acceptMinutes'
    | 'ifUnanswered'
    | 'orderMails'
    | 'orderMailAddress'
    | 'noShowLimit'
    | 'orderSettingsRevision'
  >,
): Promise<Restaurant | null> {
  const [row] = await tx.update(restaurants).set(change).where(byId(tenantId, id)).returning();
  return row ?? null;
}

/** Changes where a restaurant stands and delivers, under its lock. @returns it as it is now. */
export async function updateDeliverySettings(
  tx: Database,
  tenantId: number,
  id: number,
  change: Pick<Restaurant, 'latitude' | 'longitude' | 'deliveryMinutes' | 'deliveryRevision'>,
): Promise<Restaurant | null> {
  const [row] = await tx.update(restaurants).set(change).where(byId(tenantId, id)).returning();
  return row ?? null;
}

export type OrderTakingChange = {
  types: readonly DeliveryMethod[];
  /** null: takes orders again; undefined: as it is. */
  pause: { until: string | null; reason: string } | null | undefined;
  /** undefined: as they are. */
  busyMinutes: number | undefined;
};

/**
 * Changes what staff decide during service, of these order types alone: what somebody else changes
 * of another one at the same time stays. @returns the restaurant as it is now, if it is there.
 */
export async function updateOrderTaking(
  db: Database,
  tenantId: number,
  id: number,
  { types, pause, busyMinutes }: OrderTakingChange,
): Promise<Restaurant | null> {
  const forEach = (value: unknown) =>
    JSON.stringify(Object.fromEntries(types.map((type) => [type, value])));
  const change = {
    ...(pause === null && { pauses: sql`${restaurants.pauses} - ${sql.param(types)}::text[]` }),
    ...(pause && { pauses: sql`${restaurants.pauses} || ${forEach(pause)}::jsonb` }),
    ...(busyMinutes !== undefined && {
      busyMinutes: sql`${restaurants.busyMinutes} || ${forEach(busyMinutes)}::jsonb`,
    }),
  };
  const [row] = await db.update(restaurants).set(change).where(byId(tenantId, id)).returning();
  return row ?? null;
}

/** Sets how much of one order people of the role `staff` may refund, in minor units. */
export async function setStaffRefundLimit(
  db: Database,
  tenantId: number,
  id: number,
  staffRefundLimit: number,
): Promise<void> {
  await db.update(restaurants).set({ staffRefundLimit }).where(byId(tenantId, id));
}

const byId = (tenantId: number, id: number) =>
  and(eq(restaurants.tenantId, tenantId), eq(restaurants.id, id));
