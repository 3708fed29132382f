import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { RouteName } from '#schemas/api/routes.ts';
import { ApiError } from '../errors/api-error.ts';
import { createWorkQueue, type WorkQueue } from '../concurrency/work-queue.ts';
import { networkOf } from './network-of.ts';
import { tooManyRequests } from './rate-limit-error.ts';

export type GuessLimits = {
  /**
   * Does the work of a call that could be asked again and again until a secret is hit: an address
   * that missed too often is refused for a while, whoever asks rightly is never counted.
   * @throws ApiError 429, with the seconds to wait in Retry-After, and what the work throws.
   */
  guard<T>(call: GuardedCall, work: () => Promise<T>): Promise<T>;
};

type GuardedCall = { name: RouteName; request: FastifyRequest; reply: FastifyReply };

/** What a miss answers: a code that nobody has (rule R39), a password that is not the one. */
const misses: Partial<Record<RouteName, string>> = {
  getCart: 'unknown_coupon',
  placeOrder: 'unknown_coupon',
  staffSignIn: 'wrong_password',
};

/** Sign-ins of one address that wait for each other. */
const mostInTurn = 50;

/** Addresses that wait, remembered at once; more than attack a restaurant at the same time. */
const mostRefused = 10_000;

/**
 * Counts misses, in PostgreSQL, so that they hold across instances and restarts. Only a miss asks
 * it: carts with a code are read all the time, and a right code is none. An instance learns of an
 * address that others refuse by its next miss there.
 */
export function createGuessLimits(limiter: RateLimiterPostgres): GuessLimits {
  /** By key, when the address may ask again. */
  const refused = new LRUCache<string, number>({ max: mostRefused });
  /** Passwords are tried one after the other: sent all at once, none would be counted in time. */
  const turns = new LRUCache<string, WorkQueue>({ max: mostRefused });
  const turnOf = (key: string): WorkQueue => {
    const turn = turns.get(key) ?? createWorkQueue(1, mostInTurn);
    turns.set(key, turn);
    return turn;
  };
  return {
    async guard({ name, request, reply }, work) {
      const miss = misses[name];
      if (miss === undefined || !isGuess(name, request)) return work();
      const key = `${miss}:${networkOf(request.ip)}`;
      const attempt = async () => {
        const wait = (refused.get(key) ?? 0) - Date.now();
        if (wait > 0) throw tooManyRequests(reply, wait);
        try {
          return await work();
        } catch (error) {
          if (!(error instanceof ApiError) || !isMiss(error, miss)) throw error;
          const { consumedPoints, msBeforeNext } = await limiter.penalty(key);
          if (consumedPoints >= limiter.points) refused.set(key, Date.now() + msBeforeNext);
          throw consumedPoints > limiter.points ? tooManyRequests(reply, msBeforeNext) : error;
        }
      };
      if (name !== 'staffSignIn') return attempt();
      const turn = turnOf(key);
      if (turn.isFull()) throw tooManyRequests(reply, 1000);
      return turn.run(attempt);
    },
  };
}

/** Most carts are asked for without a code, and then there is nothing to guess. */
function isGuess(name: RouteName, { query, body }: FastifyRequest): boolean {
  if (name === 'staffSignIn') return true;
  const sent = name === 'getCart' ? query : body;
  return typeof sent === 'object' && sent !== null && 'coupon_code' in sent;
}

const isMiss = ({ code, extra }: ApiError, miss: string): boolean =>
  code === miss || (extra.problems ?? []).some((problem) => problem.code === miss);
