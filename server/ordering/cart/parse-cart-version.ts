import { ApiError } from '../../errors/api-error.ts';

/**
 * The version in an If-Match header: `"5"`, `W/"5"` or, from simple clients, 5; null where none
 * was sent or any will do.
 * @throws ApiError 400 for a header that is no version of ours.
 */
export function parseVersion(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null;
  const digits = /^\s*(?:W\/)?"?(\d{1,10})"?\s*$/.exec(header)?.[1];
  if (digits !== undefined) return Number(digits);
  throw new ApiError(400, 'invalid_if_match', ({ cart }) => cart.noVersion);
}
