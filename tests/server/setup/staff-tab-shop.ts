import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { contract } from '#schemas/api/contract.ts';
import type { StaffTable } from '#schemas/api/staff-tabs.ts';
import type { Tab } from '#schemas/api/tabs.ts';
import {
  diningTables,
  payments,
  restaurants,
  tableCalls,
  tabPayments,
  tabs,
} from '#server/db/schema.ts';
import { defaultLimits } from '#server/environment/server-options.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { addArea } from './booking-plan.ts';
import { buildSmallApp } from './build-test-app.ts';
import { expectStatus, shopperOf } from './shopper.ts';
import { insertStaff, signStaffIn, type StaffHeaders } from './sign-staff-in.ts';
import { guestOf } from './tab-guests.ts';
import { addTableHours } from './add-table-hours.ts';

export const lemonadePrice = 4;

// What a service does in an evening is done within seconds.
const plenty = { points: 10_000_000, seconds: 60 };
const limits = { ...defaultLimits, claims: plenty, reads: plenty, writes: plenty };

/** The small restaurant with six tables, its people, and what they do about tabs. */
export async function openStaffTabShop() {
  const shop = await buildSmallApp({ options: { limits } });
  const { app, db, pool } = shop;
  await insertStaff(db);
  const owner = await signStaffIn(app);
  const manager = await signStaffIn(app, 'manager@corner.test');
  const waiter = await signStaffIn(app, 'desk@corner.test');
  await db.update(restaurants).set({ orderTypes: ['pickup', 'dine_in'] });
  const place = { tenantId: small.tenant, restaurantId: small.restaurant };
  await addTableHours(db);
  const areaId = await addArea(db, 'Terrace');
  const box = { areaId, minParty: 1, maxParty: 4, x: 0, y: 0, width: 6, height: 6 };
  const numbers = [1, 2, 3, 4, 5, 6];
  await db
    .insert(diningTables)
    .values(
      numbers.map((n) => ({ ...place, ...box, id: n, name: String(n), token: `table-${n}` })),
    );
  const closed = { ...place, restaurantId: small.closedRestaurant };
  const elsewhere = await addArea(db, 'Elsewhere', closed);
  await db
    .insert(diningTables)
    .values({ ...closed, ...box, areaId: elsewhere, id: 60, name: '60', token: 'table-60' });

  const send = (
    method: 'GET' | 'POST',
    path: string,
    payload?: object,
    headers: StaffHeaders = waiter,
  ) =>
    app.inject({
      method,
      url: `/api/v2/staff${path}`,
      headers: { ...headers },
      ...(payload && { payload }),
    });
  const ofRestaurant = `/restaurants/${small.restaurant}`;
  type Reply = Awaited<ReturnType<typeof send>>;
  const tabOf = (reply: Reply): Tab => {
    if (reply.statusCode > 201) throw new Error(`${reply.statusCode} ${reply.body}`);
    return contract.getStaffTab.reply.parse(reply.json()).data;
  };
  const read = async (id: string): Promise<Tab> => tabOf(await send('GET', `/tabs/${id}`));

  /** Lemonades that staff order on a tab for guests without a phone. @returns the id of the order */
  async function round(tab: Tab, quantity = 1): Promise<string> {
    const started = await send('POST', '/phone-orders', { restaurant_id: small.restaurant });
    expectStatus(started, 201);
    const { guest_id, guest_token } = contract.startPhoneOrder.reply.parse(started.json()).data;
    const headers = { host: small.host, authorization: `Bearer ${guest_token}` };
    const order = await guestOf(shopperOf(app, guest_id, headers)).orderedOn(tab.id, quantity);
    return order.id;
  }

  type Payment = Pick<typeof tabPayments.$inferInsert, 'kind' | 'gateway' | 'status'>;
  /** A payment of a tab in the database; what it pays of orders it takes out of what they owe. */
  async function pay(
    tab: Tab,
    amount: number,
    {
      of = [],
      status = 'succeeded',
      ...payment
    }: Partial<Payment> & { of?: readonly string[] } = {},
  ): Promise<string> {
    const id = randomUUID();
    await db.insert(tabPayments).values({
      tenantId: small.tenant,
      id,
      tabId: tab.id,
      guestId: tab.guests[0]?.id ?? null,
      kind: 'amount',
      gateway: 'cash',
      status,
      amount,
      tip: 0,
      currency: 'AUD',
      requestKey: id,
      requestHash: '',
      createdAt: fridayNoon,
      takenAt: status === 'succeeded' ? fridayNoon : null,
      ...payment,
    });
    for (const orderId of of) {
      await db.delete(payments).where(eq(payments.orderId, orderId));
      await db.insert(payments).values({
        tenantId: small.tenant,
        orderId,
        gateway: 'cash',
        status: 'succeeded',
        amount: amount / of.length,
        currency: 'AUD',
        tabPaymentId: id,
        takenAt: fridayNoon,
      });
    }
    return id;
  }

  const room = async (headers?: StaffHeaders): Promise<StaffTable[]> => {
    const reply = await send('GET', `${ofRestaurant}/dining-room`, undefined, headers);
    expectStatus(reply, 200);
    return contract.listStaffTables.reply.parse(reply.json()).data.tables;
  };

  return {
    ...shop,
    owner,
    manager,
    waiter,
    send,
    tabOf,
    read,
    round,
    pay,
    open: (tableId: number, name = 'Rosa', headers?: StaffHeaders) =>
      send('POST', `${ofRestaurant}/tabs`, { table_id: tableId, name }, headers),
    opened: async (tableId: number, name = 'Rosa'): Promise<Tab> =>
      tabOf(await send('POST', `${ofRestaurant}/tabs`, { table_id: tableId, name })),
    move: (id: string, tableId: number) => send('POST', `/tabs/${id}/move`, { table_id: tableId }),
    join: (id: string, other: string) => send('POST', `/tabs/${id}/join`, { other_tab_id: other }),
    split: (id: string, orderIds: readonly string[], tableId: number) =>
      send('POST', `/tabs/${id}/split`, { order_ids: orderIds, table_id: tableId, name: 'Sam' }),
    close: (id: string, reason?: string) =>
      send('POST', `/tabs/${id}/close`, reason === undefined ? {} : { unpaid_reason: reason }),
    room,
    byTable: async (table: number) => (await room()).find(({ id }) => id === table),
    /** Nobody sits at a table, and none asks for somebody. */
    async closeAll(): Promise<void> {
      await db.update(tabs).set({ closedAt: fridayNoon });
      await db.delete(tableCalls);
    },
    /** Each step of an order: to which table it was brought with that, and by whom. */
    async eventsOf(orderId: string) {
      const { rows } = await pool.query<{ table_name: string | null; staff: string | null }>(
        `select e.table_name, s.name as staff from order_events e
         left join staff_accounts s on s.tenant_id = e.tenant_id and s.id = e.staff_id
         where e.order_id = $1 order by e.id`,
        [orderId],
      );
      return rows.map(({ table_name: table, staff }) => [table, staff]);
    },
  };
}

/** The orders of a tab. */
export const roundsOf = (tab: Pick<Tab, 'rounds'>): string[] =>
  tab.rounds.map(({ order_id: id }) => id);
