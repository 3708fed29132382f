import { randomUUID } from 'node:crypto';
import { contract } from '#schemas/api/contract.ts';
import type { Tab, TabShare } from '#schemas/api/tabs.ts';
import { restaurants } from '#server/db/schema.ts';
import {
  confirmTabPayment,
  dropStaffTabPayment,
  takeTabPayment,
} from '#server/ordering/tab-payments/staff-tab-payments.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { openChangeShop } from './change-shop.ts';
import { storeTab } from './foreign-tabs.ts';
import { createShopper, expectStatus, type Shopper } from './shopper.ts';
import { guestOf } from './tab-guests.ts';
import { addTableHours } from './add-table-hours.ts';

type Lines = readonly Record<string, unknown>[];
type Asked = {
  method?: 'card' | 'cash';
  tip?: number;
  key?: string;
  /** What the payer saw; left out: what the bill says when it is asked for. */
  expected?: number;
  points?: number;
  /** Handles. */
  giftCards?: readonly string[];
};

/** The shop of changed orders, with tabs whose guests pay parts of them. */
export async function openTabPaymentShop() {
  const shop = await openChangeShop();
  const { app, db, pool, deps } = shop;
  const tenantNow = async () => {
    const tenant = await deps.tenants.byId(small.tenant);
    if (!tenant) throw new Error('the small tenant is missing');
    return tenant;
  };
  const place = { tenantId: small.tenant, restaurantId: small.restaurant };

  await db.update(restaurants).set({ orderTypes: ['pickup', 'dine_in'] });
  await addTableHours(db);
  let guests = 5_700_000;

  const tokens = new Map<string, string>();
  const newTab = async (): Promise<string> => {
    const { tabId, token } = await storeTab(db, place);
    tokens.set(tabId, token);
    return tabId;
  };

  /** A guest who joins a tab with their first round, which the kitchen has accepted. */
  async function sit(tabId: string, lines: Lines, name = 'Ada', member?: Shopper) {
    const shopper = member ?? (await createShopper(app, (guests += 1)));
    const { round, joined } = guestOf(shopper);
    const { own_guest_id: guestId } = await joined(tokens.get(tabId) ?? '', name, '4711');
    const orderMore = async (more: Lines) => {
      await shopper.fillCart(...more);
      const reply = await shopper.place(await round(tabId));
      expectStatus(reply, 201);
      return contract.placeOrder.reply.parse(reply.json()).data;
    };
    let ordered: Promise<unknown> = Promise.resolve();
    /** Another order of the guest, after those before: they have one cart. */
    const again = (more: Lines) => {
      const placed = ordered.then(() => orderMore(more));
      ordered = placed;
      return placed;
    };
    const order = await again(lines);
    const url = (paymentId: string, step = '') => `/v2/tabs/${tabId}/payments/${paymentId}${step}`;
    const { call } = shopper;
    const tab = async (): Promise<Tab> => {
      const reply = await call('GET', `/v2/tabs/${tabId}`);
      expectStatus(reply, 200);
      return contract.getTab.reply.parse(reply.json()).data;
    };
    const begin = async (what: TabShare, asked: Asked = {}) =>
      call(
        'POST',
        `/v2/tabs/${tabId}/payments`,
        {
          what,
          method: asked.method ?? 'card',
          tip_amount: asked.tip ?? 0,
          expected_amount: asked.expected ?? (await tab()).open,
          ...(asked.points !== undefined && { points: asked.points }),
          ...(asked.giftCards && { gift_cards: asked.giftCards }),
        },
        { 'idempotency-key': asked.key ?? randomUUID() },
      );
    const begun = async (...asked: Parameters<typeof begin>): Promise<string> => {
      const reply = await begin(...asked);
      expectStatus(reply, 201);
      return contract.beginTabPayment.reply.parse(reply.json()).payment_id;
    };
    const pay = (paymentId: string, number = '4242 4242 4242 4242', key: string = randomUUID()) =>
      call(
        'POST',
        url(paymentId, '/card'),
        { gateway: 'sandbox', card: { number, expiry: '08/29', cvc: '123' } },
        { 'idempotency-key': key },
      );
    const paid = async (...asked: Parameters<typeof begin>): Promise<Tab> => {
      const reply = await pay(await begun(...asked));
      expectStatus(reply, 200);
      return contract.payTabPayment.reply.parse(reply.json()).data;
    };
    const check = (paymentId: string) => call('POST', url(paymentId, '/check'), {});
    const drop = (paymentId: string) => call('DELETE', url(paymentId));
    return { shopper, order, guestId, again, tab, begin, begun, pay, paid, check, drop };
  }

  const staffId = randomUUID();
  /** What staff do with cash, as their calls do it. */
  const staff = {
    take: async (tabId: string, what: TabShare, expected: number, key: string = randomUUID()) =>
      takeTabPayment(deps, {
        tenant: await tenantNow(),
        tabId,
        staffId,
        key,
        body: { what, tip_amount: 0, expected_amount: expected },
      }),
    confirm: async (tabId: string, paymentId: string) =>
      confirmTabPayment(deps, { tenant: await tenantNow(), tabId, staffId, paymentId }),
    drop: async (tabId: string, paymentId: string) =>
      dropStaffTabPayment(deps, { tenant: await tenantNow(), tabId, paymentId }),
  };
  /** The payments of a tab's orders, as the tables have them, in minor units. */
  const rowsOf = async (tabId: string) => {
    const { rows } = await pool.query(
      `select p.order_id, p.gateway, p.status, p.amount::int, p.tab_payment_id,
         (p.pays->>'tip')::int as tip, (p.pays->>'cashRounding')::int as rounding,
         (select coalesce(sum(r.amount), 0)::int from refunds r
          where r.tenant_id = p.tenant_id and r.payment_id = p.id) as back
       from payments p join orders o on o.tenant_id = p.tenant_id and o.id = p.order_id
       where o.tab_id = $1 order by o.placed_at, o.id, p.created_at, p.status`,
      [tabId],
    );
    return rows;
  };
  return { ...shop, newTab, sit, staff, rowsOf };
}
