import {
  fitting,
  inverseOf,
  rebaseInverse,
  reversible,
} from '#schemas/config/reversible-changes.ts';
import type { Database } from '../db/client.ts';
import { lockSiteIfFree } from '../db/queries/site-published.ts';
import {
  listOpenSchedules,
  listTenantsWithDueSchedules,
  lockDueSchedule,
  saveSchedule,
  type SiteSchedule,
} from '../db/queries/site-schedules.ts';
import { workInTurns } from '../db/work-in-turns.ts';
import type { Deps } from '../dependencies/deps.ts';
import { publishChanged, publishedOf } from './publish-changes.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'settings'>;

/**
 * Publishes and reverts what is due, each in a transaction of its own: a moment missed while no
 * server ran is made up for, in order, so nothing is reverted before it was published. Any number
 * of instances may do it at the same time.
 * @returns how many were done.
 */
export function runSchedules(deps: Needs): Promise<number> {
  const { db, clock, log } = deps;
  return workInTurns({
    listDue: () => listTenantsWithDueSchedules(db, clock()),
    doNext: (tenantId) => runNext(deps, tenantId),
    onFailure: (error, tenantId) =>
      log.warn({ err: error, tenantId }, 'a scheduled change could not be published'),
  });
}

async function runNext({ db, clock, settings }: Needs, tenantId: number): Promise<boolean> {
  const isDone = await db.transaction(async (tx) => {
    const now = clock();
    if (!(await lockSiteIfFree(tx, tenantId))) return false;
    const schedule = await lockDueSchedule(tx, tenantId, now);
    if (!schedule) return false;
    await (schedule.state === 'waiting' ? begin : end)(tx, schedule, now);
    return true;
  });
  if (isDone) settings.forget(tenantId);
  return isDone;
}

/** The changes applied to what is published by now, so that fixes made in between survive. */
async function begin(tx: Database, schedule: SiteSchedule, now: Date): Promise<void> {
  const { tenantId, id, revertAt, authorId, author, note } = schedule;
  const before = await publishedOf(tx, schedule);
  const { changes } = schedule;
  const input = { authorId, author, note, kind: 'scheduled' as const };
  const made = await publishChanged(tx, schedule, { before, changes, input, now });
  await saveSchedule(tx, tenantId, id, {
    state: revertAt === null ? 'done' : 'running',
    inverse: inverseOf(reversible(before, made)),
  });
}

/** Undone where the value still is the scheduled one: later edits are left alone. */
async function end(tx: Database, schedule: SiteSchedule, now: Date): Promise<void> {
  const { tenantId, id, restaurantId, inverse, note } = schedule;
  const before = await publishedOf(tx, schedule);
  const changes = fitting(before, inverse);
  const input = { authorId: null, author: null, note, kind: 'reverted' as const };
  await publishChanged(tx, schedule, { before, changes, input, now });
  await saveSchedule(tx, tenantId, id, { state: 'done' });
  // Another one that covers this one goes back to what was there before both.
  for (const other of await listOpenSchedules(tx, tenantId, restaurantId)) {
    if (other.state !== 'running') continue;
    await saveSchedule(tx, tenantId, other.id, { inverse: rebaseInverse(inverse, other.inverse) });
  }
}
