import type { Route } from './customer-routes.ts';

/** Method and path of the call about legal pages, which those pages alone make. */
export const legalRoutes = {
  getLegalPage: { method: 'GET', path: '/v2/legal-pages/{page}' },
} as const satisfies Record<string, Route>;
