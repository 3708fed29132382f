import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { orders } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { insertSmallOffers } from '#tests/fixtures/small-offers.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { plain } from '../setup/offer-lines.ts';
import { createShopper, expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { keyOfLink } from '../setup/key-of-link.ts';

const { app, db, deps } = await buildSmallApp();
await insertSmallOffers(db);
await insertStaff(db);
const staff = await signStaffIn(app, 'manager@corner.test');

const street = {
  formattedAddress: '1 Quay Street',
  city: 'Sydney',
  postcode: '2000',
  suburb: 'Sydney',
};
const handover = { unit: 'Flat 3/12', entryCode: '#4711*', leaveAtDoor: true };
const purpose = '&delivery_method=delivery&postcode=2000&is_cash_on_delivery_opt=1';

let guests = 4_950_000;
async function deliver(shipping_details: object) {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart(plain('fries', 4));
  const cart = await shopper.cart(purpose);
  const to = { delivery_method: 'delivery', pickup_time: '18:00', shipping_details };
  return { shopper, reply: await shopper.place(shopper.orderBody(cart, to)) };
}

async function delivered(shipping_details: object) {
  const { shopper, reply } = await deliver(shipping_details);
  expectStatus(reply, 201);
  return { shopper, order: contract.placeOrder.reply.parse(reply.json()).data };
}

describe('how a delivery is handed over', () => {
  test('flat, entry code and whether to leave it at the door are stored, for customer and staff', async () => {
    const { shopper, order } = await delivered({ ...street, ...handover });
    const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(row?.shippingDetails).toEqual({ ...street, ...handover });
    const seen = await shopper.order(order.id);
    expect(seen.shipping_details).toEqual({ ...street, ...handover });
    const reply = await app.inject({ url: '/api/v2/staff/orders', headers: { ...staff } });
    const list = contract.listStaffOrders.reply.parse(reply.json()).data;
    expect(list.find(({ id }) => id === order.id)?.shipping_details).toMatchObject(handover);
  });

  test('the mail names the flat and where it is left, and keeps the entry code to itself', async () => {
    await drainOutbox(deps);
    await delivered({ ...street, ...handover });
    const [mail] = await drainOutbox(deps);
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('Flat or unit: Flat 3/12');
      expect(body).toContain('To be left at the door');
      expect(body).not.toContain('4711');
    }
  });

  test('whoever reads the order by its link does not see the entry code', async () => {
    const { order } = await delivered({ ...street, ...handover });
    const key = keyOfLink(order.link);
    const url = `/api/v2/orders/${order.id}`;
    const reply = await app.inject({ url, headers: { host: small.host, 'x-order-key': key } });
    expectStatus(reply, 200);
    expect(contract.getOrder.reply.parse(reply.json()).data.shipping_details).toEqual({
      ...street,
      ...handover,
      entryCode: '',
    });
  });

  test('all three may be left out, and an order of before has none of them', async () => {
    const { shopper, order } = await delivered(street);
    const none = { unit: '', entryCode: '', leaveAtDoor: false };
    expect(order.shipping_details).toEqual({ ...street, ...none });
    const before = sql`${orders.shippingDetails} - 'unit' - 'entryCode' - 'leaveAtDoor'`;
    await db.update(orders).set({ shippingDetails: before }).where(eq(orders.id, order.id));
    expect((await shopper.order(order.id)).shipping_details).toEqual({ ...street, ...none });
  });

  test.each([
    ['unit', 'x'.repeat(31)],
    ['unit', 'Flat 3\nBcc: everybody'],
    ['unit', 'You won: https://evil.example/prize'],
    ['unit', 'evil.example'],
    ['unit', 'ring@evil'],
    ['unit', '<b>3</b>'],
    ['entryCode', '1'.repeat(31)],
    ['entryCode', 'see evil.example'],
    ['entryCode', '"4711"'],
  ])('%s takes no text that a mail could be misused for: %j', async (field, text) => {
    const { reply } = await deliver({ ...street, [field]: text });
    expectStatus(reply, 400);
    expect(reply.json().problems[0].path).toBe(`body.shipping_details.${field}`);
  });

  test.each([
    '3',
    'Flat 3/12',
    'Apt. 5',
    'Apt 5, Block B',
    'Unit #4 (rear)',
    'Wohnung 2.1',
    'Ünit ４',
  ])('a flat may be written as %s', async (unit) => {
    const { order } = await delivered({ ...street, unit });
    expect(order.shipping_details?.unit).toBe(unit);
  });
});
