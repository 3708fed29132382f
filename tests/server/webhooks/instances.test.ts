import { afterEach, describe, expect, test } from 'vitest';
import { dayMs, minuteMs } from '#schemas/rules/time/minute.ts';
import { takeDueDelivery } from '#server/db/queries/webhook-deliveries.ts';
import { dropOldWebhookEvents } from '#server/jobs/drop-old-webhook-events.ts';
import { sendWebhooks } from '#server/webhooks/send-webhooks.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { openWebhookShop } from '../setup/webhook-shop.ts';

const shop = await openWebhookShop();
const { receiver, deps, pool, db } = shop;

afterEach(async () => {
  await pool.query('delete from webhook_endpoints');
  shop.backToNoon();
});

const typesOf = (messages: { body: { type: string } }[]) => messages.map(({ body }) => body.type);

describe('several instances', () => {
  test('send each message once', async () => {
    await shop.addWebhook();
    const orders = await Promise.all(Array.from({ length: 8 }, () => shop.order()));
    const before = receiver.received.length;
    await Promise.all(Array.from({ length: 6 }, () => sendWebhooks(deps)));
    await shop.deliver();
    const ids = receiver.received
      .slice(before)
      .map(({ body }) => 'order_id' in body.data && body.data.order_id);
    expect(ids.toSorted()).toEqual(orders.map(({ id }) => id).toSorted());
  });

  test('let one that died in the middle go on after a minute, by the same id', async () => {
    await shop.addWebhook();
    await shop.order();
    // It was taken, and then the program was killed: nobody knows whether it arrived.
    const now = shop.now();
    const takenUntil = new Date(now.getTime() + minuteMs);
    const taken = await takeDueDelivery(db, small.tenant, { now, takenUntil });
    expect(taken?.attempts).toBe(1);
    expect(await shop.deliver()).toEqual([]);
    await shop.pass(minuteMs);
    expect(typesOf(await shop.deliver())).toEqual(['order.placed']);
  });

  test('do not take what somebody has locked at this moment, nor wait for it', async () => {
    await shop.addWebhook();
    await shop.order();
    const client = await pool.connect();
    try {
      await client.query('begin');
      const rows = 'select * from webhook_deliveries where tenant_id = $1 for update';
      await client.query(rows, [small.tenant]);
      expect(await shop.deliver()).toEqual([]);
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect(await shop.deliver()).toHaveLength(1);
  });
});

test('messages are forgotten after thirty days', async () => {
  const { id } = await shop.addWebhook();
  await shop.order();
  await shop.deliver();
  await shop.pass(30 * dayMs);
  await dropOldWebhookEvents(deps);
  expect(await shop.log(id)).toHaveLength(1);
  await shop.pass(1000);
  await dropOldWebhookEvents(deps);
  expect(await shop.log(id)).toEqual([]);
});
