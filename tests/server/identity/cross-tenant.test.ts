import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { routes, type RouteName } from '#schemas/api/routes.ts';
import { leadingRoles } from '#schemas/api/staff-role.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { insertPrinter } from '#server/db/queries/printers.ts';
import { confirmationToken, leaveToken } from '#server/identity/newsletter-links.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { claimGuest } from '../setup/claim-guest.ts';
import { foreignAccountCalls } from '../setup/foreign-accounts.ts';
import { foreignOfCustomers } from '../setup/foreign-of-customers.ts';
import { placeForeignOrder } from '../setup/place-foreign-order.ts';
import { rowsOfTenants } from '../setup/rows-of-tenants.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { foreignUserCalls, isForUsersAlone } from '../setup/foreign-users.ts';
import { foreignAddresses, foreignSettings } from './settings-calls.ts';

const { app, deps, db, pool } = await buildSmallApp();
await insertStaff(db);
const own = await claimGuest(app, 3_000_001);
const owner = await signStaffIn(app);
const manager = await signStaffIn(app, 'manager@corner.test');
const others = await claimGuest(app, 3_000_001, small.otherHost);

const { pizza, theirItem, order, theirOrder } = await placeForeignOrder(app, others);
const accounts = await foreignAccountCalls({ app, deps, db, pool });
const theirSubscriber = { tenantId: small.otherTenant, id: randomUUID(), requestedAt: fridayNoon };
const theirPrinter = randomUUID();
const kitchen = { name: 'Kitchen', protocol: 'star', columns: 48 } as const;
const printerSettings = { ...kitchen, order_types: ['pickup'], copies: 1 };
await insertPrinter(db, {
  tenantId: small.otherTenant,
  id: theirPrinter,
  restaurantId: small.otherRestaurant,
  ...kitchen,
  tokenHash: 'none',
  orderTypes: ['pickup'],
});
const card = { number: '4242 4242 4242 4242', expiry: '08/39', cvc: '123' };
const key = { 'idempotency-key': randomUUID() };
const tip = { params: { orderId: theirOrder }, payload: { tip: 1, seen: 0 }, headers: key };
const revision = { 'if-match': '"0"' };
const change = { version: 0, lines: [], added: [] };
const confirmed = { ...change, seen: { total: 1, refund: 0, collect: 0 } };
const refund = { what: { kind: 'all' }, amount: 1, reason: 'Cold' };
const promise = { promised_at: fridayNoon.toISOString(), reason: 'Busy' };
const theirs = String(small.otherRestaurant);
const settings = await foreignSettings(deps, theirOrder);
const ofCustomers = await foreignOfCustomers(deps);

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
  listOwnOrders: { query: { restaurant_id: theirs, after: theirOrder } },
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
  changeOwnTip: tip,
  reorder: { params: { orderId: theirOrder }, payload: {} },
  ...foreignAddresses,
  ...accounts.calls,
  ...foreignUserCalls,
  getLoyalty: { query: { tenant_id: String(small.otherTenant) } },
  listStaffOrders: { query: { restaurant_id: theirs } },
  getStaffOrder: { params: { orderId: theirOrder } },
  listPastOrders: { query: { restaurant_id: theirs, after: theirOrder } },
  moveOrder: { params: { orderId: theirOrder }, payload: { to: 'accepted' } },
  changeTip: tip,
  changeOrderTime: { params: { orderId: theirOrder }, payload: promise },
  getStaffDay: { query: { restaurant_id: theirs } },
  previewOrderChange: { params: { orderId: theirOrder }, payload: change },
  changeOrderLines: { params: { orderId: theirOrder }, payload: confirmed, headers: key },
  refundOrder: { params: { orderId: theirOrder }, payload: refund, headers: key },
  getRefundLimit: { params: { restaurantId: theirs } },
  setRefundLimit: { params: { restaurantId: theirs }, payload: { limit: 5 } },
  listDisputes: { query: { restaurant_id: theirs } },
  setAvailability: {
    payload: {
      restaurant_id: small.otherRestaurant,
      kind: 'product',
      item_id: small.pizza.id,
      is_available: false,
    },
  },
  listStock: { params: { restaurantId: theirs } },
  listOrderTaking: { query: { restaurant_id: theirs } },
  getSlotLoads: { params: { restaurantId: theirs } },
  pauseRestaurant: { params: { restaurantId: theirs }, payload: { until: null } },
  listPrinters: { query: { restaurant_id: theirs } },
  addPrinter: {
    params: { printerId: randomUUID() },
    payload: { ...printerSettings, restaurant_id: small.otherRestaurant },
  },
  changePrinter: { params: { printerId: theirPrinter }, payload: printerSettings },
  removePrinter: { params: { printerId: theirPrinter } },
  renewPrinterAddress: { params: { printerId: theirPrinter }, payload: {} },
  printTest: { params: { printerId: theirPrinter }, payload: { request_id: randomUUID() } },
  printOrder: { params: { orderId: theirOrder }, payload: { request_id: randomUUID() } },
  getOrderSettings: { params: { restaurantId: theirs } },
  setOrderSettings: {
    params: { restaurantId: theirs },
    headers: revision,
    payload: {
      accepts_by_hand: false,
      answer_minutes: 5,
      if_unanswered: 'accept',
      mails: ['new'],
      mail_address: '',
      no_show_limit: null,
    },
  },
  getDeliverySettings: { params: { restaurantId: theirs } },
  setDeliverySettings: {
    params: { restaurantId: theirs },
    headers: revision,
    payload: { place: null, minutes: 20, zones: [] },
  },
  tryDelivery: {
    params: { restaurantId: theirs },
    payload: {
      settings: { place: null, minutes: 20, zones: [] },
      address: { line: '', suburb: '', city: '', postcode: '3057' },
    },
  },
  listSuburbs: {},
  changeSuburb: {
    payload: { postcode: '3057', suburb: 'Brunswick East', city: '', latitude: 0, longitude: 0 },
  },
  removeSuburb: { payload: { postcode: '3057', suburb: 'Brunswick East' } },
  importSuburbs: { payload: { text: 'postcode', is_preview: true, replaces: false } },
  ...settings.calls,
  ...ofCustomers.calls,
  listPictures: {},
  uploadPicture: { payload: Buffer.from('no picture'), headers: { 'content-type': 'image/png' } },
  createConfigPreview: { query: { restaurant_id: theirs }, payload: {} },
  getLiveConfigVersion: { query: { tenant_id: String(small.otherTenant) } },
  startPhoneOrder: { payload: { restaurant_id: small.otherRestaurant } },
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
  // This server has no operator's key, so these calls do not exist.
  listTenants: {},
  createTenant: {},
  inviteOwner: { params: { tenantId: String(small.otherTenant) } },
  suspendTenant: { params: { tenantId: String(small.otherTenant) } },
  restoreTenant: { params: { tenantId: String(small.otherTenant) } },
  deleteTenant: { params: { tenantId: String(small.otherTenant) } },
  undeleteTenant: { params: { tenantId: String(small.otherTenant) } },
};

const names = Object.keys(routes).filter((name): name is RouteName => name in routes);
async function call(name: RouteName, sent: Sent, headers: object) {
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
const theirRows = await rowsOfTenants({ pool }, small.otherTenant);

describe('R95 ids of another tenant lead nowhere, on every call', () => {
  test.each(names)('%s', async (name) => {
    const { status, body } = await call(name, calls[name], own);
    const isForStaff = contract[name].security.some((caller) => caller === 'staff');
    // A guest's token is no staff session, whatever the call is about.
    expect(status).toBe(isForStaff ? 401 : isForUsersAlone(name) ? 403 : 404);
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

describe('R95 to staff nothing of another tenant exists', () => {
  const codes = new Map<unknown, string>([
    [theirs, 'restaurant_not_found'],
    [small.otherRestaurant, 'restaurant_not_found'],
    [theirOrder, 'unknown_order'],
    [accounts.personId, 'unknown_person'],
    [accounts.deviceId, 'unknown_device'],
    [accounts.invitationId, 'unknown_invitation'],
    [accounts.passkeyId, 'unknown_passkey'],
    [accounts.sessionId, 'unknown_session'],
    ...settings.codes,
    ...ofCustomers.codes,
  ]);
  const valuesOf = ({ params, query, payload }: Sent): unknown[] =>
    [params, query, payload].flatMap((part) => Object.values(part ?? {}));
  const codeOf = (sent: Sent) => valuesOf(sent).flatMap((value) => codes.get(value) ?? [])[0];
  const staffCalls = names.filter(
    (name) =>
      contract[name].security.some((caller) => caller === 'staff') &&
      codeOf(calls[name]) !== undefined,
  );

  test.each(staffCalls)('%s', async (name) => {
    const { roles = leadingRoles }: Endpoint = contract[name];
    const callers = roles.includes('manager') ? [owner, manager] : [owner];
    for (const staff of callers) {
      const { status, body } = await call(name, calls[name], staff);
      expect([status, errorReply.parse(body).code]).toEqual([404, codeOf(calls[name])]);
    }
  });

  test('in every call that names a restaurant or an order', () => {
    expect(staffCalls).toEqual(
      expect.arrayContaining(['listStaffOrders', 'setAvailability', 'pauseRestaurant']),
    );
    expect(staffCalls.length).toBeGreaterThanOrEqual(13);
  });

  test('and a restaurant of their own tenant is refused to a manager of another one', async () => {
    const query = { restaurant_id: String(small.closedRestaurant) };
    const { status } = await call('listStaffOrders', { query }, manager);
    expect(status).toBe(403);
    expect((await call('listStaffOrders', { query }, owner)).status).toBe(200);
  });

  test('and nothing of the other tenant was changed', async () => {
    expect(await rowsOfTenants({ pool }, small.otherTenant)).toEqual(theirRows);
  });
});
