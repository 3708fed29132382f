import type { FastifyRequest } from 'fastify';

/** A header that came once; undefined: it did not, or several times. */
export function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}
