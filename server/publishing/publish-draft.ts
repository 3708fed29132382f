import { changesBetween } from '#schemas/config/changes.ts';
import { byItemIds, inverseOf, reversible } from '#schemas/config/reversible-changes.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Database } from '../db/client.ts';
import { saveDraft } from '../db/queries/site-drafts.ts';
import { lockSite } from '../db/queries/site-published.ts';
import {
  insertSchedule,
  listOpenSchedules,
  type SiteSchedule,
} from '../db/queries/site-schedules.ts';
import { putBack, type Write } from './change-draft.ts';
import { checkDocument } from './check-document.ts';
import { instantsOf, zoneOf } from './instant-in-zone.ts';
import { readDraftToWrite, requirePresent, type PresentDraft } from './present-draft.ts';
import type { Scope } from './scope.ts';
import { settleProposals } from './settle-proposals.ts';
import { writeVersion } from './write-version.ts';

/** When and why; times are the restaurant's own (moment-in-zone.ts). */
export type Order = {
  note: string;
  publish_at?: string | undefined;
  revert_at?: string | undefined;
};

type Published = { version: number | null; schedule: SiteSchedule | null; draft: PresentDraft };

/**
 * Publishes a draft: now, for good or until a moment; or at a moment, and then the draft is put
 * back to what is published, so that fixes can be made meanwhile. Published twice, it is once.
 * @throws ApiError 412 from another revision, 422 for errors of the checklist, for a time that
 * does not fit, and for nothing to do at it, 409 where too much waits.
 */
export async function publishDraft(tx: Database, write: Write, order: Order): Promise<Published> {
  const { scope, staff, revision, now } = write;
  await lockSite(tx, scope.tenantId);
  const draft = await readDraftToWrite(tx, scope);
  requirePresent(draft, revision);
  const { publishAt, revertAt } = instantsOf(order, await zoneOf(tx, scope), now);
  checkDocument(draft);
  const before = draft.published.document;
  const changes = byItemIds(before, changesBetween(before, draft.document));
  if (changes.length === 0) {
    if (publishAt ?? revertAt) throw nothingToDo();
    return { version: draft.published.version, schedule: null, draft };
  }
  if (publishAt ?? revertAt) await refuseTooMany(tx, scope);
  const input = { authorId: staff.id, author: staff.name, note: order.note };
  const schedule = {
    ...input,
    restaurantId: scope.restaurantId,
    changes,
    revertAt,
    createdAt: now,
  };
  if (publishAt !== null) {
    const waiting = await insertSchedule(tx, scope.tenantId, {
      ...schedule,
      state: 'waiting',
      publishAt,
    });
    return { version: null, schedule: waiting, draft: await putBack(tx, draft, { staff, now }) };
  }
  const { document } = draft;
  const version = await writeVersion(tx, scope, { ...input, kind: 'published', document, now });
  await settleProposals(tx, scope, { document, version, staff, now });
  const running =
    revertAt === null
      ? null
      : await insertSchedule(tx, scope.tenantId, {
          ...schedule,
          state: 'running',
          publishAt: now,
          inverse: inverseOf(reversible(before, changes)),
        });
  return { version, schedule: running, draft: await moveBase(tx, draft, version) };
}

/** The draft is what is published now, and so goes on from there. */
async function moveBase(tx: Database, draft: PresentDraft, version: number): Promise<PresentDraft> {
  const { tenantId, restaurantId } = draft.scope;
  const { document } = draft;
  const revision = draft.revision + 1;
  await saveDraft(tx, tenantId, restaurantId, { revision, document, baseVersion: version });
  const isSite = restaurantId === null;
  return {
    ...draft,
    revision,
    published: { version, document },
    site: isSite ? document : draft.site,
    siteVersion: isSite ? version : draft.siteVersion,
  };
}

/** More than anybody keeps in mind; each is applied over all the others when it ends. */
const mostSchedules = 100;

/** @throws ApiError 409 where so much waits already. The site is locked, so none comes between. */
async function refuseTooMany(tx: Database, { tenantId, restaurantId }: Scope): Promise<void> {
  const open = await listOpenSchedules(tx, tenantId, restaurantId);
  if (open.length < mostSchedules) return;
  const sentence = `${mostSchedules} changes wait already. Call some of them off first.`;
  throw new ApiError(409, 'too_many_schedules', sentence);
}

const nothingToDo = () =>
  new ApiError(422, 'nothing_to_publish', 'Nothing differs from what is published already.');
