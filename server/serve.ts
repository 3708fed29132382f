import type { FastifyInstance } from 'fastify';
import type { RouteName } from '#schemas/api/routes.ts';
import type { Handler } from './context.ts';
import type { Deps } from './deps.ts';

/**
 * Binds one row of the contract to its handler. What the handler gets is parsed, its tenant and
 * caller are known; what it returns is the reply's body; what it refuses it throws as ApiError.
 */
export function serve<N extends RouteName>(
  _app: FastifyInstance,
  _deps: Deps,
  _name: N,
  _handler: Handler<N>,
): void {
  throw new Error('not bound yet');
}
