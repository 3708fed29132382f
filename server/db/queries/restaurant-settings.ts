import { and, asc, count, eq, gte, inArray, sql } from 'drizzle-orm';
import type { DateHours, WeekHours } from '#schemas/api/staff-hours.ts';
import { orderStatus } from '#schemas/api/orders.ts';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import type { Database } from '../client.ts';
import {
  orders,
  restaurantExceptions,
  restaurantHours,
  restaurantImages,
  restaurants,
} from '../schema.ts';
import type { Restaurant } from './restaurants.ts';

const underWay = orderStatus.options.filter((status) => !isOrderOver(status));

const byId = (tenantId: number, id: number) =>
  and(eq(restaurants.tenantId, tenantId), eq(restaurants.id, id));

type NewRestaurant = Omit<typeof restaurants.$inferInsert, 'tenantId' | 'id'>;

/** Adds a restaurant; null: one of the tenant has its name. The tenant's row is locked before. */
export async function insertRestaurant(
  tx: Database,
  tenantId: number,
  values: NewRestaurant,
): Promise<Restaurant | null> {
  if (await isNameTaken(tx, tenantId, values.name, null)) return null;
  const [row] = await tx
    .insert(restaurants)
    .values({ ...values, tenantId })
    .returning();
  return row ?? null;
}

/** Whether a restaurant of the tenant but `exceptId` has this name, whatever its case. */
export async function isNameTaken(
  tx: Database,
  tenantId: number,
  name: string,
  exceptId: number | null,
): Promise<boolean> {
  const rows = await tx
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(
      and(eq(restaurants.tenantId, tenantId), sql`lower(${restaurants.name}) = lower(${name})`),
    );
  return rows.some(({ id }) => id !== exceptId);
}

/** Changes a restaurant under its lock. @returns it as it is now. */
export async function updateRestaurant(
  tx: Database,
  tenantId: number,
  id: number,
  change: Partial<NewRestaurant>,
): Promise<Restaurant | null> {
  const [row] = await tx.update(restaurants).set(change).where(byId(tenantId, id)).returning();
  return row ?? null;
}

/** Makes one picture a restaurant's first; '' leaves it without any. */
export async function setPicture(
  tx: Database,
  tenantId: number,
  restaurantId: number,
  uploadPath: string,
): Promise<void> {
  const key = and(
    eq(restaurantImages.tenantId, tenantId),
    eq(restaurantImages.restaurantId, restaurantId),
  );
  await tx.delete(restaurantImages).where(key);
  if (uploadPath === '') return;
  await tx.insert(restaurantImages).values({ tenantId, restaurantId, position: 0, uploadPath });
}

/** The first picture of each restaurant that has one, and how many of its orders are under way. */
export async function readBesidesDetails(
  db: Database,
  tenantId: number,
  restaurantIds: readonly number[],
): Promise<{ pictures: Map<number, string>; openOrders: Map<number, number> }> {
  if (restaurantIds.length === 0) return { pictures: new Map(), openOrders: new Map() };
  // One after the other: `db` may be a transaction, which has one connection.
  const images = await db
    .select()
    .from(restaurantImages)
    .where(
      and(
        eq(restaurantImages.tenantId, tenantId),
        inArray(restaurantImages.restaurantId, [...restaurantIds]),
      ),
    )
    .orderBy(asc(restaurantImages.position));
  const counts = await db
    .select({ restaurantId: orders.restaurantId, open: count() })
    .from(orders)
    .where(
      and(
        eq(orders.tenantId, tenantId),
        inArray(orders.restaurantId, [...restaurantIds]),
        inArray(orders.status, underWay),
      ),
    )
    .groupBy(orders.restaurantId);
  return {
    pictures: new Map(
      images.toReversed().map(({ restaurantId, uploadPath }) => [restaurantId, uploadPath]),
    ),
    openOrders: new Map(counts.map(({ restaurantId, open }) => [restaurantId, open])),
  };
}

type Hours = { week: readonly WeekHours[]; exceptions: readonly DateHours[] };

/** Replaces a restaurant's week, and the days that differ from a local date on. */
export async function replaceHours(
  tx: Database,
  { tenantId, id: restaurantId }: Pick<Restaurant, 'tenantId' | 'id'>,
  { week, exceptions }: Hours,
  since: string,
): Promise<void> {
  await tx
    .delete(restaurantHours)
    .where(
      and(eq(restaurantHours.tenantId, tenantId), eq(restaurantHours.restaurantId, restaurantId)),
    );
  await tx
    .delete(restaurantExceptions)
    .where(
      and(
        eq(restaurantExceptions.tenantId, tenantId),
        eq(restaurantExceptions.restaurantId, restaurantId),
        gte(restaurantExceptions.date, since),
      ),
    );
  const own = { tenantId, restaurantId };
  if (week.length > 0) {
    await tx.insert(restaurantHours).values(
      week.map(({ order_type: orderType, weekday, opens, closes }) => ({
        ...own,
        orderType,
        weekday,
        opens,
        closes,
      })),
    );
  }
  const upcoming = exceptions.filter(({ date }) => date >= since);
  if (upcoming.length > 0) {
    await tx.insert(restaurantExceptions).values(
      upcoming.map(({ date, order_type: orderType, ranges, note }) => ({
        ...own,
        date,
        orderType,
        ranges,
        note,
      })),
    );
  }
}
