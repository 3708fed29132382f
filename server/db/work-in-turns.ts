import { isDatabaseUnavailable } from './database-unavailable.ts';

/** So many pieces of one tenant's work before it is asked anew who waits. */
const roundsAtOnce = 10;

type TenantWork = {
  /** Tenants for whom something is due: read without a lock. */
  listDue: () => Promise<readonly number[]>;
  /**
   * Takes a piece of a tenant's work that nobody else has, under a lock or by putting it off, and does
   * it. @returns false where nothing of this tenant is left to take.
   */
  doNext: (tenantId: number) => Promise<boolean>;
  /** A piece failed: nothing more of this tenant is tried now. The others' go on. */
  onFailure: (error: unknown, tenantId: number) => void;
  isStopping?: () => boolean;
};

/**
 * Does what is due for any tenant, a piece of each in turn, so that one with much to do holds up none
 * of the others by more than a piece. Any number of instances may do it at the same time.
 * @returns how many pieces were done
 * @throws where the database does not answer
 */
export async function workInTurns(work: TenantWork): Promise<number> {
  const { listDue, doNext, onFailure, isStopping = () => false } = work;
  const failed = new Set<number>();
  let done = 0;

  const isDone = async (tenantId: number): Promise<boolean> => {
    try {
      return await doNext(tenantId);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      failed.add(tenantId);
      onFailure(error, tenantId);
      return false;
    }
  };

  for (;;) {
    const doneBefore = done;
    let waiting = (await listDue()).filter((tenantId) => !failed.has(tenantId));
    for (let round = 0; round < roundsAtOnce && waiting.length > 0; round += 1) {
      const further: number[] = [];
      for (const tenantId of waiting) {
        if (isStopping()) return done;
        if (!(await isDone(tenantId))) continue;
        done += 1;
        further.push(tenantId);
      }
      waiting = further;
    }
    // Nobody has anything left, or others hold all of it; what comes meanwhile waits for the next run.
    if (waiting.length === 0 || done === doneBefore) return done;
  }
}
