import type { FastifyRequest } from 'fastify';

/**
 * Whether a page is asked for that nobody may ever see: browsers fetch some ahead
 * (https://wicg.github.io/nav-speculation/#sec-purpose-header), and the service worker, which may
 * not write that header, says the same by the older one.
 */
export const isFetchedAhead = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers['purpose']));
