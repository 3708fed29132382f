import type { Route } from './customer-routes.ts';

/** Method and path of the calls that guests at a table make about their tab. */
export const tabRoutes = {
  findTableTab: { method: 'GET', path: '/v2/tables/{token}/tab' },
  openTab: { method: 'POST', path: '/v2/tables/{token}/tab' },
  joinTab: { method: 'POST', path: '/v2/tables/{token}/tab/guests' },
  getTab: { method: 'GET', path: '/v2/tabs/{tabId}' },
  renameTabGuest: { method: 'PUT', path: '/v2/tabs/{tabId}/own-name' },
  closeTab: { method: 'POST', path: '/v2/tabs/{tabId}/close' },
} as const satisfies Record<string, Route>;

/** Of what they pay of it. */
export const tabPaymentRoutes = {
  beginTabPayment: { method: 'POST', path: '/v2/tabs/{tabId}/payments' },
  payTabPayment: { method: 'POST', path: '/v2/tabs/{tabId}/payments/{paymentId}/card' },
  checkTabPayment: { method: 'POST', path: '/v2/tabs/{tabId}/payments/{paymentId}/check' },
  dropTabPayment: { method: 'DELETE', path: '/v2/tabs/{tabId}/payments/{paymentId}' },
} as const satisfies Record<string, Route>;

/** Calls for the card that a guest leaves at a table. */
export const heldCardRoutes = {
  holdCard: { method: 'POST', path: '/v2/tabs/{tabId}/card' },
  checkHeldCard: { method: 'POST', path: '/v2/tabs/{tabId}/card/check' },
  releaseHeldCard: { method: 'DELETE', path: '/v2/tabs/{tabId}/card' },
} as const satisfies Record<string, Route>;

/** Of what their table asks for. */
export const tableCallRoutes = {
  listTableCalls: { method: 'GET', path: '/v2/tables/{token}/calls' },
  callStaff: { method: 'POST', path: '/v2/tables/{token}/calls' },
} as const satisfies Record<string, Route>;
