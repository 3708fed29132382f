import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { requestIdHeader } from './request-id.ts';

/** Lets storefronts on other origins call the API; none may where none is named. */
export async function allowStorefronts(
  api: FastifyInstance,
  origins: readonly string[],
): Promise<void> {
  if (origins.length === 0) return;
  await api.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'if-match',
      'idempotency-key',
      // The client always echoes its cookie (requirements, Readings).
      'x-xsrf-token',
      'x-order-key',
      'x-reservation-key',
      'last-event-id',
    ],
    exposedHeaders: ['etag', 'retry-after', requestIdHeader],
    maxAge: 600,
  });
}
