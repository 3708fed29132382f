import type { FastifyInstance } from 'fastify';
import type { RequestMetrics } from './request-metrics.ts';

/** As nginx counts a caller who left before the reply was sent. */
const clientClosed = 499;

/** Node takes many more, and each would be a series of its own. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Counts each request once its connection is done with it: fastify's own hook stays silent about
 * callers who leave. What fastify refuses before any hook, such as a broken URL, is not counted.
 */
export function measureRequests(app: FastifyInstance, metrics: RequestMetrics): void {
  app.addHook('onRequest', (request, { raw }, done) => {
    const began = performance.now();
    const { url: route = 'none', config } = request.routeOptions;
    const isStream = config.isStream === true;
    const method = methods.has(request.method) ? request.method : 'other';
    if (isStream) metrics.streamBegan(route);
    raw.once('close', () => {
      const isCut = !raw.writableFinished && !isStream;
      const seconds = isStream ? null : (performance.now() - began) / 1000;
      metrics.requestEnded({ method, route }, isCut ? clientClosed : raw.statusCode, seconds);
      if (isStream) metrics.streamEnded(route);
    });
    done();
  });
}
