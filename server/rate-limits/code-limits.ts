import { hash } from 'node:crypto';
import { RateLimiterRes, type RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Deps } from '../dependencies/deps.ts';
import { createMissLimit } from './miss-limit.ts';
import { tooManyCodes } from './rate-limit-error.ts';
import { storedLimiter } from './stored-limiter.ts';

/** Somebody asks for a code. */
export type AskedCode = {
  tenantId: number;
  channel: 'email' | 'sms';
  /** Where it goes: an address in lower case, or a number in E.164; counted by its hash. */
  address: string;
  /** Where the call comes from (network-of.ts). */
  network: string;
  /**
   * The proof of a browser in which the account's holder has signed in (known-device.ts), or whose
   * session it is: its codes are counted apart, so that strangers use none of them up; null: none.
   */
  device: string | null;
};

export type CodeLimits = {
  /**
   * Counts a code that is about to be sent.
   * @returns the seconds until another one may be sent
   * @throws ApiError 429 within that time, and where the address, the network or the tenant had
   * enough for a day; with Retry-After.
   */
  count(asked: AskedCode): Promise<number>;
  /**
   * Lets a code be tried by a network.
   * @param work looks whether it is right; null: it is not
   * @throws ApiError 429 for a network that missed too often; and what the work throws.
   */
  attempt<T>(network: string, work: () => Promise<T | null>): Promise<T | null>;
};

/** Limits of one-time codes (rule R93), counted in PostgreSQL; the same for unknown addresses. */
export function createCodeLimits({ pool, options }: Pick<Deps, 'pool' | 'options'>): CodeLimits {
  const { oneTimeCodes: rules, guesses } = options.limits;
  const resend = { points: 1, seconds: rules.resendSeconds };
  const pauses = storedLimiter(pool, 'code-pauses', resend);
  const addresses = {
    email: storedLimiter(pool, 'codes-to', rules.toMailbox),
    sms: storedLimiter(pool, 'codes-to-phone', rules.toPhone),
  };
  const networks = {
    email: storedLimiter(pool, 'codes-from', rules.mailsFrom),
    sms: storedLimiter(pool, 'sms-from', rules.smsFrom),
  };
  const smsOfTenant = storedLimiter(pool, 'sms-of', rules.smsOfTenant);
  const misses = createMissLimit(storedLimiter(pool, 'wrong-codes', guesses));
  return {
    async count({ tenantId, channel, address, network, device }) {
      const who = device === null ? 'anybody' : `device ${device}`;
      const key = hash('sha256', `${tenantId}:${channel}:${address}:${who}`);
      await consume(networks[channel], `${tenantId}:${network}`);
      await consume(pauses, key);
      await consume(addresses[channel], key);
      if (channel === 'sms') await consume(smsOfTenant, String(tenantId));
      return rules.resendSeconds;
    },
    async attempt(network, work) {
      misses.check(network);
      const found = await work();
      if (found === null) await misses.miss(network);
      return found;
    },
  };
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) throw tooManyCodes(refused.msBeforeNext);
    throw refused;
  }
}
