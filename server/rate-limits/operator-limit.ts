import type { FastifyRequest } from 'fastify';
import type { Deps } from '../dependencies/deps.ts';
import {
  isOperatorKey,
  noOperatorCalls,
  operatorKeyMissing,
  operatorKeyWrong,
} from '../identity/operator-key.ts';
import { bearerToken } from '../identity/token.ts';
import { createMissLimit } from './miss-limit.ts';
import { networkOf } from './network-of.ts';
import { storedLimiter } from './stored-limiter.ts';

/**
 * Lets the operator's calls in by their key; an address that sent wrong ones too often has to wait,
 * whatever it sends then.
 * @throws ApiError 404 where the server has no key, 401 without one, 403 for another one, 429.
 */
export type RequireOperator = (request: FastifyRequest) => Promise<void>;

export function createOperatorLimit({
  pool,
  options,
}: Pick<Deps, 'pool' | 'options'>): RequireOperator {
  const misses = createMissLimit(storedLimiter(pool, 'operator', options.limits.guesses));
  return async (request) => {
    if (options.operatorKey === null) throw noOperatorCalls();
    const network = networkOf(request.ip);
    misses.check(network);
    const sent = bearerToken(request.headers.authorization);
    if (sent === null) throw operatorKeyMissing();
    if (isOperatorKey(options.operatorKey, sent)) return;
    await misses.miss(network);
    throw operatorKeyWrong();
  };
}
