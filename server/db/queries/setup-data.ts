import { asc, eq, sql } from 'drizzle-orm';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { ZoneArea } from '#schemas/rules/delivery/zone.ts';
import type { Database } from '../client.ts';
import { deliveryZones } from '../schema.ts';
import type { Restaurant } from './restaurants.ts';

/** What the set-up looks at in a restaurant. */
export type RestaurantSetup = Pick<
  Restaurant,
  'id' | 'name' | 'streetName' | 'city' | 'orderTypes' | 'isOnlineOrderEnabled'
> & {
  /** Order types that have opening hours, weekly or on a day to come. */
  typesWithHours: DeliveryMethod[];
  /** Dishes that stand in a category of its menu. */
  dishes: number;
  /** Those that cost nothing, whatever is chosen with them. */
  freeDishes: number;
  /** Those that are sold, or will be again by themselves. */
  soldDishes: number;
};

/**
 * What the set-up looks at in the restaurants of a status, in their order.
 * @param today 'YYYY-MM-DD' from which on a day that differs counts.
 */
export async function listRestaurantSetups(
  db: Database,
  tenantId: number,
  { status, today }: { status: number; today: string },
): Promise<RestaurantSetup[]> {
  const { rows } = await db.execute<{
    id: string;
    name: string;
    street_name: string;
    city: string;
    order_types: DeliveryMethod[];
    is_online_order_enabled: boolean;
    types_of_hours: DeliveryMethod[];
    types_of_exceptions: (DeliveryMethod | 'any')[];
    dishes: number;
    free_dishes: number;
    sold_dishes: number;
  }>(sql`
    select r.id, r.name, r.street_name, r.city, r.order_types, r.is_online_order_enabled,
      array(
        select h.order_type from restaurant_hours h
        where h.tenant_id = r.tenant_id and h.restaurant_id = r.id
      ) as types_of_hours,
      array(
        select e.order_type from restaurant_exceptions e
        where e.tenant_id = r.tenant_id and e.restaurant_id = r.id
          and e.date >= ${today} and e.ranges <> '[]'::jsonb
      ) as types_of_exceptions,
      menu.dishes, menu.free_dishes, menu.sold_dishes
    from restaurants r, lateral (
      select count(*)::int as dishes,
        (count(*) filter (where dish.is_available or dish.unavailable_until is not null))::int
          as sold_dishes,
        (count(*) filter (where dish.online_price = 0 and not exists (
          select from configuration_attributes a
          join configuration_values v on v.tenant_id = a.tenant_id and v.attribute_id = a.id
          where a.tenant_id = dish.tenant_id and a.restaurant_product_id = dish.id
            and v.price_adjustment > 0
        ) and not exists (
          select from product_modifier_groups g
          join modifiers m
            on m.tenant_id = g.tenant_id and m.modifier_group_id = g.modifier_group_id
          join modifier_groups c on c.tenant_id = g.tenant_id and c.id = g.modifier_group_id
          where g.tenant_id = dish.tenant_id and g.restaurant_product_id = dish.id
            and m.is_listed and (
              m.online_price > 0 and 0 = cardinality(c.sequence_prices)
              or 0 < any (c.sequence_prices)
            )
        )))::int as free_dishes
      from restaurant_products dish
      where dish.tenant_id = r.tenant_id and dish.restaurant_id = r.id and dish.is_listed
        and exists (
          select from category_products c
          where c.tenant_id = dish.tenant_id and c.restaurant_product_id = dish.id
        )
    ) menu
    where r.tenant_id = ${tenantId} and r.status = ${status}
    order by r.position, r.id`);
  return rows.map((row) => ({
    id: Number(row.id),
    name: row.name,
    streetName: row.street_name,
    city: row.city,
    orderTypes: row.order_types,
    isOnlineOrderEnabled: row.is_online_order_enabled,
    typesWithHours: row.order_types.filter(
      (type) =>
        row.types_of_hours.includes(type) ||
        row.types_of_exceptions.some((of) => of === 'any' || of === type),
    ),
    dishes: row.dishes,
    freeDishes: row.free_dishes,
    soldDishes: row.sold_dishes,
  }));
}

/** The kinds of area of a tenant's delivery zones, by restaurant. */
export function listZoneKinds(
  db: Database,
  tenantId: number,
): Promise<{ restaurantId: number; kind: ZoneArea['kind'] }[]> {
  const { restaurantId, area } = deliveryZones;
  const kind = sql<ZoneArea['kind']>`${area}->>'kind'`;
  return db
    .selectDistinct({ restaurantId, kind })
    .from(deliveryZones)
    .where(eq(deliveryZones.tenantId, tenantId))
    .orderBy(asc(restaurantId));
}
