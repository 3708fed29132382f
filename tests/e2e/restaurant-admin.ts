import { and, eq, sql } from 'drizzle-orm';
import { notifyMenuChange } from '#server/db/queries/notify.ts';
import type { Database } from '#server/db/client.ts';
import {
  orders,
  payments,
  products,
  restaurantProducts,
  restaurants,
  slotUsage,
} from '#server/db/schema.ts';
import { withDatabase } from './database.ts';

export type RestaurantKey = { tenantId: number; restaurantId: number };

/** Changes a restaurant as its staff would, with the notification that open pages get. */
function change(
  restaurant: RestaurantKey,
  work: (tx: Database, restaurant: RestaurantKey) => Promise<unknown>,
): Promise<void> {
  return withDatabase((db) =>
    db.transaction(async (tx) => {
      await work(tx, restaurant);
      await notifyMenuChange(tx, restaurant.tenantId, restaurant.restaurantId);
    }),
  );
}

const isRestaurant = ({ tenantId, restaurantId }: RestaurantKey) =>
  and(eq(restaurants.tenantId, tenantId), eq(restaurants.id, restaurantId));

const isDish = (tx: Database, { tenantId, restaurantId }: RestaurantKey, name: string) =>
  and(
    eq(restaurantProducts.tenantId, tenantId),
    eq(restaurantProducts.restaurantId, restaurantId),
    sql`${restaurantProducts.productId} in ${tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.tenantId, tenantId), eq(products.name, name)))}`,
  );

/** @param cents the new price in the storefront. */
export const changePrice = (restaurant: RestaurantKey, dish: string, cents: number) =>
  change(restaurant, (tx) =>
    tx
      .update(restaurantProducts)
      .set({ onlinePrice: cents })
      .where(isDish(tx, restaurant, dish)),
  );

export const setSoldOut = (restaurant: RestaurantKey, dish: string, isSoldOut: boolean) =>
  change(restaurant, (tx) =>
    tx
      .update(restaurantProducts)
      .set({ isAvailable: !isSoldOut })
      .where(isDish(tx, restaurant, dish)),
  );

/** Lets a time hold one order, and gives it that one; null lifts the limit again. */
export const fillSlot = (restaurant: RestaurantKey, startsAt: Date | null) =>
  change(restaurant, async (tx) => {
    await tx
      .update(restaurants)
      .set({ capacityOrders: startsAt === null ? null : 1, capacityUnits: null })
      .where(isRestaurant(restaurant));
    await tx.delete(slotUsage).where(eq(slotUsage.restaurantId, restaurant.restaurantId));
    if (startsAt)
      await tx.insert(slotUsage).values({ ...restaurant, startsAt, orders: 1, units: 1 });
  });

export const pauseOrders = (restaurant: RestaurantKey, until: Date | null, reason: string) => {
  const pause = { until: until && until.toISOString(), reason };
  const pauses = until === null ? {} : { pickup: pause, delivery: pause };
  return change(restaurant, (tx) =>
    tx.update(restaurants).set({ pauses }).where(isRestaurant(restaurant)),
  );
};

/** Orders wait for a person, or accept themselves. */
export const acceptByHand = (restaurant: RestaurantKey, acceptsByHand: boolean) =>
  change(restaurant, (tx) =>
    tx.update(restaurants).set({ acceptsByHand }).where(isRestaurant(restaurant)),
  );

/** All orders of a restaurant, and all payments that were ever tried there. */
export const countOrdersAndPayments = ({ tenantId, restaurantId }: RestaurantKey) =>
  withDatabase(async (db) => {
    const own = db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.tenantId, tenantId), eq(orders.restaurantId, restaurantId)));
    return {
      orders: await db.$count(orders, eq(orders.restaurantId, restaurantId)),
      payments: await db.$count(payments, sql`${payments.orderId} in ${own}`),
    };
  });
