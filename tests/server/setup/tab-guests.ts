import { randomUUID } from 'node:crypto';
import { contract } from '#schemas/api/contract.ts';
import type { Tab } from '#schemas/api/tabs.ts';
import { areas, diningTables, restaurants } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from './build-test-app.ts';
import { createShopper, expectStatus, lemonade, type Shopper } from './shopper.ts';
import { addTableHours } from './add-table-hours.ts';

type Options = Parameters<typeof buildSmallApp>[0];

/** The small restaurant with two tables, `7` and `8`, where guests open tabs. */
export async function openTabShop(options?: Options) {
  const shop = await buildSmallApp(options);
  const { app, db } = shop;
  const place = { tenantId: small.tenant, restaurantId: small.restaurant };
  await db.update(restaurants).set({ orderTypes: ['pickup', 'dine_in'] });
  await addTableHours(db);
  await db.insert(areas).values({ ...place, id: 71, name: 'Garden', position: 0 });
  const table = { ...place, areaId: 71, minParty: 1, maxParty: 4, x: 0, y: 0, width: 6, height: 6 };
  await db.insert(diningTables).values([
    { ...table, id: 7, name: '7', token: 'seven' },
    { ...table, id: 8, name: '8', token: 'eight' },
  ]);
  let numbers = 7_000_000;
  let tables = 100;

  /** A table of its own for a test. @returns its id and token */
  async function newTable() {
    const id = (tables += 1);
    const token = `table-${id}`;
    await db.insert(diningTables).values({ ...table, id, name: String(id), token });
    return { id, token };
  }

  /** A guest of the restaurant with a phone, and what they do at a table. */
  const newGuest = async () => guestOf(await createShopper(app, (numbers += 1)));
  return { ...shop, newGuest, newTable };
}

export type TabGuest = ReturnType<typeof guestOf>;

/** What a shopper does at a table. */
export function guestOf(shopper: Shopper) {
  const { call } = shopper;
  const open = (token: string, name: string) => call('POST', `/v2/tables/${token}/tab`, { name });
  const join = (token: string, name: string, code: string) =>
    call('POST', `/v2/tables/${token}/tab/guests`, { name, code });
  const close = (tabId: string) => call('POST', `/v2/tabs/${tabId}/close`, {});
  const look = async (token: string) =>
    contract.findTableTab.reply.parse((await call('GET', `/v2/tables/${token}/tab`)).json()).data;

  const opened = async (token: string, name: string): Promise<Tab> => {
    const reply = await open(token, name);
    expectStatus(reply, 201);
    return contract.openTab.reply.parse(reply.json()).data;
  };
  const joined = async (token: string, name: string, code: string): Promise<Tab> => {
    const reply = await join(token, name, code);
    expectStatus(reply, 200);
    return contract.joinTab.reply.parse(reply.json()).data;
  };
  const tab = async (tabId: string): Promise<Tab> => {
    const reply = await call('GET', `/v2/tabs/${tabId}`);
    expectStatus(reply, 200);
    return contract.getTab.reply.parse(reply.json()).data;
  };

  /** The body by which the cart is sent to the kitchen as a round of a tab. */
  const round = async (tabId: string, changes: object = {}) => ({
    ...shopper.orderBody(await shopper.cart('&dine_in=true')),
    guest_details: undefined,
    delivery_method: 'dine_in',
    pickup_date: null,
    pickup_time: null,
    payment_method: 'tab',
    tab_id: tabId,
    ...changes,
  });
  /** Orders lemonades on a tab. */
  const orderOn = async (tabId: string, quantity = 1, changes: object = {}) => {
    await shopper.fillCart({ ...lemonade, quantity });
    return shopper.place(await round(tabId, changes), randomUUID());
  };
  const orderedOn = async (tabId: string, quantity = 1, changes: object = {}) => {
    const reply = await orderOn(tabId, quantity, changes);
    expectStatus(reply, 201);
    return contract.placeOrder.reply.parse(reply.json()).data;
  };
  return {
    ...shopper,
    open,
    opened,
    join,
    joined,
    look,
    tab,
    close,
    round,
    orderOn,
    orderedOn,
  };
}

/** What a refused call is answered with. */
export const refusalOf = (reply: { statusCode: number; json: () => { code?: unknown } }) => [
  reply.statusCode,
  reply.json().code,
];
