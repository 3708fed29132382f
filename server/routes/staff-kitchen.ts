import type { RequestOf } from '#schemas/api/contract.ts';
import type { Handlers } from '../http/handler.ts';
import { findRestaurant, listRestaurants } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { restaurantNotFound } from '../errors/restaurant-not-found.ts';
import { requireOwnRestaurant, worksAt } from '../identity/own-restaurant.ts';
import { pauseOrders, type PauseChange } from '../ordering/restaurant/pause-orders.ts';
import {
  changeAvailabilities,
  changeAvailability,
} from '../ordering/restaurant/change-availability.ts';
import { showOrderTaking } from '../ordering/restaurant/show-order-taking.ts';
import { showSlotLoads } from '../ordering/restaurant/show-slot-loads.ts';
import { showStock } from '../ordering/restaurant/show-stock.ts';
import { requireActor } from '../identity/require-actor.ts';
import { requireStaff } from '../identity/require-staff.ts';

/** What a kitchen sees and changes during service: a dish is out, orders wait, a time is full. */
export const staffKitchenRoutes = (
  deps: Deps,
): Handlers<
  | 'setAvailability'
  | 'setAvailabilities'
  | 'listStock'
  | 'listOrderTaking'
  | 'pauseRestaurant'
  | 'getSlotLoads'
> => ({
  setAvailability: async (call) => {
    const { db, clock, menus } = deps;
    const { tenant, body } = call;
    const staff = requireActor(call);
    await requireOwnRestaurant(db, { tenantId: tenant.id, staff }, body.restaurant_id);
    const until = body.until === null ? null : new Date(body.until);
    const is_available = await db.transaction((tx) =>
      changeAvailability(tx, tenant.id, {
        restaurantId: body.restaurant_id,
        kind: body.kind,
        itemId: body.item_id,
        isAvailable: body.is_available,
        until,
        quantity: body.quantity,
        dailyQuantity: body.daily_quantity,
        now: clock(),
      }),
    );
    // Whoever looks next sees it, and the event may come a little late.
    menus.forget(tenant.id, body.restaurant_id);
    return { data: { is_available } };
  },

  setAvailabilities: async (call) => {
    const { db, clock, menus } = deps;
    const { tenant, body, params } = call;
    const staff = requireActor(call);
    const { restaurantId } = params;
    await requireOwnRestaurant(db, { tenantId: tenant.id, staff }, restaurantId);
    const now = clock();
    await db.transaction((tx) =>
      changeAvailabilities(tx, tenant.id, {
        restaurantId,
        now,
        items: body.items.map((item) => ({
          kind: item.kind,
          itemId: item.item_id,
          isAvailable: item.is_available,
          until: item.until === null ? null : new Date(item.until),
          quantity: item.quantity,
          dailyQuantity: item.daily_quantity,
        })),
      }),
    );
    menus.forget(tenant.id, restaurantId);
    return { data: { changed: body.items.length } };
  },

  listStock: async (call) => {
    const { tenant, params } = call;
    const staff = requireActor(call);
    await requireOwnRestaurant(deps.db, { tenantId: tenant.id, staff }, params.restaurantId);
    return { data: await showStock(deps, tenant.id, params.restaurantId) };
  },

  listOrderTaking: async (call) => {
    const { tenant, query } = call;
    const staff = requireStaff(call);
    const asked = query.restaurant_id;
    if (asked !== undefined) {
      await requireOwnRestaurant(deps.db, { tenantId: tenant.id, staff }, asked);
    }
    const own = (await listRestaurants(deps.db, tenant.id)).filter(
      ({ id }) => worksAt(staff, id) && (asked === undefined || id === asked),
    );
    const now = deps.clock();
    const data = [];
    for (const restaurant of own) data.push(await showOrderTaking(deps.db, restaurant, now));
    return { data };
  },

  pauseRestaurant: async (call) => {
    const { db, clock } = deps;
    const { tenant, body, params } = call;
    const staff = requireStaff(call);
    await requireOwnRestaurant(db, { tenantId: tenant.id, staff }, params.restaurantId);
    const now = clock();
    const paused = await db.transaction((tx) =>
      pauseOrders(tx, tenant.id, {
        restaurantId: params.restaurantId,
        until: readEnd(body.until),
        types: body.order_types,
        reason: body.reason,
        busyMinutes: body.busy_minutes,
        now,
      }),
    );
    return { data: await showOrderTaking(db, paused, now) };
  },

  getSlotLoads: async (call) => {
    const { tenant, params, query } = call;
    const staff = requireStaff(call);
    await requireOwnRestaurant(deps.db, { tenantId: tenant.id, staff }, params.restaurantId);
    const restaurant = await findRestaurant(deps.db, tenant.id, params.restaurantId);
    if (!restaurant) throw restaurantNotFound();
    return { data: await showSlotLoads(deps, restaurant, query.date ?? null) };
  },
});

/** An instant or a sign, such as null: the pause is over. */
function readEnd(until: RequestOf<'pauseRestaurant'>['body']['until']): PauseChange['until'] {
  if (until === undefined || until === null) return until;
  return isReopened(until) ? until : new Date(until);
}

const isReopened = (until: string): until is 'reopened' => until === 'reopened';
