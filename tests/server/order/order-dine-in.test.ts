import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { placeOrderBody } from '#schemas/api/orders.ts';
import { checkPlacement } from '#server/domain/placing/check-placement.ts';
import type { PlacementInput } from '#server/domain/placing/check-placement.ts';
import { areas, diningTables, orders, restaurantHours, restaurants } from '#server/db/schema.ts';
import { foreignTables } from '../setup/foreign-tables.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { priceStored } from '#server/domain/pricing/price-stored.ts';
import { plainPurpose } from '#server/domain/pricing/cart-purpose.ts';
import { findRestaurant } from '#server/db/queries/restaurants.ts';
import { findTenant } from '#server/db/queries/tenants.ts';
import { preparePricing } from '#server/ordering/pricing/prepare-pricing.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { insertSmallOffers } from '#tests/fixtures/small-offers.ts';
import { at, buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, customer, expectStatus, lemonade } from '../setup/shopper.ts';
import { addTableHours } from '../setup/add-table-hours.ts';

const { app, db, deps } = await buildSmallApp();
await insertSmallOffers(db);
await db.update(restaurants).set({ orderTypes: ['pickup', 'dine_in'] });

const body = placeOrderBody.parse({
  restaurant_id: small.restaurant,
  cart_version: 1,
  expected_total: 4,
  delivery_method: 'dine_in',
  pickup_date: null,
  pickup_time: null,
  payment_method: 'cashOnDelivery',
  guest_details: customer,
  table_id: 'k3v9',
});

const place = { tenantId: small.tenant, restaurantId: small.restaurant };
await addTableHours(db);
await db.insert(areas).values({ ...place, id: 1, name: 'Terrace', position: 0 });
const table = { ...place, areaId: 1, minParty: 1, maxParty: 4, x: 0, y: 0, width: 6, height: 6 };
await db.insert(diningTables).values([
  { ...table, id: 12, name: '12', token: 'k3v9' },
  { ...table, id: 13, name: '13', token: 'p7r2' },
]);

const theirs = (await foreignTables(db)).calls.getTable.params.token;
await insertStaff(db);
const manager = await signStaffIn(app, 'manager@corner.test');

/** A lemonade ordered to a table. */
async function input(changes: Partial<PlacementInput> = {}): Promise<PlacementInput> {
  const restaurant = await findRestaurant(db, small.tenant, small.restaurant);
  const tenant = await findTenant(db, small.tenant);
  if (!restaurant || !tenant) throw new Error('the small restaurant is gone');
  const purpose = { ...plainPurpose, orderType: 'dine_in' as const };
  const pricing = await preparePricing(deps, { tenant, restaurant, purpose });
  const part = {
    restaurantProductId: small.lemonade.id,
    productId: small.lemonade.productId,
    quantity: 1,
    modifiers: [],
    configurations: [],
    componentId: null,
    position: null,
  };
  const line = { id: 1, signature: 'a', kind: 'plain' as const, offerId: null, parts: [part] };
  return {
    // As it is once its number was read.
    body: { ...body, guest_details: { ...customer, phone_no: '+61400000000' } },
    now: fridayNoon,
    isPhoneOrder: false,
    isUser: false,
    pointsBalance: null,
    expectedTotal: 400,
    restaurant,
    isAtTable: true,
    tab: null,
    gateways: ['cash'],
    chosen: { slot: undefined, refusal: null, isOpen: true },
    cartVersion: 1,
    priced: priceStored([{ ...line, quantity: 1, notes: '' }], pricing),
    giftCardRefusals: [],
    expectedDue: null,
    isCardOnly: false,
    isBlocked: false,
    phone: '',
    couponRefusal: null,
    ...changes,
  };
}
const codes = ({ refused, missing, conflicts }: ReturnType<typeof checkPlacement>) =>
  [...refused, ...missing, ...conflicts].map(({ code }) => code);

describe('R81 ordering to a table', () => {
  test('R46 R81 it asks for no time and costs no delivery', async () => {
    const open = await input();
    expect(codes(checkPlacement(open))).toEqual([]);
    expect([open.priced.amounts.delivery, open.priced.amounts.total]).toEqual([0, 400]);
  });

  test('R81 open hours apply', async () => {
    const chosen = { slot: undefined, refusal: null, isOpen: false };
    expect(codes(checkPlacement(await input({ chosen })))).toEqual(['closed_now']);
  });

  test('R81 a pause applies', async () => {
    const { restaurant, ...rest } = await input();
    const until = new Date(fridayNoon.getTime() + 60_000).toISOString();
    const paused = { ...restaurant, pauses: { dine_in: { until, reason: '' } } };
    expect(codes(checkPlacement({ ...rest, restaurant: paused }))).toEqual(['paused']);
  });

  test('R81 what is sold out is refused', async () => {
    const { priced, ...rest } = await input();
    const problems = [
      { path: 'items.1', code: 'sold_out' as const, message: 'Lemonade is sold out.' },
    ];
    const sold = checkPlacement({ ...rest, priced: { ...priced, problems } });
    expect(codes(sold)).toEqual(['sold_out']);
  });

  test('R80 a table whose code nobody knows is refused beside what else is wrong', async () => {
    const chosen = { slot: undefined, refusal: null, isOpen: false };
    const unknown = await input({ isAtTable: false, chosen });
    expect(codes(checkPlacement(unknown))).toEqual(['unknown_table', 'closed_now']);
  });
});

describe('R80 an order to the table of a code', () => {
  let guests = 5_000_000;
  const atTable = {
    delivery_method: 'dine_in',
    pickup_date: null,
    pickup_time: null,
    table_id: 'k3v9',
  };
  async function seated() {
    const shopper = await createShopper(app, (guests += 1));
    await shopper.fillCart(lemonade);
    const cart = await shopper.cart('&dine_in=true&is_cash_on_delivery_opt=1');
    const body = (changes: object = {}) => shopper.orderBody(cart, { ...atTable, ...changes });
    const sit = async (changes: object = {}) => {
      const reply = await shopper.place(body(changes));
      expectStatus(reply, 201);
      return contract.placeOrder.reply.parse(reply.json()).data;
    };
    return { ...shopper, body, sit };
  }

  test('carries what stands on the table, for its customer and for the staff', async () => {
    const shopper = await seated();
    const order = await shopper.sit();
    expect(order).toMatchObject({
      delivery_method: 'dine_in',
      table: '12',
      delivery_charge: 0,
      shipping_details: null,
    });
    expect(order).toMatchObject({ pickup_date: '2026-11-20', pickup_time: '13:00' });
    // The table is called something else, or gone, later: what was sold stays.
    await db.update(diningTables).set({ name: 'Window' }).where(eq(diningTables.id, 12));
    expect((await shopper.order(order.id)).table).toBe('12');
    await db.update(diningTables).set({ name: '12' }).where(eq(diningTables.id, 12));
    const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(row).toMatchObject({ tableId: 12, tableName: '12' });
  });

  test('R81 a table pays in-store prices, and everybody else those of the site', async () => {
    const shopper = await seated();
    const totals = await Promise.all(
      ['&dine_in=true', ''].map(async (query) => (await shopper.cart(query)).total),
    );
    expect(totals).toEqual([4, 4.5]);
  });

  test('is refused without a code, and by one that was renewed, removed or is of another place', async () => {
    const shopper = await seated();
    const refusal = async (changes: object) => {
      const reply = await shopper.place(shopper.body(changes));
      return [reply.statusCode, reply.json().code];
    };
    const unknown = [422, 'unknown_table'];
    expect(await refusal({ table_id: undefined })).toEqual(unknown);
    expect(await refusal({ table_id: 'k3v8' })).toEqual(unknown);
    // Nor by what stands on the table, or by the code of another tenant's.
    expect(await refusal({ table_id: '12' })).toEqual(unknown);
    expect(await refusal({ table_id: theirs })).toEqual(unknown);
    await db.update(diningTables).set({ isRemoved: true }).where(eq(diningTables.id, 13));
    expect(await refusal({ table_id: 'p7r2' })).toEqual(unknown);
    await db.update(diningTables).set({ isRemoved: false }).where(eq(diningTables.id, 13));
    await db
      .update(diningTables)
      .set({ restaurantId: small.closedRestaurant })
      .where(eq(diningTables.id, 13));
    expect(await refusal({ table_id: 'p7r2' })).toEqual(unknown);
    await db
      .update(diningTables)
      .set({ restaurantId: small.restaurant })
      .where(eq(diningTables.id, 13));
    expect((await shopper.place(shopper.body())).statusCode).toBe(201);
  });

  test('R52 pressed twice is one order, and of another table it is another', async () => {
    const shopper = await seated();
    const body = shopper.body();
    const [first, second] = await Promise.all([shopper.place(body), shopper.place(body)]);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json().data.id).toBe(first.json().data.id);
    const elsewhere = await shopper.place(shopper.body({ table_id: 'p7r2' }));
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([409, 'already_ordered']);
  });

  test('R81 by card it waits for its payment like any other', async () => {
    const shopper = await seated();
    const order = await shopper.sit({ payment_method: 'card' });
    expect(order.status).toBe('pending_payment');
    expect((await shopper.pay(order.id)).json().data).toMatchObject({
      status: 'accepted',
      table: '12',
    });
  });

  test('R52 one that waits for its card and is sent for another table is another order', async () => {
    const shopper = await seated();
    const first = await shopper.sit({ payment_method: 'card' });
    expect((await shopper.sit({ payment_method: 'card' })).id).toBe(first.id);
    const elsewhere = await shopper.sit({ payment_method: 'card', table_id: 'p7r2' });
    expect(elsewhere).toMatchObject({ table: '13', status: 'pending_payment' });
    expect((await shopper.order(first.id)).status).toBe('cancelled');
  });

  test('the desk sees the table, and never the code that lets people order there', async () => {
    const { id } = await (await seated()).sit();
    const reply = await app.inject({ url: `/api/v2/staff/orders/${id}`, headers: { ...manager } });
    expectStatus(reply, 200);
    expect(contract.getStaffOrder.reply.parse(reply.json()).data.table).toBe('12');
    expect(reply.body).not.toContain('k3v9');
  });

  test('a pickup keeps no table', async () => {
    const shopper = await createShopper(app, (guests += 1));
    await shopper.fillCart(lemonade);
    const { id } = await shopper.placed({ table_id: 'k3v9' });
    expect((await shopper.order(id)).table).toBeNull();
  });
});

test('R81 whoever scans a table reads whether orders to it are taken now', async () => {
  const refusal = async () => {
    const reply = await app.inject({ url: '/api/v2/tables/k3v9', headers: at });
    return contract.getTable.reply.parse(reply.json()).data.refusal;
  };
  const own = eq(restaurants.id, small.restaurant);
  expect(await refusal()).toBeNull();
  const pause = async (pauses: typeof restaurants.$inferInsert.pauses) => {
    await db.update(restaurants).set({ pauses }).where(own);
  };
  await pause({ dine_in: { until: null, reason: 'The oven is cold.' } });
  onTestFinished(() => pause({}));
  expect(await refusal()).toContain('The oven is cold.');
  await pause({});
  await db.delete(restaurantHours).where(eq(restaurantHours.orderType, 'dine_in'));
  onTestFinished(() => addTableHours(db));
  expect(await refusal()).toBe('The restaurant is closed right now.');
});
