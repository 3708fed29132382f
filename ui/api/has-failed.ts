import type { UseQueryResult } from '@tanstack/react-query';
import { ApiFailure } from './client.ts';

export type TriedQuery = Pick<
  UseQueryResult,
  'data' | 'isError' | 'isPaused' | 'errorUpdateCount' | 'failureReason'
>;

/**
 * Whether what is asked for did not come. It stays so while it is asked for again, which react-query
 * takes for a first try; and a server that is unavailable is told at once, not after its retries.
 */
export const hasFailed = (query: TriedQuery): boolean =>
  query.isError ||
  (query.data === undefined &&
    (query.isPaused || query.errorUpdateCount > 0 || isUnavailable(query.failureReason)));

/** The server said when it wants to be asked again. */
const isUnavailable = (failure: Error | null) =>
  failure instanceof ApiFailure && failure.retryAfter !== null;
