import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ServerOptions } from '../environment/server-options.ts';
import { withRequestId } from '../logging/request-id.ts';
import { proxyCheck } from './trusted-proxy.ts';

export const requestIdHeader = 'x-request-id';

/** What proxies make: UUIDs, hex, ULIDs. Anything else could break a line of the log or fill it. */
const sensible = /^[\w.:-]{8,64}$/;

/**
 * Names a request: as a trusted proxy named it, so that its log and ours tell of the same one, else
 * by a new name. What a client itself writes there is not believed: two could take one name.
 */
export function requestNamer(
  trustProxy: ServerOptions['trustProxy'],
): (request: IncomingMessage) => string {
  const isProxy = proxyCheck(trustProxy);
  return ({ headers, socket }) => {
    const sent = headers[requestIdHeader];
    const isBelieved = typeof sent === 'string' && isProxy(socket.remoteAddress ?? '');
    return isBelieved && sensible.test(sent) ? sent : randomUUID();
  };
}

/** Answers each request with its id, and puts it on every line that is logged meanwhile. */
export function carryRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    withRequestId(request.id, done);
  });
}
