import type { Route } from './customer-routes.ts';

/** Method and path of every call about loyalty points, apart so that their pages alone load them. */
export const loyaltyRoutes = {
  getLoyalty: { method: 'GET', path: '/v2/loyalty' },
  getLoyaltySettings: { method: 'GET', path: '/v2/staff/loyalty' },
  setLoyaltySettings: { method: 'PUT', path: '/v2/staff/loyalty' },
  previewLoyalty: { method: 'POST', path: '/v2/staff/loyalty/preview' },
} as const satisfies Record<string, Route>;
