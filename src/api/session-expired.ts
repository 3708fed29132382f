import { ApiFailure, isTokenRefused } from './client.ts';

/**
 * Whether a call of staff was refused because their session is over; a wrong password or PIN says
 * nothing of the session.
 */
export const isSessionExpired = (failure: unknown): boolean =>
  isTokenRefused(failure) ||
  (failure instanceof ApiFailure && failure.code === 'staff_session_expired');
