import {
  applyChanges,
  isSameValue,
  mergeDocuments,
  type ConfigChange,
} from '#schemas/config/changes.ts';
import type { Database } from '../db/client.ts';
import { lockDraft, saveDraft } from '../db/queries/site-drafts.ts';
import { findPublished } from '../db/queries/site-published.ts';
import type { SiteVersion } from '../db/queries/site-versions.ts';
import type { StoredDocument } from '../db/schema/site.ts';
import { completeSite, fromFuture, isFromFuture } from './complete-site.ts';
import type { Scope } from './scope.ts';
import { writeVersion } from './write-version.ts';

/** What is published in a place, to be changed. @throws ApiError 409 for one from the future. */
export async function publishedOf(tx: Database, scope: Scope): Promise<StoredDocument> {
  const { document } = await findPublished(tx, scope.tenantId, scope.restaurantId);
  if (scope.restaurantId !== null) return document instanceof Object ? { ...document } : {};
  const site = completeSite(document);
  if (isFromFuture(site)) throw fromFuture();
  return site;
}

type Made = {
  before: StoredDocument;
  changes: readonly ConfigChange[];
  input: Pick<SiteVersion, 'authorId' | 'author' | 'note' | 'kind'>;
  now: Date;
};

/**
 * Publishes what is published with some changes made, and drafts follow. Call it in a transaction
 * that locked the site (lockSite).
 * @returns the changes that found their place.
 */
export async function publishChanged(
  tx: Database,
  scope: Scope,
  { before, changes, input, now }: Made,
): Promise<ConfigChange[]> {
  const { document, missed } = applyChanges(before, changes);
  if (!isSameValue(before, document)) {
    const version = await writeVersion(tx, scope, { ...input, document, now });
    await followPublished(tx, scope, { before, after: document, version });
  }
  return changes.filter((change) => !missed.includes(change));
}

/**
 * Whoever edits goes on from what is published now, and keeps what they changed themselves.
 * @throws ApiError 409 where a later program wrote the draft: merged here, its settings could have two
 * places. An instance of that program can publish it.
 */
export async function followPublished(
  tx: Database,
  { tenantId, restaurantId }: Scope,
  { before, after, version }: { before: StoredDocument; after: StoredDocument; version: number },
): Promise<void> {
  const draft = await lockDraft(tx, tenantId, restaurantId);
  if (!draft) return;
  if (isFromFuture(draft.document)) throw fromFuture();
  const own = restaurantId === null ? completeSite(draft.document) : draft.document;
  const { merged } = mergeDocuments({ base: before, mine: after, theirs: own });
  await saveDraft(tx, tenantId, restaurantId, {
    revision: draft.revision + 1,
    document: merged,
    baseVersion: version,
    lastTransactionId: null,
  });
}
