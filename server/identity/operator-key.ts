import { hash, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../errors/api-error.ts';

/**
 * Whether what was sent is the operator's key. Hashes are compared, so that neither the time nor the
 * length tells how much of it was right.
 */
export const isOperatorKey = (key: string, sent: string): boolean =>
  timingSafeEqual(hash('sha256', key, 'buffer'), hash('sha256', sent, 'buffer'));

export const operatorKeyMissing = () =>
  new ApiError(401, 'unauthenticated', 'Send the operator’s key as a bearer token.');

export const operatorKeyWrong = () =>
  new ApiError(403, 'operator_key_wrong', 'This is not the operator’s key.');

/** Without a key on the server its operator's calls do not exist. */
export const noOperatorCalls = () =>
  new ApiError(404, 'not_found', 'There is nothing at this address.');
