import type { Route } from './customer-routes.ts';
import { furtherRoutes } from './further-routes.ts';
import { operatorRoutes } from './operator-routes.ts';
import { pageRoutes } from './page-routes.ts';

export type { Route };

/** Method and path of every call, under the API base; schemas/api/contract.ts binds schemas to them. */
export const routes = {
  ...pageRoutes,
  ...furtherRoutes,
  ...operatorRoutes,
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/**
 * The orders of some days as a CSV file, asked for with the same session as getStaffDay:
 * `?restaurant_id=&from=&to=`. It stands beside the table, for a file has no reply to describe.
 */
export const staffOrdersFilePath = '/v2/staff/orders.csv';
/** Days that one such file may hold. */
export const mostDaysOfFile = 92;

/** The audit log as a CSV file, with the session and the filters of listAuditLog. */
export const auditLogFilePath = '/v2/staff/audit-log.csv';

/** The addresses that get the newsletter as a CSV file, for whoever may call listSubscribers. */
export const subscribersFilePath = '/v2/staff/newsletter.csv';
