import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { toMajor } from '#schemas/money.ts';
import { groupBy } from '../caches/group-by.ts';
import type { Database } from '../db/client.ts';
import { listRestaurantsSelling } from '../db/queries/menu-changes.ts';
import { readMenuContent } from '../db/queries/menu.ts';
import { findRestaurant } from '../db/queries/restaurants.ts';
import { listTaxClasses } from '../db/queries/tenant-settings.ts';
import { findTenant } from '../db/queries/tenants.ts';
import { restaurantNotFound } from '../errors/restaurant-not-found.ts';
import { menuDocumentOf } from './menu-document-of.ts';

/** A menu as its staff edit it; `soldAt` has the other restaurants that sell a dish, by its key. */
export type EditedMenuRead = EditedMenu & { soldAt: ReadonlyMap<string, readonly number[]> };

/**
 * Reads the whole menu of a restaurant, open or not.
 * @throws ApiError 404 where the tenant has no such restaurant.
 */
export async function readEditedMenu(
  db: Database,
  tenantId: number,
  restaurantId: number,
): Promise<EditedMenuRead> {
  const tenant = await findTenant(db, tenantId);
  const restaurant = await findRestaurant(db, tenantId, restaurantId);
  if (!tenant || !restaurant) throw restaurantNotFound();
  const rows = await readMenuContent(db, tenantId, restaurantId);
  const selling = await listRestaurantsSelling(db, tenantId, restaurantId);
  const soldAt = new Map(
    [...groupBy(selling, ({ dishId }) => String(dishId))].map(([key, others]) => [
      key,
      others.map((row) => row.restaurantId),
    ]),
  );
  const menu = menuDocumentOf(rows, tenant.currency);
  const amount = (minor: number) => toMajor(minor, tenant.currency);
  const whole = selling.flatMap(({ dishId, hasOwnPrice, onlinePrice, price, isFree }) => {
    if (hasOwnPrice || !menu.dishes[dishId]?.has_own_price) return [];
    const prices = { online_price: amount(onlinePrice), price: amount(price), is_free: isFree };
    return [[String(dishId), prices] as const];
  });
  const classes = await listTaxClasses(db, tenantId);
  return {
    restaurant_id: restaurantId,
    currency: tenant.currency,
    version: restaurant.menuVersion,
    menu,
    tax_classes: classes.map(({ id, name }) => ({ id, name })),
    shared_dish_ids: [...soldAt.keys()],
    ...(whole.length > 0 && { whole_prices: Object.fromEntries(whole) }),
    soldAt,
  };
}

/** The same as the contract has it. */
export const editedMenuReply = ({ soldAt: _soldAt, ...menu }: EditedMenuRead): EditedMenu => menu;
