import type { Route } from './customer-routes.ts';

/** Method and path of every call about tables and reservations, apart so that their pages alone load them. */
export const tableRoutes = {
  listReservationTimes: { method: 'GET', path: '/v2/reservation-times' },
  holdTable: { method: 'POST', path: '/v2/reservation-holds' },
  releaseTable: { method: 'DELETE', path: '/v2/reservation-holds/{reservationId}' },
  confirmReservation: {
    method: 'POST',
    path: '/v2/reservation-holds/{reservationId}/confirmation',
  },
  listOwnReservations: { method: 'GET', path: '/v2/reservations' },
  getReservation: { method: 'GET', path: '/v2/reservations/{reservationId}' },
  changeReservation: { method: 'PATCH', path: '/v2/reservations/{reservationId}' },
  cancelReservation: { method: 'POST', path: '/v2/reservations/{reservationId}/cancel' },
  getTablePlan: { method: 'GET', path: '/v2/staff/restaurants/{restaurantId}/tables' },
  setTablePlan: { method: 'PUT', path: '/v2/staff/restaurants/{restaurantId}/tables' },
  renewTableCode: { method: 'POST', path: '/v2/staff/tables/{tableId}/code' },
  getReservationSettings: {
    method: 'GET',
    path: '/v2/staff/restaurants/{restaurantId}/reservation-settings',
  },
  setReservationSettings: {
    method: 'PUT',
    path: '/v2/staff/restaurants/{restaurantId}/reservation-settings',
  },
  listDayReservations: {
    method: 'GET',
    path: '/v2/staff/restaurants/{restaurantId}/reservations',
  },
  addReservation: { method: 'POST', path: '/v2/staff/restaurants/{restaurantId}/reservations' },
  changeStaffReservation: { method: 'PATCH', path: '/v2/staff/reservations/{reservationId}' },
  moveReservation: { method: 'POST', path: '/v2/staff/reservations/{reservationId}/state' },
} as const satisfies Record<string, Route>;
