import type { Deps } from '#server/dependencies/deps.ts';
import { reservationKey } from '#server/identity/reservation-key.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { addArea, addTables, insertBooking, otherPlace, setBookingRules } from './booking-plan.ts';

const instant = '2026-11-21T08:00:00.000Z';
const guest = { name: 'Ana', email: 'ana@example.com', phone: '0400 000 001' };

/** A reservation of the other small tenant, and every call of customers about one with its ids. */
export async function foreignReservations(deps: Pick<Deps, 'db' | 'secretKey'>) {
  await setBookingRules(deps.db, {}, otherPlace);
  const areaId = await addArea(deps.db, 'Terrace', otherPlace);
  const [tableId = 0] = await addTables(deps.db, areaId, [[1, 4]], otherPlace);
  const reservationId = await insertBooking(deps.db, { tableId }, otherPlace);
  const params = { reservationId };
  // The key is right for the other tenant, and opens nothing at this one's host.
  const key = reservationKey(deps, { tenantId: small.otherTenant, reservationId });
  const headers = { 'x-reservation-key': key };
  return {
    reservationId,
    calls: {
      listReservationTimes: {
        query: { restaurant_id: String(small.otherRestaurant), party: '2', from: '2026-11-21' },
      },
      holdTable: { payload: { restaurant_id: small.otherRestaurant, party: 2, instant } },
      releaseTable: { params },
      confirmReservation: { params, payload: guest },
      listOwnReservations: { query: { tenant_id: String(small.otherTenant) } },
      getReservation: { params, headers },
      changeReservation: {
        params,
        headers: { ...headers, 'if-match': '"0"' },
        payload: { party: 2, instant },
      },
      cancelReservation: { params, headers, payload: {} },
      listDayReservations: { params: { restaurantId: String(small.otherRestaurant) } },
      addReservation: {
        params: { restaurantId: String(small.otherRestaurant) },
        headers: { 'idempotency-key': '00000000-0000-4000-8000-000000000001' },
        payload: { party: 2, instant, source: 'phone' },
      },
      changeStaffReservation: {
        params,
        headers: { 'if-match': '"0"' },
        payload: { party: 2, instant },
      },
      moveReservation: { params, payload: { to: 'seated' } },
    },
  };
}
