import type { FastifyInstance } from 'fastify';
import type { Deps } from '../dependencies/deps.ts';
import { serveAuditLogFile } from './audit-log.ts';
import { serveSubscribersFile } from './staff-newsletter-file.ts';
import { serveStaffOrdersFile } from './staff-orders-file.ts';

/** Files for staff: orders for the bookkeeper, what was done by whom, who reads the newsletter. */
export function serveStaffFiles(api: FastifyInstance, deps: Deps): void {
  serveStaffOrdersFile(api, deps);
  serveAuditLogFile(api, deps);
  serveSubscribersFile(api, deps);
}
