import { dayMs, hourMs } from '#schemas/rules/time/minute.ts';
import {
  deleteExpiredDomains,
  listTenantsWithUnlookedDomains,
  takeUnlookedDomain,
} from '../db/queries/domains.ts';
import { workInTurns } from '../db/work-in-turns.ts';
import type { Deps } from '../dependencies/deps.ts';
import { lookAgain } from '../tenants/check-domain.ts';

type Needs = Pick<
  Deps,
  'db' | 'clock' | 'log' | 'options' | 'secretKey' | 'domainProbe' | 'isStopping'
>;

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
  const { db, clock, log, options, isStopping } = deps;
  const now = clock();
  await deleteExpiredDomains(db, new Date(now.getTime() - shownExpiredFor));
  const before = new Date(now.getTime() - lookedAtFor);
  const needs = { ...deps, originOf: options.originOf };
  const lookAtNext = async (tenantId: number) => {
    const domain = await takeUnlookedDomain(db, tenantId, { before, now });
    if (domain) await lookAgain(needs, domain);
    return domain !== null;
  };
  const work = {
    listDue: () => listTenantsWithUnlookedDomains(db, before),
    doNext: lookAtNext,
    onFailure: (error: unknown, tenantId: number) =>
      log.warn({ err: error, tenantId }, 'a domain could not be looked at'),
    isStopping,
  };
  await Promise.all(Array.from({ length: atOnce }, () => workInTurns(work)));
}
