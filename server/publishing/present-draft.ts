import type { ConfigDraft } from '#schemas/api/site-config.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Database } from '../db/client.ts';
import { beginDraft, findDraft, lockDraft, type SiteDraft } from '../db/queries/site-drafts.ts';
import { findLocks } from '../db/queries/site-locks.ts';
import { findPublished } from '../db/queries/site-published.ts';
import type { StoredDocument } from '../db/schema/site.ts';
import { completeSite } from './complete-site.ts';
import type { Scope } from './scope.ts';

/** A draft with what it is compared with and applied to. */
export type PresentDraft = {
  scope: Scope;
  revision: number;
  document: StoredDocument;
  published: { version: number; document: StoredDocument };
  /** The published site; of a site's own draft the same as `published`. */
  site: StoredDocument;
  siteVersion: number;
  locks: string[];
  lastTransactionId: string | null;
  updatedAt: Date | null;
  updatedBy: string | null;
};

/** The draft as it is; where nobody changed anything it is what is published, at revision 0. */
export async function readDraft(db: Database, scope: Scope): Promise<PresentDraft> {
  const row = await findDraft(db, scope.tenantId, scope.restaurantId);
  return present(db, scope, row);
}

/**
 * The same in a transaction, and everyone else who writes to it waits. Whoever publishes locks the
 * site first (lockSite), so that nobody waits in a circle.
 */
export async function readDraftToWrite(tx: Database, scope: Scope): Promise<PresentDraft> {
  const { tenantId, restaurantId } = scope;
  let row = await lockDraft(tx, tenantId, restaurantId);
  if (!row) {
    const { published } = await present(tx, scope, null);
    const { document, version } = published;
    await beginDraft(tx, tenantId, { restaurantId, document, baseVersion: version });
    row = await lockDraft(tx, tenantId, restaurantId);
  }
  return present(tx, scope, row);
}

async function present(db: Database, scope: Scope, row: SiteDraft | null): Promise<PresentDraft> {
  const { tenantId, restaurantId } = scope;
  const isSite = restaurantId === null;
  const stored = await findPublished(db, tenantId, null);
  const site = completeSite(stored.document);
  const published = isSite
    ? { version: stored.version, document: site }
    : await publishedOverrides(db, tenantId, restaurantId);
  const { keys } = await findLocks(db, tenantId);
  const document = row?.document ?? published.document;
  return {
    scope,
    revision: row?.revision ?? 0,
    document: isSite ? completeSite(document) : document,
    published,
    site,
    siteVersion: stored.version,
    locks: keys,
    lastTransactionId: row?.lastTransactionId ?? null,
    updatedAt: row?.updatedAt ?? null,
    updatedBy: row?.updatedBy ?? null,
  };
}

async function publishedOverrides(db: Database, tenantId: number, restaurantId: number) {
  const { version, document } = await findPublished(db, tenantId, restaurantId);
  return { version, document: document instanceof Object ? { ...document } : {} };
}

/** A draft on the wire. */
export const showDraft = (draft: PresentDraft): ConfigDraft => ({
  restaurant_id: draft.scope.restaurantId,
  revision: draft.revision,
  document: draft.document,
  published: draft.published,
  site: draft.site,
  locks: draft.locks,
  updated_at: draft.updatedAt?.toISOString() ?? null,
  updated_by: draft.updatedBy,
});

/** @throws ApiError 412 with the present draft, where a write was made from another revision. */
export function requirePresent(draft: PresentDraft, revision: number | null): void {
  if (draft.revision === revision) return;
  const sentence = 'Somebody else changed this in the meantime.';
  throw new ApiError(412, 'stale_draft', sentence, { data: showDraft(draft) });
}
