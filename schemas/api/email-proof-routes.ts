import type { Route } from './customer-routes.ts';

/** Method and path of the calls that confirm an address at checkout; it loads them with its first one. */
export const emailProofRoutes = {
  requestEmailCode: { method: 'POST', path: '/v2/email-codes' },
  confirmEmail: { method: 'POST', path: '/v2/email-codes/answer' },
} as const satisfies Record<string, Route>;
