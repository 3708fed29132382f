import type { FastifyInstance } from 'fastify';
import type { Deps } from '../dependencies/deps.ts';

/**
 * Dates each reply by the clock that the program goes by, as pages take their present from it
 * (decision 127); Node.js would date it by the machine's, which a demo of another day does not have.
 */
export function dateReplies(app: FastifyInstance, { clock }: Pick<Deps, 'clock'>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('date', clock().toUTCString());
    done();
  });
}
