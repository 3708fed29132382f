import type { ReservationState } from '#schemas/api/reservations.ts';
import { ApiError } from '../errors/api-error.ts';

/** What a reservation in this state refuses whoever made it. */
export const refuseState = (state: ReservationState): ApiError =>
  new ApiError(409, 'reservation_state', ({ reservations }) => reservations.states[state]);
