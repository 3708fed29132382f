import { Temporal } from 'temporal-polyfill';
import { activeStatus } from '#schemas/rules/active-status.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Database } from '../db/client.ts';
import { findRestaurant, listRestaurants } from '../db/queries/restaurants.ts';
import type { Scope } from './scope.ts';

/** The clock that schedules go by: the restaurant's, for the site that of the first active one. */
export async function zoneOf(db: Database, { tenantId, restaurantId }: Scope): Promise<string> {
  if (restaurantId !== null) {
    return (await findRestaurant(db, tenantId, restaurantId))?.timeZone ?? 'UTC';
  }
  const [first] = await listRestaurants(db, tenantId, activeStatus);
  return first?.timeZone ?? 'UTC';
}

type Times = { publish_at?: string | undefined; revert_at?: string | undefined };

/**
 * The moments that somebody wrote by a restaurant's clock, `2026-12-24T18:00`; of one that occurs
 * twice the first (rule R23). A publish that names none is now.
 * @throws ApiError 422 for a day or time that there is not, one that has passed, and an end that
 * is not after its beginning.
 */
export function instantsOf(
  { publish_at, revert_at }: Times,
  timeZone: string,
  now: Date,
): { publishAt: Date | null; revertAt: Date | null } {
  const publishAt = publish_at === undefined ? null : instantOf('publish_at', publish_at, timeZone);
  const revertAt = revert_at === undefined ? null : instantOf('revert_at', revert_at, timeZone);
  if (publishAt !== null && publishAt <= now) {
    throw unfit('publish_at', 'This time has passed. Choose a later one, or publish now.');
  }
  if (revertAt !== null && revertAt <= (publishAt ?? now)) {
    throw unfit('revert_at', 'The change has to end after it begins. Choose a later time.');
  }
  return { publishAt, revertAt };
}

function instantOf(field: keyof Times, text: string, timeZone: string): Date {
  const local = plainOf(text);
  if (!local) throw unfit(field, 'There is no such day. Choose another one.');
  const zoned = local.toZonedDateTime(timeZone);
  if (!zoned.toPlainDateTime().equals(local)) {
    throw unfit(field, 'The clocks skip this time that night. Choose another one.');
  }
  return new Date(zoned.epochMilliseconds);
}

function plainOf(text: string): Temporal.PlainDateTime | null {
  try {
    return Temporal.PlainDateTime.from(text, { overflow: 'reject' });
  } catch {
    return null;
  }
}

const unfit = (field: keyof Times, message: string) =>
  new ApiError(422, 'unfit_time', message, {
    problems: [{ path: `body.${field}`, code: 'unfit_time', message }],
  });
