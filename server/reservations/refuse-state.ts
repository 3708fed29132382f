import type { ReservationState } from '#schemas/api/reservations.ts';
import { ApiError } from '../errors/api-error.ts';

const sentences: Record<ReservationState, string> = {
  held: 'This reservation is not confirmed yet.',
  confirmed: 'This reservation is confirmed already.',
  seated: 'You are at your table already.',
  finished: 'This reservation is over.',
  cancelled: 'This reservation was cancelled.',
  no_show: 'This reservation is over.',
};

/** What a reservation in this state refuses whoever made it. */
export const refuseState = (state: ReservationState): ApiError =>
  new ApiError(409, 'reservation_state', sentences[state]);
