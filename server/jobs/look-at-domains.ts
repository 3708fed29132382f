import { dayMs, hourMs } from '#schemas/rules/time/minute.ts';
import { deleteExpiredDomains, takeUnlookedDomains } from '../db/queries/domains.ts';
import type { Deps } from '../dependencies/deps.ts';
import { lookAgain } from '../tenants/check-domain.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'options' | 'secretKey' | 'domainProbe' | 'isStopping'>;

/** Looked at by hand lately is looked at (ms). */
const lookedAtFor = 20 * hourMs;
/** The page says so long that a domain was not proved in time (ms). */
const shownExpiredFor = 7 * dayMs;
/** Each waits for strangers for some seconds at most. */
const atOnce = 5;

/**
 * Looks at every proved domain once a day, so that its owner is warned where it does not lead here
 * any more; nothing is ever cut off by it. Forgets what was not proved in time.
 */
export async function lookAtDomains(deps: Needs): Promise<void> {
  const { db, clock, options, isStopping } = deps;
  const now = clock();
  await deleteExpiredDomains(db, new Date(now.getTime() - shownExpiredFor));
  const before = new Date(now.getTime() - lookedAtFor);
  const needs = { ...deps, originOf: options.originOf };
  while (!isStopping()) {
    const due = await takeUnlookedDomains(db, { before, now, most: atOnce });
    if (due.length === 0) return;
    await Promise.all(due.map((domain) => lookAgain(needs, domain)));
  }
}
