export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
};

/**
 * Method and path of every call, under the API base. They stand apart from the schemas so that a
 * customer's browser loads them without zod; schemas/api/contract.ts binds the two.
 */
export const routes = {
  getCart: { method: 'GET', path: '/v2/cart' },
  addToCart: { method: 'POST', path: '/v2/cart' },
  updateCart: { method: 'PUT', path: '/cart/update-cart' },
  removeFromCart: { method: 'DELETE', path: '/v2/cart/{cartItemId}' },
  clearCart: { method: 'DELETE', path: '/v2/cart/clear' },
  listRestaurants: { method: 'POST', path: '/restaurants-with-images' },
  getAppSettings: { method: 'GET', path: '/v2/restaurants/app-settings' },
  getWishlist: { method: 'GET', path: '/get-wishlist' },
  addToWishlist: { method: 'POST', path: '/add-to-wishlist' },
  removeFromWishlist: { method: 'DELETE', path: '/wishlist/{id}' },
  emptyWishlist: { method: 'GET', path: '/empty-wishlist' },
  claimGuest: { method: 'POST', path: '/v2/guests' },
  getMenu: { method: 'GET', path: '/v2/menu' },
  getSlots: { method: 'GET', path: '/v2/slots' },
  quoteDelivery: { method: 'GET', path: '/v2/delivery-quote' },
  listLocalities: { method: 'GET', path: '/v2/localities' },
  placeOrder: { method: 'POST', path: '/v2/orders' },
  getOrder: { method: 'GET', path: '/v2/orders/{orderId}' },
  payOrder: { method: 'POST', path: '/v2/orders/{orderId}/payments' },
  checkPayment: { method: 'POST', path: '/v2/orders/{orderId}/payments/check' },
  answerSandboxChallenge: { method: 'POST', path: '/v2/sandbox/challenges/{challengeId}' },
  cancelOrder: { method: 'POST', path: '/v2/orders/{orderId}/cancel' },
  reorder: { method: 'POST', path: '/v2/orders/{orderId}/reorder' },
  staffSignIn: { method: 'POST', path: '/v2/staff/session' },
  getStaffSession: { method: 'GET', path: '/v2/staff/session' },
  staffSignOut: { method: 'DELETE', path: '/v2/staff/session' },
  listStaffOrders: { method: 'GET', path: '/v2/staff/orders' },
  moveOrder: { method: 'POST', path: '/v2/staff/orders/{orderId}/status' },
  changeOrderTime: { method: 'PUT', path: '/v2/staff/orders/{orderId}/time' },
  setAvailability: { method: 'PUT', path: '/v2/staff/availability' },
  pauseRestaurant: { method: 'PUT', path: '/v2/staff/restaurants/{restaurantId}/pause' },
  getConfigDraft: { method: 'GET', path: '/v2/staff/config/draft' },
  changeConfigDraft: { method: 'PATCH', path: '/v2/staff/config/draft' },
  discardConfigDraft: { method: 'DELETE', path: '/v2/staff/config/draft' },
  publishConfig: { method: 'POST', path: '/v2/staff/config/publish' },
  listConfigVersions: { method: 'GET', path: '/v2/staff/config/versions' },
  getConfigVersion: { method: 'GET', path: '/v2/staff/config/versions/{version}' },
  listConfigSchedules: { method: 'GET', path: '/v2/staff/config/schedules' },
  cancelConfigSchedule: { method: 'DELETE', path: '/v2/staff/config/schedules/{scheduleId}' },
  createConfigPreview: { method: 'POST', path: '/v2/staff/config/previews' },
  reportPresence: { method: 'GET', path: '/v2/staff/config/editing' },
  getConfigLocks: { method: 'GET', path: '/v2/staff/config/locks' },
  setConfigLocks: { method: 'PUT', path: '/v2/staff/config/locks' },
  uploadPicture: { method: 'POST', path: '/v2/staff/pictures' },
  getLiveConfigVersion: { method: 'GET', path: '/v2/config-version' },
  subscribeToNewsletter: { method: 'POST', path: '/v2/newsletter' },
  confirmNewsletter: { method: 'POST', path: '/v2/newsletter/confirm' },
  leaveNewsletter: { method: 'POST', path: '/v2/newsletter/leave' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/**
 * News of publishes, by server-sent events: `?tenant_id=` as getLiveConfigVersion. It stands beside
 * the table, for a stream has no reply to describe.
 */
export const configEventsPath = '/v2/config-news';
