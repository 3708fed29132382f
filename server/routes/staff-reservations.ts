import { findReservation } from '../db/queries/reservations.ts';
import { findRestaurant, type Restaurant } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { restaurantNotFound } from '../errors/restaurant-not-found.ts';
import { unknownReservation } from '../errors/unknown-reservation.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { requireActor } from '../identity/require-actor.ts';
import { openTabsOf } from '../ordering/staff-tabs/dining-room.ts';
import { namedRevision } from '../publishing/named-revision.ts';
import { addReservation } from '../reservations/add-reservation.ts';
import { changeStaffReservation } from '../reservations/change-staff-reservation.ts';
import { moveReservation } from '../reservations/move-reservation.ts';
import { readDay } from '../reservations/read-day.ts';

type OfReservation = 'changeStaffReservation' | 'moveReservation';
type Names = 'listDayReservations' | 'addReservation' | OfReservation;

/** Reservations at the desk: a day's timeline, and what staff do on it. */
export const staffReservationRoutes = (deps: Deps): Handlers<Names> => {
  const { db, clock } = deps;

  /** @throws ApiError 404, 403 for staff of another restaurant. */
  const ownRestaurant = async (call: Call<Names>, id: number): Promise<Restaurant> => {
    const { tenant } = call;
    await requireOwnRestaurant(db, { tenantId: tenant.id, staff: requireActor(call) }, id);
    const restaurant = await findRestaurant(db, tenant.id, id);
    if (!restaurant) throw restaurantNotFound();
    return restaurant;
  };

  const restaurantOf = async (call: Call<OfReservation>): Promise<Restaurant> => {
    const found = await findReservation(db, call.tenant.id, call.params.reservationId);
    if (!found) throw unknownReservation();
    return ownRestaurant(call, found.reservation.restaurantId);
  };

  return {
    listDayReservations: async (call) => {
      const restaurant = await ownRestaurant(call, call.params.restaurantId);
      const asked = { date: call.query.date ?? null, now: clock() };
      const tabs = restaurant.orderTypes.includes('dine_in')
        ? await openTabsOf(db, call.tenant, { restaurantId: restaurant.id, now: asked.now })
        : [];
      return { data: { ...(await readDay(db, restaurant, asked)), tabs } };
    },

    addReservation: async (call) => {
      const restaurant = await ownRestaurant(call, call.params.restaurantId);
      const { tenant, body, headers } = call;
      const key = headers['idempotency-key'];
      const data = await addReservation(deps, { tenant, restaurant, key, body });
      call.setRevision(data.revision);
      return { data };
    },

    changeStaffReservation: async (call) => {
      const restaurant = await restaurantOf(call);
      const data = await changeStaffReservation(deps, {
        restaurant,
        reservationId: call.params.reservationId,
        revision: namedRevision(call.headers),
        body: call.body,
      });
      call.setRevision(data.revision);
      return { data };
    },

    moveReservation: async (call) => {
      const restaurant = await restaurantOf(call);
      const { reservationId } = call.params;
      const data = await moveReservation(deps, { restaurant, reservationId, to: call.body.to });
      call.setRevision(data.revision);
      return { data };
    },
  };
};
