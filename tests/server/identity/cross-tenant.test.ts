import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { addToCart } from '#schemas/api/cart.ts';
import { contract } from '#schemas/api/contract.ts';
import { placeOrder } from '#schemas/api/orders.ts';
import { routes, type RouteName } from '#schemas/api/routes.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { confirmationToken, leaveToken } from '#server/identity/newsletter-links.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { claimGuest } from '../setup/claim-guest.ts';

const { app, deps } = await buildSmallApp();
const own = await claimGuest(app, 3_000_001);
const others = await claimGuest(app, 3_000_001, small.otherHost);

/** The pizza of the other tenant, in that tenant's cart. */
const pizza = {
  restaurant_id: small.otherRestaurant,
  restaurant_product_id: small.pizza.id,
  product_id: small.pizza.productId,
  guest_id: 3_000_001,
  is_half_and_half: 0,
  quantity: 1,
};
const added = await app.inject({
  method: 'POST',
  url: '/api/v2/cart',
  headers: others,
  payload: pizza,
});
const theirCart = addToCart.reply.parse(added.json()).data;
const theirItem = theirCart.items[0]?.id;
if (theirItem === undefined) throw new Error('the other tenant’s cart is empty');

const order = {
  restaurant_id: small.otherRestaurant,
  guest_id: 3_000_001,
  cart_version: theirCart.version,
  expected_total: theirCart.total,
  delivery_method: 'pickup',
  pickup_date: fridayNoon.toISOString().slice(0, 10),
  pickup_time: '18:00',
  payment_method: 'card',
  guest_details: { name: 'Ana', email: 'ana@example.com', phone_no: '+61 400 000 000' },
};
const placed = await app.inject({
  method: 'POST',
  url: '/api/v2/orders',
  headers: { ...others, 'idempotency-key': randomUUID() },
  payload: order,
});
const theirOrder = placeOrder.reply.parse(placed.json()).data.id;
const theirSubscriber = { tenantId: small.otherTenant, id: randomUUID(), requestedAt: fridayNoon };
const card = { number: '4242 4242 4242 4242', expiry: '08/39', cvc: '123' };
const key = { 'idempotency-key': randomUUID() };
const revision = { 'if-match': '"0"' };
const theirs = String(small.otherRestaurant);

type Sent = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  payload?: object;
  headers?: Record<string, string>;
};

/** For every call of the contract, ids of the other tenant; a new call is a compile error here. */
const calls: Record<RouteName, Sent> = {
  getCart: { query: { guest_id: '3000001', restaurant_id: theirs } },
  addToCart: { payload: pizza },
  updateCart: { payload: { cart_id: theirItem, quantity: 2 } },
  removeFromCart: { params: { cartItemId: String(theirItem) } },
  clearCart: { payload: { guest_id: 3_000_001, restaurant_id: small.otherRestaurant } },
  listRestaurants: { payload: { tenant_id: small.otherTenant, status: 1 } },
  getAppSettings: { query: { restaurant_id: theirs } },
  getWishlist: {},
  addToWishlist: {
    payload: {
      product_id: small.pizza.productId,
      restaurant_product_id: small.pizza.id,
      user_id: 1,
    },
  },
  removeFromWishlist: { params: { id: '1' } },
  emptyWishlist: {},
  claimGuest: { payload: { guest_id: 3_000_009, tenant_id: small.otherTenant } },
  getMenu: { query: { restaurant_id: theirs } },
  getSlots: { query: { restaurant_id: theirs, order_type: 'pickup' } },
  placeOrder: { payload: order, headers: key },
  getOrder: { params: { orderId: theirOrder } },
  payOrder: {
    params: { orderId: theirOrder },
    payload: { gateway: 'sandbox', card },
    headers: key,
  },
  checkPayment: { params: { orderId: theirOrder }, payload: {} },
  answerSandboxChallenge: {
    params: { challengeId: 'challenge_of_nobody' },
    payload: { approve: true },
  },
  cancelOrder: { params: { orderId: theirOrder }, payload: {} },
  reorder: { params: { orderId: theirOrder }, payload: {} },
  quoteDelivery: { query: { restaurant_id: theirs, postcode: '3057' } },
  listLocalities: { query: { restaurant_id: theirs } },
  staffSignIn: {
    payload: { tenant_id: small.otherTenant, email: 'owner@example.com', password: 'guess' },
  },
  getStaffSession: {},
  staffSignOut: {},
  listStaffOrders: { query: { restaurant_id: theirs } },
  moveOrder: { params: { orderId: theirOrder }, payload: { to: 'accepted' } },
  changeOrderTime: {
    params: { orderId: theirOrder },
    payload: { promised_at: fridayNoon.toISOString(), reason: 'Busy' },
  },
  setAvailability: {
    payload: {
      restaurant_id: small.otherRestaurant,
      kind: 'product',
      item_id: small.pizza.id,
      is_available: false,
    },
  },
  pauseRestaurant: { params: { restaurantId: theirs }, payload: { until: null } },
  uploadPicture: { payload: Buffer.from('no picture'), headers: { 'content-type': 'image/png' } },
  createConfigPreview: { query: { restaurant_id: theirs }, payload: {} },
  getLiveConfigVersion: { query: { tenant_id: String(small.otherTenant) } },
  getConfigDraft: { query: { restaurant_id: theirs } },
  changeConfigDraft: {
    query: { restaurant_id: theirs },
    headers: revision,
    payload: {
      transaction_id: randomUUID(),
      changes: [{ path: ['colors/primary'], value: '#000000' }],
    },
  },
  discardConfigDraft: { query: { restaurant_id: theirs }, headers: revision },
  publishConfig: { query: { restaurant_id: theirs }, headers: revision, payload: {} },
  listConfigVersions: { query: { restaurant_id: theirs } },
  getConfigVersion: { params: { version: '1' }, query: { restaurant_id: theirs } },
  listConfigSchedules: { query: { restaurant_id: theirs } },
  cancelConfigSchedule: { params: { scheduleId: randomUUID() } },
  reportPresence: { query: { window_id: randomUUID(), restaurant_id: theirs } },
  getConfigLocks: {},
  setConfigLocks: { headers: revision, payload: { keys: ['colors'] } },
  subscribeToNewsletter: {
    payload: { tenant_id: small.otherTenant, email: 'ana@example.com' },
  },
  confirmNewsletter: { payload: { token: confirmationToken(deps, theirSubscriber) } },
  leaveNewsletter: { payload: { token: leaveToken(deps, theirSubscriber) } },
};

const names = Object.keys(routes).filter((name): name is RouteName => name in routes);

async function call(name: RouteName, sent: Sent, headers: Record<string, string>) {
  const { method, path } = routes[name];
  const url = path.replace(/\{(\w+)\}/g, (_, field: string) => sent.params?.[field] ?? '');
  const request: InjectOptions = {
    method,
    url: `/api${url}`,
    headers: { ...headers, ...sent.headers },
    ...(sent.query && { query: sent.query }),
    ...(sent.payload && { payload: sent.payload }),
  };
  const reply = await app.inject(request);
  return { status: reply.statusCode, body: reply.json<unknown>() };
}

describe('R95 ids of another tenant lead nowhere, on every call', () => {
  const loginOnly = new Set<RouteName>([
    'getWishlist',
    'addToWishlist',
    'removeFromWishlist',
    'emptyWishlist',
  ]);

  test.each(names)('%s', async (name) => {
    const { status, body } = await call(name, calls[name], own);
    const isForStaff = contract[name].security.some((caller) => caller === 'staff');
    // A guest's token is no staff session, whatever the call is about.
    expect(status).toBe(isForStaff ? 401 : loginOnly.has(name) ? 403 : 404);
    expect(errorReply.parse(body).error).not.toMatch(/pizza|oven/i);
  });

  test.each(names)('%s with a token of the other tenant', async (name) => {
    const foreign = { ...others, host: small.host };
    const { status, body } = await call(name, calls[name], foreign);
    // A tenant_id that is not this host's is looked at before the token.
    expect([401, 404]).toContain(status);
    errorReply.parse(body);
  });

  test.each(names)('%s that names the other tenant', async (name) => {
    const sent = calls[name];
    const query = { ...sent.query, tenant_id: String(small.otherTenant) };
    const { status } = await call(name, { ...sent, query }, own);
    expect(status).toBe(404);
  });
});
