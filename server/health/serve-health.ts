import type { FastifyInstance } from 'fastify';
import type { Deps } from '../dependencies/deps.ts';
import { createReadinessCheck } from './check-readiness.ts';

/** Asked every few seconds by whoever watches, on any host, and cheap: they are never refused. */
const config = { readCost: 0 };

/**
 * `/healthz`: the program is alive, whatever its database does; who gets no answer starts it anew.
 * `/readyz`: it can serve customers now, else 503; who asks sends them to another instance. Both
 * belong to no tenant and tell nothing but states.
 */
export function serveHealth(app: FastifyInstance, deps: Deps): void {
  const check = createReadinessCheck(deps);
  app.get('/healthz', { config }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', { config }, async (_request, reply) => {
    const readiness = await check();
    return reply
      .code(readiness.status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness);
  });
}
