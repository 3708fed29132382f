import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream, type Level } from 'pino';
import { errorForLog } from './error-for-log.ts';
import { requestIdNow } from './request-id.ts';

/** Where the server's parts write what an operator should read. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/**
 * The server's log: a line of JSON each, with the id of the request that it is about. No value of a
 * query stands in it, and nothing that names a person (docs/decisions/050).
 */
export const createLog = (
  level: Level | 'silent',
  to?: DestinationStream,
  /** How this process is called among others; without a name by its machine and id. */
  instance?: string,
): Log =>
  pino(
    {
      level,
      serializers: { err: errorForLog },
      mixin: requestOfLine,
      ...(instance !== undefined && { base: { instance } }),
    },
    to,
  );

const requestOfLine = () => {
  const requestId = requestIdNow();
  return requestId === undefined ? {} : { requestId };
};
