import { randomUUID } from 'node:crypto';
import { insertProposal } from '#server/db/queries/site-proposals.ts';
import type { Deps } from '#server/dependencies/deps.ts';
import { addOwnDomain } from '#server/tenants/own-domains.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { insertFailedMail } from '../setup/insert-failed-mail.ts';
import { foreignSystems } from '../setup/foreign-systems.ts';
import { foreignOffers } from '../setup/foreign-offers.ts';
import { foreignReservations } from '../setup/foreign-reservations.ts';
import { foreignStaffTabs } from '../setup/foreign-staff-tabs.ts';
import { foreignTables } from '../setup/foreign-tables.ts';
import { reservationSettingsBody } from '../setup/reservation-bodies.ts';
import { restaurantBody, timesBody } from '../setup/restaurant-bodies.ts';
import { loyaltyBody } from '../setup/loyalty-body.ts';

const revision = { 'if-match': '"0"' };
const theirDomain = 'orders.pizza.test';

/**
 * The calls of the pages of settings with the ids of what is the other tenant's, and what each of
 * those ids that is no restaurant's is refused with.
 */
export async function foreignSettings(deps: Pick<Deps, 'db' | 'secretKey'>, theirOrder: string) {
  const { db } = deps;
  const { mailId, subscriberId } = await insertFailedMail(db, {
    tenantId: small.otherTenant,
    email: 'ana@pizza.test',
  });
  const { id: proposalId } = await insertProposal(db, small.otherTenant, {
    restaurantId: small.otherRestaurant,
    changes: [{ path: ['hero/title'], value: 'Soup', before: {} }],
    message: '',
    senderId: randomUUID(),
    sender: 'Ana',
    sentAt: fridayNoon,
  });
  await addOwnDomain({ db, clock: () => fridayNoon }, small.otherTenant, theirDomain);
  const [offers, systems] = [await foreignOffers(db), await foreignSystems(deps)];
  const tables = await foreignTables(db);
  const staffTabs = await foreignStaffTabs(db, Number(tables.tableId));
  const reservations = await foreignReservations(deps);
  const codes: readonly [string, string][] = [
    [reservations.reservationId, 'unknown_reservation'],
    ...offers.codes,
    ...systems.codes,
    [tables.tableId, 'unknown_table'],
    ...staffTabs.codes,
    [mailId, 'unknown_mail'],
    [subscriberId, 'unknown_subscriber'],
    [proposalId, 'unknown_proposal'],
    [theirDomain, 'unknown_domain'],
  ];
  const theirs = String(small.otherRestaurant);
  const ids = { mailId, subscriberId, theirOrder, proposalId };
  const calls = {
    ...settingsCalls(theirs, ids),
    ...offers.calls,
    ...systems.calls,
    ...tables.calls,
    ...staffTabs.calls,
    ...reservations.calls,
  };
  return { calls, codes };
}

const menuFile = {
  query: { name: 'menu.csv' },
  headers: { 'content-type': 'application/octet-stream' },
  payload: Buffer.from('name,price\nPho,12\n'),
};

type Ids = { mailId: string; subscriberId: string; theirOrder: string; proposalId: string };

const mailTexts = {
  subject: 'Order {order_number}',
  greeting: '',
  heading: 'It is ready.',
  intro: '',
  closing: '',
};

const settingsCalls = (theirs: string, { mailId, subscriberId, theirOrder, proposalId }: Ids) => {
  const details = restaurantBody({ name: 'Corner Kitchen Annex' });
  const times = timesBody();
  return {
    listStaffRestaurants: {},
    addRestaurant: { payload: details },
    setRestaurantDetails: { params: { restaurantId: theirs }, headers: revision, payload: details },
    setRestaurantOpen: { params: { restaurantId: theirs }, payload: { is_open: false } },
    getRestaurantHours: { params: { restaurantId: theirs } },
    setRestaurantHours: {
      params: { restaurantId: theirs },
      headers: revision,
      payload: { week: [], exceptions: [] },
    },
    getRestaurantTimes: { params: { restaurantId: theirs } },
    setRestaurantTimes: { params: { restaurantId: theirs }, headers: revision, payload: times },
    getRestaurantFees: { params: { restaurantId: theirs } },
    setRestaurantFees: {
      params: { restaurantId: theirs },
      headers: revision,
      payload: { service_fee: 0, taxes_fees: true, tip_percents: [] },
    },
    getTabSettings: { params: { restaurantId: theirs } },
    setTabSettings: {
      params: { restaurantId: theirs },
      headers: revision,
      payload: { card_hold: 10_000, close_hours: 2 },
    },
    getReservationSettings: { params: { restaurantId: theirs } },
    setReservationSettings: {
      params: { restaurantId: theirs },
      headers: revision,
      payload: reservationSettingsBody(),
    },
    listNoShows: { params: { restaurantId: theirs } },
    forgiveNoShows: { params: { restaurantId: theirs, orderId: randomUUID() } },
    listCustomers: { query: { text: 'Ana', after: theirOrder } },
    getCustomer: { params: { orderId: theirOrder } },
    blockCustomer: { params: { orderId: theirOrder }, payload: { reason: 'Never came' } },
    unblockCustomer: { params: { orderId: theirOrder } },
    getCapabilities: {},
    getSetup: {},
    markSetupStep: { payload: { step: 'look', mark: 'skipped' } },
    placeTestOrder: {
      headers: { 'idempotency-key': randomUUID() },
      payload: { restaurant_id: small.otherRestaurant },
    },
    removeTestOrder: { params: { orderId: theirOrder } },
    openSite: { payload: {} },
    getMails: {},
    sendTestMail: {},
    retryMail: { params: { mailId } },
    giveUpMail: { params: { mailId } },
    getMailTexts: {},
    setMailTexts: { params: { mail: 'ready' }, headers: revision, payload: mailTexts },
    previewMailTexts: { params: { mail: 'ready' }, payload: mailTexts },
    testMailTexts: { params: { mail: 'ready' }, payload: mailTexts },
    getMailSender: {},
    setMailSender: { headers: revision, payload: { name: 'Theirs', reply_to: '' } },
    lookUpMailDomain: {},
    listSubscribers: {},
    removeSubscriber: { params: { subscriberId } },
    readMenuFile: { params: { restaurantId: theirs }, ...menuFile },
    previewMenuFile: { params: { restaurantId: theirs }, ...menuFile },
    importMenuFile: {
      params: { restaurantId: theirs },
      ...menuFile,
      query: { ...menuFile.query, fingerprint: 'none' },
    },
    previewStarterMenu: { params: { restaurantId: theirs }, payload: { kitchen: 'pizza' } },
    importStarterMenu: {
      params: { restaurantId: theirs },
      payload: { kitchen: 'pizza', fingerprint: 'none' },
    },
    setAvailabilities: {
      params: { restaurantId: theirs },
      payload: { items: [{ kind: 'product', item_id: small.pizza.id, is_available: false }] },
    },
    getEditedMenu: { params: { restaurantId: theirs } },
    changeMenu: {
      params: { restaurantId: theirs },
      payload: {
        transaction_id: randomUUID(),
        changes: [{ path: ['dishes', '5101', 'online_price'], before: { value: 18 }, value: 1 }],
      },
    },
    getDishUse: { params: { restaurantId: theirs, dishId: '5101' } },
    listMenuChanges: { params: { restaurantId: theirs } },
    getMenuChange: { params: { restaurantId: theirs, changeId: '1' } },
    undoMenuChange: {
      params: { restaurantId: theirs, changeId: '1' },
      payload: { transaction_id: randomUUID() },
    },
    listDomains: {},
    addDomain: { payload: { domain: 'new.corner.test' } },
    checkDomain: { params: { domain: theirDomain } },
    makeDomainPrimary: { params: { domain: theirDomain }, payload: { unseen: true } },
    removeDomain: { params: { domain: theirDomain } },
    getLoyaltySettings: {},
    setLoyaltySettings: { headers: revision, payload: loyaltyBody },
    previewLoyalty: { payload: loyaltyBody },
    getTaxes: {},
    setTaxes: {
      headers: revision,
      payload: { prices_include_tax: true, standard_rate: 10, classes: [], cash_step: 5 },
    },
    getPaymentSettings: {},
    setCash: { headers: revision, payload: { takes_cash: true } },
    setWallets: { headers: revision, payload: { takes_wallets: false } },
    getWalletDomains: {},
    registerWalletDomains: { payload: {} },
    setStripeKeys: {
      headers: revision,
      payload: {
        publishable_key: 'pk_test_theirs',
        secret_key: 'sk_test_theirs',
        webhook_secret: 'whsec_theirs',
      },
    },
    sendConfigProposal: {
      query: { restaurant_id: theirs },
      headers: revision,
      payload: { message: 'Soup' },
    },
    listConfigProposals: { query: { restaurant_id: theirs } },
    getConfigProposal: { params: { proposalId } },
    acceptConfigProposal: {
      params: { proposalId },
      headers: revision,
      payload: { keys: ['hero/title'] },
    },
    declineConfigProposal: { params: { proposalId }, payload: { reason: 'No soup' } },
    withdrawConfigProposal: { params: { proposalId } },
    removeStripeKeys: { headers: revision, payload: { accepts_none: true } },
  };
};

const restaurant_id = String(small.otherRestaurant);
const search = { restaurant_id, session: 'a-session-of-the-test' };

/** The calls about addresses of customers, for a restaurant of the other tenant. */
export const foreignAddresses = {
  quoteDelivery: { query: { restaurant_id, postcode: '3057' } },
  listLocalities: { query: { restaurant_id } },
  getVisitFigures: { query: { restaurant_id } },
  countVisitSteps: {
    payload: { restaurant_id: small.otherRestaurant, steps: [{ kind: 'menu' }] },
  },
  suggestAddresses: { query: { ...search, query: '12 Acland Street' } },
  getSuggestedAddress: { query: { ...search, id: 'theirs' } },
};
