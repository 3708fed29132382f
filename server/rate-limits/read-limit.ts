import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RouteName } from '#schemas/api/routes.ts';
import type { RateLimit } from '../environment/server-options.ts';
import { networkOf } from './network-of.ts';
import { tooManyRequests } from './rate-limit-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a read of the route counts for; 1 where nothing is said, 0: it is never refused. */
    readCost?: number;
  }
}

/** Reads that ask the database or a maps service more than once. */
export const readCosts: Partial<Record<RouteName, number>> = {
  quoteDelivery: 20,
  lookUpMailDomain: 20,
  getSuggestedAddress: 20,
  suggestAddresses: 10,
  getStaffDay: 10,
  listReservationTimes: 10,
  getSlots: 5,
  getCart: 4,
  getMenu: 2,
};

/** Files that a page has by the dozen, and that cost nothing to serve. */
const isFile = (url: string) => url.startsWith('/assets/') || url.startsWith('/media/');

/**
 * Counts what is read from each address of the network. Each instance counts for itself, in memory:
 * a query for every read would cost more than most reads do.
 * @returns counts a request; it throws ApiError 429 with the time to wait.
 */
export function createReadLimit({
  points,
  seconds,
}: RateLimit): (request: FastifyRequest) => Promise<void> {
  const limiter = new RateLimiterMemory({ keyPrefix: 'reads', points, duration: seconds });
  return async ({ method, url, ip, routeOptions }) => {
    const isRead = method === 'GET' || method === 'HEAD';
    const { readCost = 1 } = routeOptions.config;
    if (!isRead || isFile(url) || readCost === 0) return;
    try {
      await limiter.consume(networkOf(ip), readCost);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw tooManyRequests(refused.msBeforeNext);
    }
  };
}
