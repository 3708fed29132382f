import type { Route } from './customer-routes.ts';

/** Method and path of the call by which a scanned table is known. */
export const diningTableRoutes = {
  getTable: { method: 'GET', path: '/v2/tables/{token}' },
} as const satisfies Record<string, Route>;
