import { randomUUID } from 'node:crypto';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { expectStatus } from '../server/setup/shopper.ts';
import { openWebhookShop } from '../server/setup/webhook-shop.ts';
import { startKitchenScreen } from './kitchen-screen.ts';

// The program is written as anybody would write one: it compares with its own clock.
vi.useFakeTimers({ toFake: ['Date'], now: fridayNoon });
const shop = await openWebhookShop({ options: { fallbackTenantId: small.tenant } });
const origin = await shop.app.listen({ host: '127.0.0.1', port: 0 });
const made = await shop.send('PUT', `/api-keys/${randomUUID()}`, {
  name: 'Kitchen screen',
  scopes: ['orders:read', 'orders:write'],
  restaurant_id: small.restaurant,
  days: null,
});
expectStatus(made, 200);
const { key } = contract.addApiKey.reply.parse(made.json()).data;
afterAll(() => void vi.useRealTimers());

/** The program, told of orders for as long as the test lasts. */
async function openKitchen() {
  const kitchen = await startKitchenScreen({ origin, key });
  const { id, secret } = await shop.addWebhook({
    url: kitchen.url,
    restaurant_id: small.restaurant,
    events: ['order.placed', 'order.changed'],
  });
  onTestFinished(async () => {
    kitchen.stop();
    expectStatus(await shop.send('DELETE', `/webhooks/${id}`), 200);
  });
  return {
    ...kitchen,
    webhookId: id,
    secret,
    /** The program and the restaurant's go on until neither has anything to do. */
    async goOn(): Promise<void> {
      for (let rounds = 0; rounds < 8; rounds += 1) {
        await shop.deliver();
        await kitchen.settle();
      }
    },
  };
}

async function acceptByHand(): Promise<void> {
  await shop.byHand(true);
  onTestFinished(async () => void (await shop.byHand(false)));
}

const orderOf = async (id: string) => {
  const reply = await shop.send('GET', `/orders/${id}`);
  expectStatus(reply, 200);
  return contract.getStaffOrder.reply.parse(reply.json()).data;
};

test('a program that does not know its secret yet takes nothing from anybody', async () => {
  const kitchen = await openKitchen();
  const order = await shop.order();
  await kitchen.goOn();
  expect(kitchen.refused).not.toEqual([]);
  expect(kitchen.screen.size).toBe(0);
  expect((await orderOf(order.id)).status).toBe('accepted');
});

test('by webhooks and one key alone an order goes through a kitchen', async () => {
  const kitchen = await openKitchen();
  kitchen.learnSecret(kitchen.secret);
  await acceptByHand();
  const order = await shop.order();
  expect(order.status).toBe('placed');
  await kitchen.goOn();
  const { status, events } = await orderOf(order.id);
  expect(kitchen.refused).toEqual([]);
  expect(status).toBe('completed');
  expect(events.map((event) => [event.status, event.by])).toEqual([
    ['placed', null],
    ['accepted', 'Kitchen screen'],
    ['ready', 'Kitchen screen'],
    ['completed', 'Kitchen screen'],
  ]);
  expect(kitchen.screen.get(order.id)).toEqual({ number: order.number, status: 'completed' });
});

test('what comes twice changes nothing, and a test order is left alone', async () => {
  const kitchen = await openKitchen();
  kitchen.learnSecret(kitchen.secret);
  await acceptByHand();
  const cooked = await shop.order();
  await kitchen.goOn();
  const before = await orderOf(cooked.id);
  expect(before.status).toBe('completed');
  const [last] = await shop.log(kitchen.webhookId);
  const path = `/webhooks/${kitchen.webhookId}/deliveries/${last?.id}/replay`;
  expectStatus(await shop.send('POST', path, {}), 200);
  const order = await shop.order();
  await shop.pool.query('update orders set is_test = true where id = $1', [order.id]);
  await kitchen.goOn();
  expect(kitchen.refused).toEqual([]);
  expect(await orderOf(cooked.id)).toEqual(before);
  expect((await orderOf(order.id)).status).toBe('placed');
});
