import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/**
 * Refuses a request that names two hosts with 400 (RFC 9112 §3.2): Node keeps the first one, and a
 * proxy in front may have gone by the other.
 */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(hostLines(request.raw.rawHeaders) > 1 ? twoHosts() : undefined);
  });
}

/** @param lines names and values in turns. */
const hostLines = (lines: readonly string[]): number =>
  lines.filter((line, index) => index % 2 === 0 && line.length === 4 && /^host$/i.test(line))
    .length;

const twoHosts = () =>
  new ApiError(400, 'invalid_request', ({ requests }) => requests.notUnderstood);
