import { notifyConfigChange } from '../db/queries/notify.ts';
import type { Database } from '../db/client.ts';
import { savePublished } from '../db/queries/site-published.ts';
import { insertVersion, storeFirstVersion, nextVersion } from '../db/queries/site-versions.ts';
import type { SiteVersion } from '../db/queries/site-versions.ts';
import type { StoredDocument } from '../db/schema/site.ts';
import type { Scope } from './scope.ts';

type Version = Pick<SiteVersion, 'authorId' | 'author' | 'note' | 'kind'> & {
  document: StoredDocument;
  now: Date;
};

/**
 * Publishes a document as the tenant's newest version; every instance and every open page is notified.
 * Call it in a transaction that locked the site (lockSite): versions are counted.
 * @returns the version's number.
 */
export async function writeVersion(
  tx: Database,
  { tenantId, restaurantId }: Scope,
  { document, now, ...input }: Version,
): Promise<number> {
  await storeFirstVersion(tx, tenantId);
  const version = await nextVersion(tx, tenantId);
  await insertVersion(tx, tenantId, {
    ...input,
    version,
    restaurantId,
    document,
    publishedAt: now,
  });
  await savePublished(tx, tenantId, restaurantId, { version, document, now });
  await notifyConfigChange(tx, tenantId);
  return version;
}
