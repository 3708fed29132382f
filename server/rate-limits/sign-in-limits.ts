import { hash } from 'node:crypto';
import { createWorkQueue, type WorkQueue } from '../concurrency/work-queue.ts';
import type { Deps } from '../dependencies/deps.ts';
import { createGrowingPauses } from './growing-pauses.ts';
import { createMissLimit } from './miss-limit.ts';
import { signInBusy, tooManyPasswords } from './rate-limit-error.ts';
import { storedLimiter } from './stored-limiter.ts';
import { createTurns } from './turns.ts';

export type SignInAttempt = {
  tenantId: number;
  /** Whose password is tried, whether there is such an account or not. */
  email: string;
  /** Where the call comes from (network-of.ts). */
  network: string;
  /** The browser's proof that its owner has signed in there before (known-device.ts); null: none. */
  device: string | null;
  /** Called once where strangers begin to guess at the account. */
  onGuessed: () => Promise<void>;
};

export type SignInLimits = {
  /**
   * Lets a password be tried, if it may be now.
   * @param work looks whether the password is right; null: it is not.
   * @throws ApiError 429 while the account or the address has to wait, 503 where too many passwords
   * are being checked, both with Retry-After; and what the work throws.
   */
  attempt<T>(attempt: SignInAttempt, work: () => Promise<T | null>): Promise<T | null>;
};

/**
 * Limits of signing in (decisions/024): by account with growing pauses, by address, and in how many
 * passwords are hashed at once. A browser in which the account's owner has signed in before has
 * misses, pauses and a queue of its own, so that strangers lock nobody out of it.
 * @param of whose accounts: each kind is counted apart
 */
export function createSignInLimits(
  { pool, options }: Pick<Deps, 'pool' | 'options'>,
  of: 'staff' | 'customers' = 'staff',
): SignInLimits {
  const { signIns, guesses } = options.limits;
  const prefix = of === 'staff' ? 'sign-in' : 'user-sign-in';
  const pauses = createGrowingPauses(pool, prefix, signIns.pauses);
  const networks = createMissLimit(storedLimiter(pool, `${prefix}-networks`, guesses));
  const hashing = {
    known: createWorkQueue(signIns.atOnce, signIns.mostWaiting),
    unknown: createWorkQueue(signIns.atOnce, signIns.mostWaiting),
  };
  const inTurn = createTurns();
  const tried = async <T>(key: string, queue: WorkQueue, work: () => Promise<T | null>) => {
    const wait = await pauses.waitOf(key);
    if (wait > 0) throw tooManyPasswords(wait);
    if (queue.isFull()) throw signInBusy();
    const found = await queue.run(work);
    if (found !== null) await pauses.forget(key);
    return found;
  };
  return {
    async attempt({ tenantId, email, network, device, onGuessed }, work) {
      if (device !== null) {
        const key = `device:${hash('sha256', device)}`;
        return inTurn(key, async () => {
          const found = await tried(key, hashing.known, work);
          if (found === null) await pauses.miss(key);
          return found;
        });
      }
      const key = `account:${hash('sha256', `${tenantId}:${email.toLowerCase()}`)}`;
      const attempt = async () => {
        networks.check(network);
        const found = await tried(key, hashing.unknown, work);
        if (found !== null) return found;
        // Once in the time that misses are remembered: with the first pause.
        if ((await pauses.miss(key)) === signIns.pauses.free) await onGuessed();
        await networks.miss(network);
        return null;
      };
      return inTurn(`network:${network}`, () => inTurn(key, attempt));
    },
  };
}
