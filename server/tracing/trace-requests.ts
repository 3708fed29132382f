import type { FastifyInstance } from 'fastify';
import type { Tracing } from './tracing.ts';

/** Node takes many more, and each would be a name of its own. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Traces each request until its connection is done with it, and names its trace in the reply. Event
 * streams are left out: they last as long as somebody reads them.
 * @param isProxy who is believed to say which trace a request is a part of; a client could else have
 * everything of it kept, or mix it into the traces of others
 */
export function traceRequests(
  app: FastifyInstance,
  tracing: Tracing,
  isProxy: (address: string) => boolean,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url: route = 'none', config } = request.routeOptions;
    if (config.isStream === true) return done();
    const span = tracing.beginRequest({
      method: methods.has(request.method) ? request.method : 'other',
      route,
      headers: isProxy(request.socket.remoteAddress ?? '') ? request.headers : {},
      requestId: request.id,
    });
    reply.header('traceresponse', span.named);
    reply.raw.once('close', () => span.end(reply.raw.statusCode));
    span.within(done);
  });
}
