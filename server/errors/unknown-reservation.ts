import { ApiError } from './api-error.ts';

/** Also for a reservation of somebody else: whether it exists is not revealed (rule R95). */
export const unknownReservation = () =>
  new ApiError(404, 'unknown_reservation', ({ reservations }) => reservations.unknown);
