import type { FastifyRequest } from 'fastify';
import type { RouteName } from '#schemas/api/routes.ts';
import { ApiError } from '../errors/api-error.ts';
import type { MissLimit } from './miss-limit.ts';
import { networkOf } from './network-of.ts';

export type GuessLimits = {
  /**
   * Does the work of a call that could be asked again and again until a code is hit: an address
   * that missed too often is refused for a while, whoever asks rightly is never counted.
   * @throws ApiError 429, with the seconds to wait in Retry-After, and what the work throws.
   */
  guard<T>(call: GuardedCall, work: () => Promise<T>): Promise<T>;
};

type GuardedCall = { name: RouteName; request: FastifyRequest };

/** What a miss answers: a code that nobody has (rules R39, R69), not a tab's (R82), or the link of no mail. */
const misses: Partial<Record<RouteName, string>> = {
  getCart: 'unknown_coupon',
  placeOrder: 'unknown_coupon',
  lookUpGiftCard: 'unknown_gift_card',
  addOwnGiftCard: 'unknown_gift_card',
  joinTab: 'wrong_tab_code',
  showInvitation: 'unknown_link',
  acceptInvitation: 'unknown_link',
  setPasswordByLink: 'unknown_link',
};

const coupon = 'unknown_coupon';

/** Limits the guesses at codes; those at passwords are limited in sign-in-limits.ts. */
export function createGuessLimits(limit: MissLimit): GuessLimits {
  return {
    async guard({ name, request }, work) {
      const miss = misses[name];
      if (miss === undefined || (miss === coupon && !namesCode(name, request))) return work();
      const key = [miss, networkOf(request.ip), ...tableOf(name, request)].join(':');
      limit.check(key);
      try {
        return await work();
      } catch (error) {
        if (error instanceof ApiError && isMiss(error, miss)) await limit.miss(key);
        throw error;
      }
    },
  };
}

/** All guests of a restaurant come from its one network: the wrong codes of a table are its own. */
function tableOf(name: RouteName, { params }: FastifyRequest): string[] {
  if (name !== 'joinTab' || typeof params !== 'object' || params === null) return [];
  return 'token' in params && typeof params.token === 'string' ? [params.token] : [];
}

/** Most carts are asked for without a code, and then there is nothing to guess. */
function namesCode(name: RouteName, { query, body }: FastifyRequest): boolean {
  const sent = name === 'getCart' ? query : body;
  return typeof sent === 'object' && sent !== null && 'coupon_code' in sent;
}

const isMiss = ({ code, extra }: ApiError, miss: string): boolean =>
  code === miss || (extra.problems ?? []).some((problem) => problem.code === miss);
