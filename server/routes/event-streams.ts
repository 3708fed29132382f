import type { FastifyInstance } from 'fastify';
import type { Deps } from '../dependencies/deps.ts';
import { serveOrderEvents } from './order-events.ts';
import { serveStaffOrderEvents } from './staff-order-events.ts';
import { serveTabEvents } from './tab-events.ts';

/** Orders and tabs as they change, by server-sent events. */
export function serveEventStreams(api: FastifyInstance, deps: Deps): void {
  serveOrderEvents(api, deps);
  serveTabEvents(api, deps);
  serveStaffOrderEvents(api, deps);
}
