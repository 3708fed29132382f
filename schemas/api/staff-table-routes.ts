import type { Route } from './customer-routes.ts';

/** Method and path of the calls about the tables of a restaurant. */
export const staffTableRoutes = {
  getTablePlan: { method: 'GET', path: '/v2/staff/restaurants/{restaurantId}/tables' },
  setTablePlan: { method: 'PUT', path: '/v2/staff/restaurants/{restaurantId}/tables' },
  renewTableCode: { method: 'POST', path: '/v2/staff/tables/{tableId}/code' },
} as const satisfies Record<string, Route>;
