import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream, type Level } from 'pino';
import { errorForLog } from './error-for-log.ts';

/** Where the server's parts write what an operator should read. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** The server's log: a line of JSON each. No value of a query stands in it. */
export const createLog = (level: Level | 'silent', to?: DestinationStream): Log =>
  pino({ level, serializers: { err: errorForLog } }, to);
