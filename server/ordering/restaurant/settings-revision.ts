import { ApiError } from '../../errors/api-error.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';

type Revisions = Restaurant['settingsRevisions'];

/** How often a page of settings was changed. */
export const revisionOf = (revisions: Revisions, page: string): number => revisions[page] ?? 0;

/** The same after one more change. */
export const risenRevision = (revisions: Revisions, page: string): Revisions => ({
  ...revisions,
  [page]: revisionOf(revisions, page) + 1,
});

/**
 * Lets a change pass that was made from what is stored now.
 * @param named the revision that it was made from; null: none that there ever was.
 * @throws ApiError 412 with the present settings.
 */
export function requireRevision(present: { revision: number }, named: number | null): void {
  if (present.revision === named) return;
  const sentence = 'Somebody else changed these settings in the meantime.';
  throw new ApiError(412, 'stale_settings', sentence, { data: present });
}
