import type { Route } from './customer-routes.ts';

/** Method and path of the calls about how a restaurant takes reservations. */
export const reservationSettingsRoutes = {
  getReservationSettings: {
    method: 'GET',
    path: '/v2/staff/restaurants/{restaurantId}/reservation-settings',
  },
  setReservationSettings: {
    method: 'PUT',
    path: '/v2/staff/restaurants/{restaurantId}/reservation-settings',
  },
} as const satisfies Record<string, Route>;

/** Method and path of staff's calls about reservations. */
export const staffReservationRoutes = {
  listDayReservations: {
    method: 'GET',
    path: '/v2/staff/restaurants/{restaurantId}/reservations',
  },
  addReservation: { method: 'POST', path: '/v2/staff/restaurants/{restaurantId}/reservations' },
  changeStaffReservation: { method: 'PATCH', path: '/v2/staff/reservations/{reservationId}' },
  moveReservation: { method: 'POST', path: '/v2/staff/reservations/{reservationId}/state' },
} as const satisfies Record<string, Route>;
