import type { Route } from './customer-routes.ts';

/** Where pages send what they saw; they do so without the rest of the contract. */
export const visitStepsPath = '/v2/visit-steps';

/** So many things a page sends at once. */
export const mostSeenSteps = 40;

/** Method and path of the calls about visitors. */
export const visitRoutes = {
  countVisitSteps: { method: 'POST', path: visitStepsPath },
  getVisitFigures: { method: 'GET', path: '/v2/staff/visits' },
} as const satisfies Record<string, Route>;
