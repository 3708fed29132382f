import type { ReplyOf } from '#schemas/api/contract.ts';
import { routes, type RouteName } from '#schemas/api/routes.ts';
import type { DeskSession } from '#schemas/api/staff-people.ts';
import { newtown } from '../src/site-boot.ts';
import { KitchenServer } from './kitchen-server.ts';
import { newtownDetails, newtownHours } from './settings/settings-server.ts';
import { setupWith } from './setup/setup-server.ts';
import { emptyDay } from './today/sample-day.ts';
import { noVisits } from './today/sample-visits.ts';
import { emptyMenu } from '#tests/fixtures/empty-menu.ts';

/** `frozen`: the database does not answer (decision 026); `unreached`: no call arrives. */
export type ServerState = 'answers' | 'frozen' | 'unreached';

const { stock, taking, loads } = new KitchenServer();

const mailTexts = {
  subject: 'We have your order {order_number}',
  greeting: '',
  heading: 'Thank you.',
  intro: '',
  closing: '',
};

type Replies = { [N in RouteName]?: ReplyOf<N>['data' & keyof ReplyOf<N>] };

const noCards = { card_hold: null, close_hours: 2 };

/** What pages of the desk read of a restaurant where little has happened yet. */
const replies = {
  listStaffOrders: [],
  listOrderTaking: [taking],
  listStock: stock,
  getSlotLoads: loads,
  listDisputes: [],
  listPrinters: [],
  getCapabilities: [],
  getSetup: setupWith([], { opened_at: '2026-11-20T01:00:00.000Z' }),
  listPastOrders: { orders: [], next: null },
  getEditedMenu: {
    restaurant_id: 1,
    currency: 'AUD',
    version: 1,
    menu: emptyMenu,
    tax_classes: [],
    shared_dish_ids: [],
  },
  listPictures: { pictures: [] },
  listMenuChanges: { entries: [], has_more: false, people: [] },
  listOffers: { coupons: [], deals: [], restaurants: [] },
  listOfferChoices: { dishes: [], categories: [] },
  getStaffDay: emptyDay,
  getVisitFigures: noVisits,
  listCustomers: { customers: [], next: null },
  listContactMessages: { messages: [], next: null, open_count: 0 },
  listPeople: [],
  listDevices: [],
  listInvitations: [],
  listSessions: [],
  getSecondFactor: {
    is_on: false,
    has_app: false,
    passkeys: [],
    is_required: false,
    recovery_codes_left: 0,
  },
  getOrderSettings: {
    accepts_by_hand: true,
    answer_minutes: 10,
    if_unanswered: 'reject',
    mails: ['new'],
    mail_address: '',
    no_show_limit: 2,
    restaurant_email: 'newtown@corner.test',
    revision: 3,
  },
  listNoShows: [],
  getRefundLimit: { limit: 0, currency: 'AUD' },
  getDeliverySettings: {
    place: null,
    minutes: 25,
    zones: [],
    revision: 4,
    is_offered: false,
    address_source: 'suburbs',
    completion: 'suburbs',
    suburb_count: 0,
    suburbs_nearby: [],
    tiles: null,
  },
  listSuburbs: { suburbs: [], total: 0, has_more: false },
  listStaffRestaurants: [newtownDetails],
  getRestaurantHours: newtownHours,
  getRestaurantTimes: {
    lead_minutes: 20,
    delivery_minutes: 25,
    slot_minutes: 15,
    days_ahead: 7,
    starts_at_opening: true,
    last_order_minutes: null,
    fulfils_after_close: false,
    capacity_orders: null,
    capacity_units: null,
    capacity_window_minutes: 15,
    hold_minutes: 15,
    cancel_minutes: 60,
    revision: 0,
  },
  listDayReservations: {
    date: '2026-11-20',
    opens: '2026-11-20T07:00:00.000Z',
    closes: '2026-11-20T11:00:00.000Z',
    time_zone: 'Australia/Sydney',
    slot_minutes: 30,
    buffer_minutes: 0,
    stays: [{ up_to: 4, minutes: 120 }],
    areas: [{ id: 1, name: 'Inside' }],
    tables: [{ id: 1, area_id: 1, name: '1', min_party: 1, max_party: 4, is_bookable: true }],
    tabs: [],
    joins: [],
    reservations: [],
  },
  listStaffTables: {
    currency: 'AUD',
    areas: [{ id: 1, name: 'Inside' }],
    tables: [{ id: 1, area_id: 1, name: '1', seats: 4, tab: null, calls: [] }],
  },
  getReservationSettings: {
    is_on: true,
    week: [{ weekday: 5, opens: '18:00', closes: '22:00' }],
    slot_minutes: 30,
    stays: [{ up_to: 4, minutes: 120 }],
    buffer_minutes: 0,
    notice_minutes: 60,
    days_ahead: 30,
    largest_party: 8,
    contact_text: '',
    most_parties: null,
    most_seats: null,
    change_minutes: 120,
    reminder_minutes: null,
    revision: 0,
    time_zone: 'Australia/Sydney',
  },
  getTablePlan: {
    areas: [],
    tables: [],
    joins: [],
    code_address: 'https://corner.test/dine-in-menu?table=',
    revision: 0,
  },
  getTabSettings: { ...noCards, currency: 'AUD', can_hold: true, revision: 0 },
  getRestaurantFees: { service_fee: 0, taxes_fees: true, tip_percents: [], revision: 0 },
  getLoyaltySettings: {
    is_on: true,
    unit: '1.00',
    points_per_unit: 1,
    counts_tax: true,
    point_value: '0.05',
    step: 10,
    minimum: 50,
    max_share: 100,
    expiry_months: 12,
    revision: 0,
    currency: 'AUD',
  },
  previewLoyalty: {
    from: '2026-10-01',
    until: '2026-10-31',
    orders: 2,
    spent: 40,
    points: 40,
    worth: 2,
    user_orders: 1,
    user_points: 20,
    user_worth: 1,
    currency: 'AUD',
  },
  findGiftCards: [],
  getGiftCardSettings: {
    is_sold: true,
    amounts: [25, 50],
    lowest: 10,
    highest: 500,
    designs: ['plain'],
    expiry_months: 36,
    currency: 'AUD',
    least_months: 36,
    revision: 0,
  },
  getTaxes: {
    prices_include_tax: true,
    standard_rate: 10,
    classes: [],
    cash_step: 1,
    revision: 2,
    currency: 'AUD',
  },
  getPaymentSettings: {
    ways: ['cash'],
    takes_cash: true,
    stripe: null,
    environment: 'test',
    webhook_url: 'https://corner.test/api/v2/webhooks/stripe/7',
    webhook_events: [],
    makes_webhook: false,
    revision: 3,
  },
  listAuditLog: { entries: [], next: null, time_zone: 'Australia/Sydney' },
  getMails: {
    from: 'orders@servery.example',
    is_delivered: true,
    failed: [],
    failed_count: 0,
  },
  getMailSender: {
    name: '',
    reply_to: '',
    default_name: 'Corner',
    from: 'orders@servery.example',
    revision: 2,
  },
  getMailTexts: [{ mail: 'received', texts: mailTexts, defaults: mailTexts, revision: 3 }],
  previewMailTexts: {
    subject: mailTexts.subject,
    html: '<!doctype html><html lang="en"><title>m</title>',
    text: '',
  },
  listSubscribers: { count: 0, subscribers: [], next: null },
  listWebhooks: [],
  listApiKeys: [],
  getOpenIdSettings: {
    providers: [],
    redirect_addresses: ['https://corner.test/api/v2/users/openid/callback'],
  },
  listDomains: { domains: [], target: null },
} satisfies Replies;

const replyByPath = Object.entries(replies).map(([name, data]) => {
  const route = Object.entries(routes).find(([known]) => known === name)?.[1];
  return { path: new RegExp(`^${route?.path.replace(/\{\w+\}/g, '[^/]+')}$`), data };
});

const owner: DeskSession = {
  device: null,
  person: {
    id: '00000000-0000-4000-8000-000000000009',
    name: 'Olive',
    email: 'olive@corner.test',
    role: 'owner',
    restaurant_id: 1,
  },
  seconds_left: null,
};

const ofEveryPage =
  /^\/v2\/staff\/(?:(?:orders|order-taking|disputes|printers|restaurants\/\d+\/dining-room)\b|contact-messages$)/;

/** A server that stops answering while an owner of one restaurant is at the desk. */
export class FrozenServer {
  /** How each call was answered, by its path. */
  readonly calls: { path: string; state: ServerState }[] = [];

  constructor(
    public state: ServerState,
    /** Retry-After, in seconds. */
    readonly pause = 2,
  ) {}

  readonly fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const path = new URL(String(input), window.location.origin).pathname.replace(/^\/api/, '');
    // Who is there was known before.
    if (path === routes.getDesk.path) return Response.json({ data: owner });
    this.calls.push({ path, state: this.state });
    if (this.state === 'unreached') throw new TypeError('Failed to fetch');
    if (this.state === 'frozen') {
      return Response.json(
        {
          error: 'This takes longer than it should. Please try again in a few seconds.',
          code: 'database_unavailable',
          retry_after: this.pause,
        },
        { status: 503, headers: { 'retry-after': String(this.pause) } },
      );
    }
    if (path === routes.listRestaurants.path) return Response.json([newtown]);
    const known = replyByPath.find((one) => one.path.test(path));
    if (known) return Response.json({ data: known.data });
    return Response.json({ error: 'There is nothing here.', code: 'not_found' }, { status: 404 });
  };

  /** What a page asked for so far and never came; what stands above every page has its own pace. */
  missing(): string[] {
    const pathsOf = (calls: FrozenServer['calls']) => new Set(calls.map(({ path }) => path));
    const came = pathsOf(this.calls.filter(({ state }) => state === 'answers'));
    return [...pathsOf(this.calls)].filter((path) => !came.has(path) && !ofEveryPage.test(path));
  }
}
