import type { Route } from './customer-routes.ts';

/** Method and path of a customer's calls about reservations, apart so that their pages alone load them. */
export const reservationRoutes = {
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
} as const satisfies Record<string, Route>;
