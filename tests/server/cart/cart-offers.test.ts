import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { insertCoupon, insertSmallOffers, always, offers } from '#tests/fixtures/small-offers.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { meal, pizza, plain, plainPizza, twoForOne } from '../setup/offer-lines.ts';
import { createShopper, lemonade, plainBurger } from '../setup/shopper.ts';
import type { Shopper } from '../setup/shopper.ts';

const { app, db } = await buildSmallApp();
await insertSmallOffers(db);
await insertCoupon(db, { code: 'TEN', stacksWithDeals: true });
await insertCoupon(db, {
  code: 'LEMON',
  effect: {
    kind: 'amount',
    type: 'Flat',
    value: 100,
    max_discount: null,
    product_ids: [small.lemonade.id],
  },
});
let nextGuest = 3_300_000;
const newShopper = () => createShopper(app, (nextGuest += 1));

/** A cart beside which a code was refused: 400 with its reason and the cart (specification §7). */
async function refused(shopper: Shopper, query: string) {
  const reply = await shopper.call('GET', `/v2/cart?guest_id=${shopper.guestId}${query}`);
  expect(reply.statusCode).toBe(400);
  return contract.getCart.failures[400].parse(reply.json());
}

describe('a deal that applies itself', () => {
  test('R35 marks its line, and every change of the quantity counts anew', async () => {
    const shopper = await newShopper();
    const one = await shopper.fillCart(plain('wings'));
    expect(one.deal_hints).toEqual([
      {
        deal_id: offers.wingsDeal.id,
        name: 'Wings on us',
        component_id: offers.wingsDeal.get,
        missing: 1,
        restaurant_product_ids: [offers.wings.id],
      },
    ]);
    expect(one.items[0]).toMatchObject({
      offer_type: null,
      offer_quantity_applied: 0,
      deals: null,
    });

    const three = await shopper.fillCart(plain('wings', 2));
    expect(three).toMatchObject({
      total: 18,
      bill: [{ kind: 'deal', name: 'Wings on us', amount: -9 }],
    });
    expect(three.items[0]).toMatchObject({
      quantity: 3,
      item_total: 27,
      discount_amount: 9,
      discounted_item_total: 18,
      is_auto_coupon: true,
      is_free: false,
      offer_type: 'bogo',
      offer_quantity_applied: 1,
      deal_id: offers.wingsDeal.id,
      deals: { id: offers.wingsDeal.id, name: 'Wings on us', children: [] },
      deal_component_type_id: offers.wingsDeal.get,
      deal_component_types: { id: offers.wingsDeal.get, name: 'More wings' },
    });

    const reply = await shopper.call('PUT', '/cart/update-cart', {
      cart_id: three.items[0]?.id,
      quantity: 4,
    });
    const { data } = contract.updateCart.reply.parse(reply.json());
    expect(data.items[0]).toMatchObject({ offer_quantity_applied: 2, discounted_item_total: 18 });
  });

  test('R35 a line of its own whose every unit is free says so', async () => {
    const shopper = await newShopper();
    const cart = await shopper.fillCart(plain('wings'), { ...plain('wings'), notes: 'hot' });
    expect(cart.items.map(({ is_free }) => is_free).toSorted()).toEqual([false, true]);
    const free = cart.items.find(({ is_free }) => is_free);
    expect(free).toMatchObject({ discounted_item_total: 0, offer_quantity_applied: 1, tax: 0 });
  });
});

describe('a coupon', () => {
  test('R4 R39 lowers every line by its share, in whatever writing it comes', async () => {
    const shopper = await newShopper();
    await shopper.fillCart(plainBurger, lemonade, plain('wings', 2));
    const cart = await shopper.cart(`&coupon_code=${encodeURIComponent(' ｔen ')}`);
    // 12.90 + 4.50 + 18.00 - 9.00 = 26.40 after the deal, 2.64 off.
    expect(cart).toMatchObject({
      subtotal: 26.4,
      total: 23.76,
      coupon: {
        code: 'TEN',
        description: '10 % off',
        is_active: true,
        discount: 2.64,
        refusal: null,
      },
    });
    expect(cart.bill).toEqual([
      { kind: 'deal', name: 'Wings on us', amount: -9 },
      { kind: 'coupon', name: 'TEN', amount: -2.64 },
    ]);
  });

  test('R34 of one dish lowers it alone and names it', async () => {
    const shopper = await newShopper();
    await shopper.fillCart(lemonade, meal(pizza('margherita')));
    const cart = await shopper.cart('&coupon_code=lemon');
    expect(cart.items).toMatchObject([
      {
        applied_coupon: 'LEMON',
        coupons: { code: 'LEMON' },
        offer_type: 'Flat',
        order_level_discount: 1,
        discounted_item_total: 3.5,
        discount_amount: 0,
      },
      { applied_coupon: null, coupon_id: null, coupons: null, order_level_discount: 0 },
    ]);
    expect(cart.items[0]?.coupons?.id).toBe(cart.items[0]?.coupon_id);
  });

  test('R40 the minimum is inclusive and looks at the items after deals', async () => {
    await insertCoupon(db, {
      code: 'NINE',
      conditions: always({ minimum: 900 }),
      stacksWithDeals: true,
    });
    await insertCoupon(db, { code: 'MORE', conditions: always({ minimum: 901 }) });
    const shopper = await newShopper();
    await shopper.fillCart(plain('wings'));
    expect((await shopper.cart('&coupon_code=NINE')).coupon).toMatchObject({ discount: 0.9 });
    const { code, error, data } = await refused(shopper, '&coupon_code=MORE');
    expect([code, error]).toEqual(['coupon_below_minimum', expect.stringContaining('$0.01')]);
    expect(data).toMatchObject({ total: 9, coupon: { is_active: false, discount: 0 } });
  });

  test('R41 never takes off more than there is', async () => {
    await insertCoupon(db, {
      code: 'FIFTY',
      effect: { kind: 'amount', type: 'Flat', value: 5000, max_discount: null, product_ids: [] },
    });
    const shopper = await newShopper();
    await shopper.fillCart(lemonade);
    const cart = await shopper.cart('&coupon_code=fifty');
    expect(cart).toMatchObject({ total: 0, due: 0, tax_total: 0, coupon: { discount: 4.5 } });
  });

  test('R42 gives way to a deal that saves more, and says why', async () => {
    await insertCoupon(db, { code: 'ALONE' });
    const shopper = await newShopper();
    await shopper.fillCart(plain('wings', 2));
    const { code, data } = await refused(shopper, '&coupon_code=ALONE');
    expect(code).toBe('coupon_deal_is_better');
    expect(data).toMatchObject({ total: 9, bill: [{ kind: 'deal' }] });
    await insertCoupon(db, {
      code: 'BIG',
      effect: { kind: 'amount', type: 'Flat', value: 1000, max_discount: null, product_ids: [] },
    });
    const cart = await shopper.cart('&coupon_code=BIG');
    expect(cart).toMatchObject({ total: 8, bill: [{ kind: 'coupon', amount: -10 }] });
    expect(cart.items[0]).toMatchObject({ is_auto_coupon: false, deals: null });
    // 9.00 with the deal, 8.00 with the code: that is what is saved.
    expect(cart.coupon).toMatchObject({ discount: 10, saving: 1 });
  });

  test('R42 names the deal by hand that it replaces, and what is saved by it', async () => {
    await insertCoupon(db, {
      code: 'HUGE',
      effect: { kind: 'amount', type: 'Flat', value: 9000, max_discount: null, product_ids: [] },
    });
    const shopper = await newShopper();
    await shopper.fillCart(twoForOne(pizza('margherita'), pizza('diavola')));
    const before = await shopper.cart();
    const cart = await shopper.cart('&coupon_code=HUGE');
    expect(cart).toMatchObject({ total: 0, coupon: { saving: before.total } });
    expect(cart.deals_left_out).toMatchObject([
      { deal_id: offers.twoForOne.id, reason: 'code', amount: before.total, is_partial: false },
    ]);
    expect(cart.deals_left_out[0]?.message).toMatch(/^“Two for one” is left out: /);
  });

  test('R44 counts again as soon as the way to pay, or to get the order, allows it', async () => {
    await insertCoupon(db, {
      code: 'CASH',
      conditions: always({ payment_methods: ['cashOnDelivery'], order_types: ['delivery'] }),
    });
    const shopper = await newShopper();
    await shopper.fillCart(plainPizza('diavola'));
    const reasons = [
      await refused(shopper, '&coupon_code=cash'),
      await refused(shopper, '&coupon_code=cash&is_cash_on_delivery_opt=1'),
      await refused(shopper, '&coupon_code=cash&is_cash_on_delivery_opt=1&dine_in=true'),
      await refused(shopper, '&coupon_code=cash&delivery_method=delivery'),
    ];
    expect(reasons.map(({ code }) => code)).toEqual([
      'coupon_order_type',
      'coupon_order_type',
      'coupon_order_type',
      'coupon_payment_method',
    ]);
    expect(reasons.map(({ data }) => data.total)).toEqual([12, 12, 12, 12]);
    const both = '&coupon_code=cash&is_cash_on_delivery_opt=1&delivery_method=delivery';
    expect(await shopper.cart(both)).toMatchObject({ total: 10.8, coupon: { is_active: true } });
  });
});

test('a GET changes nothing: the next one without a code knows of none', async () => {
  const shopper = await newShopper();
  const before = await shopper.fillCart(lemonade);
  await shopper.cart('&coupon_code=TEN&tip_percent=10&delivery_method=delivery&postcode=2000');
  expect(await shopper.cart()).toEqual(before);
});
