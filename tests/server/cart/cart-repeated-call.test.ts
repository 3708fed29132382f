import { expect, test } from 'vitest';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';

const { app } = await buildSmallApp();
const key = { 'idempotency-key': 'a-key-of-16-characters' };

test('an addition with a key counts once, however often and how closely it is sent', async () => {
  const shopper = await createShopper(app, 3_500_001);
  const add = () => shopper.add({ ...lemonade, quantity: 2 }, key);
  const first = await add();
  expectStatus(first, 201);
  for (const again of await Promise.all([add(), add(), add()])) {
    expectStatus(again, 201);
    expect(again.json().data).toMatchObject({ item_count: 2, version: first.json().data.version });
  }
  expectStatus(
    await shopper.add(lemonade, { 'idempotency-key': 'another-key-of-characters' }),
    201,
  );
  expect((await shopper.cart()).item_count).toBe(3);
});

test('two that come at the same moment, before any is answered, count once', async () => {
  const shopper = await createShopper(app, 3_500_002);
  const replies = await Promise.all([1, 2, 3, 4].map(() => shopper.add(lemonade, key)));
  for (const reply of replies) expectStatus(reply, 201);
  expect((await shopper.cart()).item_count).toBe(1);
});

test('what was refused has not used its key up', async () => {
  const shopper = await createShopper(app, 3_500_003);
  await shopper.add({ ...lemonade, quantity: 99 });
  expectStatus(await shopper.add(lemonade, key), 422);
  const [line] = (await shopper.cart()).items;
  expectStatus(
    await shopper.call('PUT', '/cart/update-cart', { cart_id: line?.id, quantity: 1 }),
    200,
  );
  expectStatus(await shopper.add(lemonade, key), 201);
  expect((await shopper.cart()).item_count).toBe(2);
});

test('a key is of one customer alone', async () => {
  const one = await createShopper(app, 3_500_004);
  const other = await createShopper(app, 3_500_005);
  await one.add(lemonade, key);
  await other.add(lemonade, key);
  expect((await other.cart()).item_count).toBe(1);
});
