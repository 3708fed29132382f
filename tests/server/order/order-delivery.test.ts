import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { orders, restaurants } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { insertSmallOffers, offers } from '#tests/fixtures/small-offers.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { plain } from '../setup/offer-lines.ts';
import { createShopper, expectStatus } from '../setup/shopper.ts';

const { app, db } = await buildSmallApp();
await insertSmallOffers(db);
let nextGuest = 4_900_000;
const newShopper = () => createShopper(app, (nextGuest += 1));
const address = {
  formattedAddress: '1 Quay Street',
  city: 'Sydney',
  postcode: '2000',
  suburb: 'Sydney',
};
const toAddress = { delivery_method: 'delivery', shipping_details: address, pickup_time: '18:00' };
const purpose = '&delivery_method=delivery&postcode=2000&is_cash_on_delivery_opt=1';
const harbour = eq(restaurants.id, small.restaurant);

afterEach(async () => {
  await db.update(restaurants).set({ pauses: {} }).where(harbour);
});

describe('R40, R46, R55 delivery', () => {
  test('R46 the fee of the card is the fee of the order, and its zone is kept', async () => {
    const shopper = await newShopper();
    await shopper.fillCart(plain('fries', 4));
    const cart = await shopper.cart(purpose);
    expect([cart.subtotal, cart.delivery?.charge, cart.total]).toEqual([20, 6, 26]);
    const reply = await shopper.place(shopper.orderBody(cart, toAddress));
    expectStatus(reply, 201);
    expect(reply.json().data).toMatchObject({ delivery_charge: 6, total: 26 });
    const [row] = await db.select().from(orders).where(eq(orders.id, reply.json().data.id));
    expect(row).toMatchObject({ zoneId: offers.zone, shippingDetails: address });
  });

  test('R40 R55 the minimum is inclusive, and the server refuses what is below it', async () => {
    const shopper = await newShopper();
    await shopper.fillCart(plain('fries', 3));
    const cart = await shopper.cart(purpose);
    const reply = await shopper.place(shopper.orderBody(cart, toAddress));
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'below_minimum',
      data: { delivery: { charge: 6 } },
    });
    expect(reply.json().error).toContain('$5.00');
  });

  test('R45 R55 an address outside every zone is refused', async () => {
    const shopper = await newShopper();
    await shopper.fillCart(plain('fries', 8));
    const cart = await shopper.cart('&delivery_method=delivery&postcode=3000');
    const reply = await shopper.place(
      shopper.orderBody(cart, { ...toAddress, shipping_details: { ...address, postcode: '3000' } }),
    );
    expect([reply.statusCode, reply.json().problems[0]]).toMatchObject([
      409,
      { path: 'delivery', code: 'not_delivered_there' },
    ]);
  });

  test('R47 a total seen for pickup does not buy a delivery', async () => {
    const shopper = await newShopper();
    const cart = await shopper.fillCart(plain('fries', 4));
    const reply = await shopper.place(shopper.orderBody(cart, toAddress));
    expect(reply.json()).toMatchObject({ code: 'total_changed', new_total: 26 });
    expect(reply.json().data.bill).toMatchObject([{ kind: 'delivery', amount: 6 }]);
  });

  test('R46 an address sent along does not make a pickup cost a fee', async () => {
    const shopper = await newShopper();
    await shopper.fillCart(plain('fries'));
    const order = await shopper.placed({ shipping_details: address });
    expect(order).toMatchObject({ delivery_charge: 0, total: 5, shipping_details: null });
  });

  test('R55 a pause of this order type refuses times before it ends, and no others', async () => {
    const shopper = await newShopper();
    await shopper.fillCart(plain('fries', 4));
    const cart = await shopper.cart(purpose);
    const until = new Date(fridayNoon.getTime() + 6 * 60 * 60_000).toISOString();
    await db
      .update(restaurants)
      .set({ pauses: { delivery: { until, reason: '' } } })
      .where(harbour);
    const during = await shopper.place(shopper.orderBody(cart, toAddress));
    expect([during.statusCode, during.json().code]).toEqual([409, 'paused']);
    const after = await shopper.place(
      shopper.orderBody(cart, { ...toAddress, pickup_time: '21:00' }),
    );
    expectStatus(after, 201);
  });
});
