import { migrateSiteConfig, versionOf } from '#schemas/config/migrate.ts';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import { setDesignsAside } from '#schemas/config/unknown-design.ts';
import { siteConfigVersion } from '#schemas/config/site.ts';
import { isRecord } from '#schemas/is-record.ts';
import { ApiError } from '../errors/api-error.ts';
import type { StoredDocument } from '../db/schema/site.ts';

/** Written by a later program: it may be shown, but not written back. */
export const isFromFuture = (document: StoredDocument): boolean =>
  versionOf(document) > siteConfigVersion;

export const fromFuture = () =>
  new ApiError(
    409,
    'from_future',
    'This site was saved by a newer version of the program, so it cannot be changed here.',
  );

/**
 * A stored site of the present version with every setting in its place, so that a change of any
 * finds it. What stands there stays as it is, also what this program does not know or cannot read.
 */
export function completeSite(stored: unknown): StoredDocument {
  const document = isRecord(stored) ? stored : {};
  if (isFromFuture(document)) return document;
  const { document: migrated } = setDesignsAside({ ...migrateSiteConfig(document) });
  const whole = filled(migrated, readSiteConfig(migrated).config);
  return isRecord(whole) ? whole : {};
}

function filled(stored: unknown, read: unknown): unknown {
  if (Array.isArray(stored) && Array.isArray(read)) {
    // A list that could not be read in full is left alone: its items stand elsewhere.
    if (stored.length !== read.length) return stored;
    return stored.map((item: unknown, index) => filled(item, read[index]));
  }
  if (!isRecord(stored) || !isRecord(read)) return stored;
  const completed = Object.entries(stored).map(([key, value]) => [key, filled(value, read[key])]);
  return { ...read, ...Object.fromEntries(completed) };
}
