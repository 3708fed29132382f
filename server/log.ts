import type { FastifyBaseLogger } from 'fastify';

/** Where the server's parts write what an operator should read. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
