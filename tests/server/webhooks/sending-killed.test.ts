import { EventEmitter, once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { insertWebhook } from '#server/db/queries/webhook-endpoints.ts';
import { newWebhookSecret, sealWebhookSecret } from '#server/webhooks/webhook-secret.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import { countEverything } from '../start/kill-test-setup.ts';
import { readSlot, shopUntil } from '../start/ordering-shopper.ts';
import { ports, runProgram } from '../start/run-program.ts';
import { openReceiver } from './receiver.ts';
import { secretKeyOf } from '#server/security/secret-key.ts';

// Programs are started while others work on the same machine.
vi.setConfig({ testTimeout: 600_000 });
const { db, pool, url } = await createSmallDatabase();
await countEverything(db);
const folder = await dataFolder();
const secretKey = Buffer.alloc(32, 'k');

/** The built program, on the test's database. */
async function startServer() {
  const { free: port } = await ports();
  const run = runProgram({
    DATABASE_URL: url,
    DEMO: '1',
    SERVERY_DATA_DIR: folder,
    PORT: String(port),
    SECRET_KEY: secretKey.toString('base64'),
    OUTBOUND_PRIVATE: '1',
  });
  await run.ready;
  return { run, origin: `http://127.0.0.1:${port}` };
}

test('R53 a server killed with -9 between an order and its message, or while it sends one, loses none', async () => {
  const events = new EventEmitter();
  let isSilent = false;
  const receiver = await openReceiver(({ id }) => {
    if (!isSilent) return 204;
    events.emit('held', id);
    return null;
  });
  const place = { tenantId: small.tenant, id: randomUUID() };
  await insertWebhook(db, {
    ...place,
    name: 'Screen',
    url: receiver.url,
    events: ['order.placed'],
    secret: sealWebhookSecret({ secretKey: secretKeyOf(secretKey) }, place, newWebhookSecret()),
    createdAt: fridayNoon,
  });

  let current = await startServer();
  let isOpen = Promise.resolve();
  let isDone = false;
  const servers = {
    origin: () => current.origin,
    isOpen: () => isOpen,
    onPlacing: () => void events.emit('placing'),
  };
  /** Kills the program at this moment; the next one opens right after. */
  const kill = async () => {
    const killed = current;
    const opening = startServer();
    isOpen = opening.then((next) => void (current = next));
    killed.run.process.kill('SIGKILL');
    expect(await killed.run.end).toBe('SIGKILL');
    await isOpen;
  };
  const slot = await readSlot(servers);
  const shopping = [1, 2].map((n) =>
    shopUntil(servers, { guestId: 6_000_100 + n, slot, isDone: () => isDone }),
  );
  // Messages leave by and by: some orders are written and their messages are not sent.
  for (let placings = 0; placings < 5; placings += 1) await once(events, 'placing');
  await kill();
  isSilent = true;
  const [held] = await once(events, 'held');
  await kill();
  isSilent = false;
  isDone = true;
  const placed = (await Promise.all(shopping)).flatMap((result) => result.placed);

  // What the dead had taken is let go of after a minute, which nobody waits for here.
  await pool.query(
    "update webhook_deliveries set taken_until = null, next_at = now() where state = 'waiting'",
  );
  const waiting = async () => {
    const { rows } = await pool.query(
      "select count(*)::int from webhook_deliveries where state <> 'delivered'",
    );
    return rows[0].count;
  };
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
  expect(placed.length).toBeGreaterThan(4);
  const orderOf = new Map(
    receiver.received.flatMap(({ id, body }) =>
      'order_id' in body.data ? [[id, body.data.order_id] as const] : [],
    ),
  );
  // What waits for its money is nothing to a restaurant yet.
  const { rows } = await pool.query(
    "select id from orders where payment_method = 'cashOnDelivery'",
  );
  const inCash = rows.map(({ id }) => String(id));
  expect([...orderOf.values()].toSorted()).toEqual(inCash.toSorted());
  expect(receiver.received.filter(({ id }) => id === held).length).toBeGreaterThan(1);
});
