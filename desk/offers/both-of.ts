import type { TriedQuery } from '#ui/api/has-failed.ts';

type Query<T> = TriedQuery & { data: T | undefined; refetch(): unknown };

/** Two queries that a page needs both of, as one: it fails once, and is tried again as a whole. */
export function bothOf<A, B>(one: Query<A>, other: Query<B>): Query<readonly [A, B]> {
  const missing = [one, other].filter(({ data }) => data === undefined);
  return {
    data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
    isError: missing.some(({ isError }) => isError),
    isPaused: missing.some(({ isPaused }) => isPaused),
    errorUpdateCount: missing.reduce((sum, query) => sum + query.errorUpdateCount, 0),
    failureReason: missing.find(({ failureReason }) => failureReason)?.failureReason ?? null,
    refetch: () => missing.map(({ refetch }) => refetch()),
  };
}
