export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
};

/**
 * Method and path of every call that a customer's page makes, under the API base. They stand apart
 * from the schemas so that a customer's browser loads them without zod, and from the calls of staff
 * (routes.ts), which it never makes.
 */
export const customerRoutes = {
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
  suggestAddresses: { method: 'GET', path: '/v2/address-suggestions' },
  getSuggestedAddress: { method: 'GET', path: '/v2/suggested-address' },
  placeOrder: { method: 'POST', path: '/v2/orders' },
  listOwnOrders: { method: 'GET', path: '/v2/orders' },
  getOrder: { method: 'GET', path: '/v2/orders/{orderId}' },
  payOrder: { method: 'POST', path: '/v2/orders/{orderId}/payments' },
  checkPayment: { method: 'POST', path: '/v2/orders/{orderId}/payments/check' },
  answerSandboxChallenge: { method: 'POST', path: '/v2/sandbox/challenges/{challengeId}' },
  cancelOrder: { method: 'POST', path: '/v2/orders/{orderId}/cancel' },
  changeOwnTip: { method: 'PUT', path: '/v2/orders/{orderId}/tip' },
  reorder: { method: 'POST', path: '/v2/orders/{orderId}/reorder' },
  getLiveConfigVersion: { method: 'GET', path: '/v2/config-version' },
  subscribeToNewsletter: { method: 'POST', path: '/v2/newsletter' },
  confirmNewsletter: { method: 'POST', path: '/v2/newsletter/confirm' },
  leaveNewsletter: { method: 'POST', path: '/v2/newsletter/leave' },
} as const satisfies Record<string, Route>;

/**
 * Publishes and what is sold out, as server-sent events: query and data as those of
 * getLiveConfigVersion, `menu` only where it has changed. It stands beside the table, for a stream
 * has no reply to describe.
 */
export const configEventsPath = '/v2/config-news';
