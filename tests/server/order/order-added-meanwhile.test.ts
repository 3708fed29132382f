import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { restaurants } from '#server/db/schema.ts';
import { sendSandboxWebhooks } from '#server/jobs/send-sandbox-webhooks.ts';
import { captureOnAccept } from '#server/ordering/paying/capture-on-accept.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade, plainBurger } from '../setup/shopper.ts';
import type { Shopper } from '../setup/shopper.ts';

let now = fridayNoon;
const { app, db, deps } = await buildSmallApp({ clock: () => now });
let nextGuest = 4_900_000;
const [burgers, lemonades] = [small.burger.id, small.lemonade.id];
const ownCart = `&restaurant_id=${small.restaurant}`;
const setHarbour = (acceptsByHand: boolean) =>
  db.update(restaurants).set({ acceptsByHand }).where(eq(restaurants.id, small.restaurant));

afterEach(async () => {
  now = fridayNoon;
  await setHarbour(false);
});

/** Two burgers and a lemonade, whose bank asks the customer; meanwhile the cart can be changed. */
async function waiting(card = '4000 0027 6000 3184') {
  const shopper = await createShopper(app, (nextGuest += 1));
  await shopper.fillCart({ ...plainBurger, quantity: 2 }, lemonade);
  const { id } = await shopper.placed({ payment_method: 'card' });
  const reply = await shopper.pay(id, card);
  expectStatus(reply, 200);
  const { action } = contract.payOrder.reply.parse(reply.json());
  const answer = async (approve: boolean) => {
    if (action?.kind !== 'sandbox_challenge') throw new Error('the bank did not ask');
    const url = `/v2/sandbox/challenges/${action.challenge_id}`;
    expectStatus(await shopper.call('POST', url, { approve }), 200);
  };
  return { shopper, id, answer };
}

type Counted = { quantity: number; restaurant_products: { id: number } };
const counted = (lines: readonly Counted[]) =>
  lines.map((line) => [line.restaurant_products.id, line.quantity]);
const inCart = async (shopper: Shopper) => counted((await shopper.cart(ownCart)).items);
const inOrder = async (shopper: Shopper, id: string) =>
  (await shopper.order(id)).items.map(({ name, quantity }) => [name, quantity]);

/** Sets how many of a dish the cart holds; 0 takes the line out. */
async function setQuantity(shopper: Shopper, dish: number, quantity: number) {
  const { items } = await shopper.cart(ownCart);
  const line = items.find((one) => one.restaurant_products.id === dish);
  if (!line) throw new Error('the cart holds no such dish');
  const reply = await (quantity === 0
    ? shopper.call('DELETE', `/v2/cart/${line.id}`)
    : shopper.call('PUT', '/cart/update-cart', { cart_id: line.id, quantity }));
  expectStatus(reply, 200);
}

describe('R52, R60 what changed in the cart while its order waited for the bank', () => {
  test('R52 an untouched cart is taken whole', async () => {
    const { shopper, id, answer } = await waiting();
    await answer(true);
    expect((await shopper.order(id)).payment_status).toBe('paid');
    expect(await inCart(shopper)).toEqual([]);
  });

  test('R52 the order keeps its lines, and an added one stays in the cart', async () => {
    const { shopper, id, answer } = await waiting();
    const ordered = await inOrder(shopper, id);
    expectStatus(await shopper.add({ ...lemonade, notes: 'No ice.', quantity: 3 }), 201);
    const before = await shopper.cart(ownCart);
    await answer(true);
    expect(await shopper.order(id)).toMatchObject({ status: 'accepted', payment_status: 'paid' });
    expect(await inOrder(shopper, id)).toEqual(ordered);
    const after = await shopper.cart(ownCart);
    expect(after.items).toMatchObject([{ id: before.items[2]?.id, notes: 'No ice.', quantity: 3 }]);
    expect(after.version).toBeGreaterThan(before.version);
    // A tab that still shows the older cart is told, and what stayed can be ordered on its own.
    const stale = await shopper.place(shopper.orderBody(before, { pickup_time: '18:00' }));
    expect(stale.statusCode).toBe(409);
    const next = await shopper.placed({ pickup_time: '18:00' });
    expect(next.id).not.toBe(id);
    expect(await inOrder(shopper, next.id)).toEqual([['Lemonade', 3]]);
  });

  test('R52 of a raised line the difference stays', async () => {
    const { shopper, id, answer } = await waiting();
    await setQuantity(shopper, burgers, 5);
    await answer(true);
    expect(await inOrder(shopper, id)).toEqual([
      ['Corner burger', 2],
      ['Lemonade', 1],
    ]);
    expect(await inCart(shopper)).toEqual([[burgers, 3]]);
  });

  test('R52 a lowered and a removed line were ordered all the same: nothing stays', async () => {
    const { shopper, id, answer } = await waiting();
    await setQuantity(shopper, burgers, 1);
    await setQuantity(shopper, lemonades, 0);
    await answer(true);
    expect(await inOrder(shopper, id)).toEqual([
      ['Corner burger', 2],
      ['Lemonade', 1],
    ]);
    expect(await inCart(shopper)).toEqual([]);
    expectStatus(await shopper.add(lemonade), 201);
    expect(await inCart(shopper)).toEqual([[lemonades, 1]]);
  });

  test('R60 a payment that fails leaves the cart whole', async () => {
    const { shopper, id, answer } = await waiting();
    await setQuantity(shopper, lemonades, 2);
    await answer(false);
    expect((await shopper.order(id)).status).toBe('pending_payment');
    expect(await inCart(shopper)).toEqual([
      [burgers, 2],
      [lemonades, 2],
    ]);
  });

  test('R52 R57 it is the same by a late webhook, which comes twice', async () => {
    const { shopper, id } = await waiting('4000 0000 0000 0077');
    now = new Date(now.getTime() + 3 * 60_000);
    await setQuantity(shopper, lemonades, 4);
    for (const sent of [1, 1, 0]) {
      expect(await sendSandboxWebhooks(deps)).toBe(sent);
      expect((await shopper.order(id)).payment_status).toBe('paid');
      expect(await inCart(shopper)).toEqual([[lemonades, 3]]);
      now = new Date(now.getTime() + 6000);
    }
  });

  test('R52 R61 held money takes what was ordered, and its capture nothing more', async () => {
    await setHarbour(true);
    const { shopper, id, answer } = await waiting();
    expectStatus(await shopper.add({ ...lemonade, notes: 'No ice.' }), 201);
    await answer(true);
    expect((await shopper.order(id)).payment_status).toBe('authorised');
    expect(await inCart(shopper)).toEqual([[lemonades, 1]]);
    expect(await captureOnAccept(deps, small.tenant, id)).toBe('captured');
    expect((await shopper.order(id)).payment_status).toBe('paid');
    expect(await inCart(shopper)).toEqual([[lemonades, 1]]);
  });
});
