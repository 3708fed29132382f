import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';
import { ordersOf } from '../setup/orders-of.ts';
import { createShopper, customer, lemonade, plainBurger } from '../setup/shopper.ts';
import { whileOrderingIsOff, whileProduct } from '../setup/while-changed.ts';

const { app, db, pool, deps } = await buildSmallApp();
let nextGuest = 3_500_000;
const newShopper = () => createShopper(app, (nextGuest += 1));

describe('R54, R55 checked again at placement', () => {
  test.each([
    ['an older cart', { cart_version: 1 }, 409, 'cart_changed', 'cart_version'],
    ['another total', { expected_total: 4.4 }, 409, 'total_changed', 'cart.total'],
    [
      'a total that is no amount',
      { expected_total: 'free' },
      400,
      'invalid_request',
      'body.expected_total',
    ],
    ['a time outside the hours', { pickup_time: '09:45' }, 409, 'slot_unavailable', 'pickup_time'],
    ['a time off the grid', { pickup_time: '13:31' }, 409, 'slot_unavailable', 'pickup_time'],
    ['a time that has passed', { pickup_time: '12:45' }, 409, 'slot_unavailable', 'pickup_time'],
    [
      'a time before the lead is over',
      { pickup_time: '13:15' },
      409,
      'slot_unavailable',
      'pickup_time',
    ],
    ['a day too far', { pickup_date: '2026-11-27' }, 409, 'slot_unavailable', 'pickup_time'],
    ['no time', { pickup_time: null }, 422, 'details_missing', 'pickup_time'],
    ['no customer', { guest_details: undefined }, 422, 'details_missing', 'guest_details.name'],
    [
      'a blank name',
      { guest_details: { ...customer, name: ' ' } },
      400,
      'invalid_request',
      'body.guest_details.name',
    ],
    [
      'a name of two lines',
      { guest_details: { ...customer, name: 'Ada\r\nBcc: x@example.com' } },
      400,
      'invalid_request',
      'body.guest_details.name',
    ],
    [
      'a cart version beyond counting',
      { cart_version: 1e12 },
      400,
      'invalid_request',
      'body.cart_version',
    ],
    [
      'an email that is none',
      { guest_details: { ...customer, email: 'ada' } },
      400,
      'invalid_request',
      'body.guest_details.email',
    ],
    [
      'delivery without an address',
      { delivery_method: 'delivery' },
      422,
      'details_missing',
      'shipping_details.formattedAddress',
    ],
    ['dine-in', { delivery_method: 'dine_in' }, 422, 'order_type_not_offered', 'delivery_method'],
    ['a code nobody knows', { coupon_code: 'TEN' }, 409, 'unknown_coupon', 'coupon_code'],
    ['another guest', { guest_id: 9_999_999 }, 403, 'not_yours', 'guest_id'],
    ['nobody', { guest_id: undefined }, 400, 'owner_missing', undefined],
    [
      'another restaurant',
      { restaurant_id: small.closedRestaurant },
      409,
      'restaurant_closed',
      'restaurant_id',
    ],
    [
      'another tenant’s restaurant',
      { restaurant_id: small.otherRestaurant },
      404,
      'restaurant_not_found',
      undefined,
    ],
  ])('%s is refused, and the cart stays', async (_name, changes, status, code, path) => {
    const shopper = await newShopper();
    const cart = await shopper.fillCart(lemonade, lemonade);
    const reply = await shopper.place(shopper.orderBody(cart, changes));
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    expect(reply.json().problems?.[0]?.path).toBe(path);
    expect(await shopper.cart()).toEqual(cart);
    expect(await ordersOf(db, shopper.guestId)).toEqual([]);
  });

  test('a price that changed since is answered with the new total', async () => {
    const shopper = await newShopper();
    const cart = await shopper.fillCart(lemonade);
    const reply = await whileProduct({ db, deps }, small.lemonade.id, { onlinePrice: 480 }, () =>
      shopper.place(shopper.orderBody(cart)),
    );
    expect(reply.statusCode).toBe(409);
    expect(contract.placeOrder.failures[409].parse(reply.json())).toMatchObject({
      code: 'total_changed',
      new_total: 4.8,
      diff: [{ kind: 'total', was: 4.5, now: 4.8 }],
    });
  });

  test('R54 a refusal names every difference from what the customer saw, line by line', async () => {
    const shopper = await newShopper();
    const cart = await shopper.fillCart(plainBurger, lemonade, { ...lemonade, notes: 'no ice' });
    const [burger, first, second] = cart.items;
    const seen = {
      lines: cart.items.map(({ id, quantity, item_total }) => ({
        id,
        quantity,
        total: item_total,
      })),
      bill: [{ kind: 'coupon', name: 'GONE', amount: -1 }],
    };
    await shopper.call('DELETE', `/v2/cart/${first?.id}`);
    await shopper.call('PUT', '/cart/update-cart', { cart_id: burger?.id, quantity: 2 });
    const reply = await whileProduct({ db, deps }, small.lemonade.id, { onlinePrice: 480 }, () =>
      shopper.place(shopper.orderBody(cart, { seen })),
    );
    expect(reply.statusCode).toBe(409);
    const { diff, new_total: now } = contract.placeOrder.failures[409].parse(reply.json());
    expect(diff).toEqual([
      { kind: 'line_quantity', item_id: burger?.id, name: small.burger.name, was: 1, now: 2 },
      { kind: 'line_removed', item_id: first?.id, was: 4.5 },
      { kind: 'line_price', item_id: second?.id, name: 'Lemonade', was: 4.5, now: 4.8 },
      { kind: 'bill', line: 'coupon', name: 'GONE', was: -1, now: null },
      { kind: 'total', was: cart.total, now },
    ]);
  });

  test('R54 what the customer saw changes neither a price nor whether the order is placed', async () => {
    const shopper = await newShopper();
    const cart = await shopper.fillCart(lemonade);
    const lines = [{ id: cart.items[0]?.id ?? 1, quantity: 9, total: 0.01 }];
    const order = await shopper.placed({ seen: { lines, bill: [] } });
    expect([order.total, order.items[0]?.quantity]).toEqual([4.5, 1]);
  });

  test('all problems come at once', async () => {
    const shopper = await newShopper();
    const cart = await shopper.fillCart(lemonade);
    const reply = await shopper.place(
      shopper.orderBody(cart, {
        cart_version: 99,
        expected_total: 1,
        pickup_time: '03:00',
      }),
    );
    expect(reply.json().problems.map(({ code }: { code: string }) => code)).toEqual([
      'cart_changed',
      'total_changed',
      'slot_unavailable',
    ]);
  });

  test('an empty cart is not placed', async () => {
    const shopper = await newShopper();
    const reply = await shopper.place(shopper.orderBody({ version: 0, total: 0 }));
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'cart_empty']);
  });

  test('a dish that sold out meanwhile is named', async () => {
    const shopper = await newShopper();
    const cart = await shopper.fillCart(plainBurger, lemonade);
    const reply = await whileProduct({ db, deps }, small.lemonade.id, { isAvailable: false }, () =>
      shopper.place(shopper.orderBody(cart)),
    );
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'sold_out',
      problems: [{ path: `items.${cart.items[1]?.id}`, message: 'Lemonade is sold out.' }],
    });
  });

  test('R38 a dish is judged at the time it is for', async () => {
    const shopper = await newShopper();
    const cart = await shopper.fillCart(plainBurger);
    const late = await shopper.place(shopper.orderBody(cart, { pickup_time: '21:30' }));
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'not_offered_then' });
    expect(late.json().error).toContain(
      'Corner burger is not offered at 9:30 pm (only 11:00 am–9:30 pm)',
    );
    const nextDay = await shopper.place(shopper.orderBody(cart, { pickup_date: '2026-11-21' }));
    expect(nextDay.json().error).toContain('Corner burger is not offered on Saturdays.');
    expect((await shopper.placed({ pickup_time: '21:15' })).status).toBe('accepted');
  });

  test('a way to pay that the tenant does not offer is refused', async () => {
    const tiny = await createShopper(app, 3_299_999);
    const cart = await tiny.fillCart(lemonade);
    const noCard = await buildTestApp(
      { db, pool },
      { gateways: { ...deps.gateways, sandbox: null } },
    );
    const reply = await noCard.app.inject({
      method: 'POST',
      url: '/api/v2/orders',
      headers: { ...tiny.headers, 'idempotency-key': randomUUID() },
      payload: tiny.orderBody(cart, { payment_method: 'card' }),
    });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'payment_method_not_offered']);
  });

  test('a time that was on offer a moment ago is still taken, one of before that is not', async () => {
    const shopper = await newShopper();
    const cart = await shopper.fillCart(lemonade);
    const placeAt = async (minutes: number) => {
      const clock = () => new Date(fridayNoon.getTime() + minutes * 60_000);
      const later = await buildTestApp({ db, pool }, { clock });
      return later.app.inject({
        method: 'POST',
        url: '/api/v2/orders',
        headers: { ...shopper.headers, 'idempotency-key': randomUUID() },
        payload: shopper.orderBody(cart),
      });
    };
    // 13:30 needs 20 minutes of lead, so it leaves the list after 13:10.
    expect((await placeAt(13)).statusCode).toBe(409);
    expect((await placeAt(11)).statusCode).toBe(201);
  });

  test('an order needs an Idempotency-Key', async () => {
    const shopper = await newShopper();
    const body = shopper.orderBody(await shopper.fillCart(lemonade));
    const reply = await shopper.call('POST', '/v2/orders', body);
    expect([reply.statusCode, reply.json().problems[0].path]).toEqual([
      400,
      'headers.idempotency-key',
    ]);
  });

  test('while online ordering is off nothing is placed', async () => {
    const shopper = await newShopper();
    const cart = await shopper.fillCart(lemonade);
    const reply = await whileOrderingIsOff({ db }, small.restaurant, () =>
      shopper.place(shopper.orderBody(cart)),
    );
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'online_orders_disabled']);
  });
});
