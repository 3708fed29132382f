import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Placeholder, SQLWrapper } from 'drizzle-orm';
import type { StoredLine } from './cart-items.ts';
import type { Database } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { carts, restaurants } from '../schema.ts';
import { blockReasonIn } from './blocked-customers.ts';
import { restaurantAt, seenRestaurant } from './restaurant-at.ts';
import type { Restaurant } from './restaurants.ts';
import type { SlotLoad } from './slot-usage.ts';

export type OtherCart = { restaurant_id: number; item_count: number };

/** A shopper's cart at a restaurant with what stands around it. */
export type StoredCart = {
  restaurant: Restaurant;
  /** Of the open cart, else the last one that the shopper's carts there had; 0 where there was none. */
  version: number;
  /** In the order they were added. */
  items: StoredLine[];
  /** Units in the shopper's other open carts that hold anything. */
  otherCarts: OtherCart[];
};

/**
 * The shopper's cart at a restaurant, or, without one named, the one with the latest change; all of
 * it in one statement, for carts are read far more often than anything else; the restaurant's row
 * is read anew only where it changed.
 * @returns null where the tenant has no such restaurant, or none is named and no cart is open.
 */
export async function readStoredCart(
  db: Database,
  tenantId: number,
  { shopperId, restaurantId }: { shopperId: string; restaurantId: number | null },
): Promise<StoredCart | null> {
  const [row] = await cartStatement(db).execute({ tenantId, shopperId, restaurantId });
  if (!row) return null;
  const { seen, version, items, otherCarts } = row;
  const restaurant = await restaurantAt(db, tenantId, seen);
  return restaurant && { restaurant, version, items, otherCarts };
}

/** A cart that is to be placed, with what else its placement is judged by. */
export type CartToPlace = StoredCart & {
  /** Why its customer may not order online; null: they may. */
  blockReason: string | null;
  /** What the times around the requested one hold; none where the restaurant has no limits. */
  loads: SlotLoad[];
};

export type PlaceAt = {
  shopperId: string;
  restaurantId: number;
  /** The names that its customer is known by. */
  customerKeys: readonly string[];
  /** The requested time on the restaurant's clock, as '2026-11-20T18:00'; null: none. */
  local: string | null;
};

/** The same for a placement. @returns null where the tenant has no such restaurant. */
export async function readCartToPlace(
  db: Database,
  tenantId: number,
  { customerKeys, ...at }: PlaceAt,
): Promise<CartToPlace | null> {
  const keys = [...customerKeys];
  const [row] = await placeStatement(db).execute({ tenantId, keys, ...at });
  if (!row) return null;
  const { seen, ...stored } = row;
  const restaurant = await restaurantAt(db, tenantId, seen);
  return restaurant && { restaurant, ...stored };
}

type Given<T> = T | SQLWrapper | Placeholder;

/** Lines of a cart in one value, in the order they were added. */
export const linesOf = (tenantId: Given<number>, cartId: Given<string>) => sql<
  StoredLine[]
>`coalesce((
  select json_agg(json_build_object(
    'id', id, 'kind', kind, 'offerId', offer_id, 'parts', parts, 'quantity', quantity,
    'notes', notes, 'signature', signature
  ) order by id)
  from cart_items where tenant_id = ${tenantId} and cart_id = ${cartId}
), '[]')`;

/** Units in a shopper's open carts at other restaurants, in one value. */
export const otherCartsOf = (
  tenantId: Given<number>,
  shopperId: Given<string>,
  restaurantId: Given<number>,
) => sql<OtherCart[]>`coalesce((
  select json_agg(o order by o.restaurant_id) from (
    select c.restaurant_id, sum(i.quantity)::int as item_count
    from carts c join cart_items i on i.tenant_id = c.tenant_id and i.cart_id = c.id
    where c.tenant_id = ${tenantId} and c.shopper_id = ${shopperId} and c.closed_at is null
      and c.restaurant_id <> ${restaurantId}
    group by c.restaurant_id
  ) o
), '[]')`;

const [tenant, shopper] = [sql.placeholder('tenantId'), sql.placeholder('shopperId')];

const latest = sql`(
  select restaurant_id from carts
  where tenant_id = ${tenant} and shopper_id = ${shopper} and closed_at is null
  order by updated_at desc, id desc limit 1
)`;

const lastVersion = sql<number>`coalesce(${carts.version}, (
  select max(version) from carts
  where tenant_id = ${tenant} and shopper_id = ${shopper} and restaurant_id = ${restaurants.id}
), 0)`;

const cartFields = {
  seen: seenRestaurant,
  version: lastVersion,
  items: linesOf(tenant, carts.id),
  otherCarts: otherCartsOf(tenant, shopper, restaurants.id),
};

const isOpenCart = and(
  eq(carts.tenantId, restaurants.tenantId),
  eq(carts.restaurantId, restaurants.id),
  eq(carts.shopperId, shopper),
  isNull(carts.closedAt),
);

const cartStatement = prepareOnce((db) =>
  db
    .select(cartFields)
    .from(restaurants)
    .leftJoin(carts, isOpenCart)
    .where(
      and(
        eq(restaurants.tenantId, tenant),
        sql`${restaurants.id} = coalesce(${sql.placeholder('restaurantId')}::bigint, ${latest})`,
      ),
    )
    .prepare('read_stored_cart'),
);

const wanted = sql`(${sql.placeholder('local')}::timestamp at time zone ${restaurants.timeZone})`;

/** A window, and what a clock may be set forward or back. */
const around = sql`make_interval(hours => 2, mins => greatest(1, ${restaurants.capacityWindowMinutes}))`;

const placeStatement = prepareOnce((db) =>
  db
    .select({
      ...cartFields,
      blockReason: blockReasonIn(tenant, sql.placeholder('keys')),
      loads: sql<SlotLoad[]>`coalesce((
        select json_agg(json_build_object(
          'startsAt', (extract(epoch from starts_at) * 1000)::bigint, 'orders', orders,
          'units', units
        ) order by starts_at)
        from slot_usage
        where tenant_id = ${tenant} and restaurant_id = ${restaurants.id}
          and (${restaurants.capacityOrders} is not null or ${restaurants.capacityUnits} is not null)
          and starts_at between ${wanted} - ${around} and ${wanted} + ${around}
      ), '[]')`,
    })
    .from(restaurants)
    .leftJoin(carts, isOpenCart)
    .where(
      and(eq(restaurants.tenantId, tenant), eq(restaurants.id, sql.placeholder('restaurantId'))),
    )
    .prepare('read_cart_to_place'),
);
