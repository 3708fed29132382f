import type { Route } from './customer-routes.ts';

/** Method and path of staff's calls about the tabs of their tables. */
export const staffTabRoutes = {
  listStaffTables: { method: 'GET', path: '/v2/staff/restaurants/{restaurantId}/dining-room' },
  openStaffTab: { method: 'POST', path: '/v2/staff/restaurants/{restaurantId}/tabs' },
  getStaffTab: { method: 'GET', path: '/v2/staff/tabs/{tabId}' },
  moveTab: { method: 'POST', path: '/v2/staff/tabs/{tabId}/move' },
  joinTabs: { method: 'POST', path: '/v2/staff/tabs/{tabId}/join' },
  splitTab: { method: 'POST', path: '/v2/staff/tabs/{tabId}/split' },
  closeStaffTab: { method: 'POST', path: '/v2/staff/tabs/{tabId}/close' },
  answerTableCall: { method: 'POST', path: '/v2/staff/table-calls/{callId}/answer' },
} as const satisfies Record<string, Route>;

/** Calls for a restaurant's settings of its tabs. */
export const tabSettingsRoutes = {
  getTabSettings: { method: 'GET', path: '/v2/staff/restaurants/{restaurantId}/tab-settings' },
  setTabSettings: { method: 'PUT', path: '/v2/staff/restaurants/{restaurantId}/tab-settings' },
} as const satisfies Record<string, Route>;

/** Calls for the cash that staff take for a tab, and for the cards that guests left. */
export const staffTabPaymentRoutes = {
  takeTabPayment: { method: 'POST', path: '/v2/staff/tabs/{tabId}/payments' },
  confirmTabPayment: {
    method: 'POST',
    path: '/v2/staff/tabs/{tabId}/payments/{paymentId}/confirm',
  },
  chargeHeldCards: { method: 'POST', path: '/v2/staff/tabs/{tabId}/held-cards/charge' },
  releaseTabCard: { method: 'DELETE', path: '/v2/staff/tabs/{tabId}/held-cards/{cardId}' },
  dropStaffTabPayment: { method: 'DELETE', path: '/v2/staff/tabs/{tabId}/payments/{paymentId}' },
} as const satisfies Record<string, Route>;
