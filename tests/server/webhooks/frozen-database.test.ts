import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { createDatabase } from '#server/db/client.ts';
import { isDatabaseUnavailable } from '#server/db/database-unavailable.ts';
import { timeoutsOfPool } from '#server/db/database-timeouts.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { listDeliveries } from '#server/db/queries/webhook-deliveries.ts';
import { insertWebhook } from '#server/db/queries/webhook-endpoints.ts';
import { createOutbound } from '#server/ports/outbound/outbound.ts';
import { sendWebhooks } from '#server/webhooks/send-webhooks.ts';
import { newWebhookSecret, sealWebhookSecret } from '#server/webhooks/webhook-secret.ts';
import { freezeServer } from '#tests/database/freeze-server.ts';
import { fridayNoon, insertSmallMenu, small } from '#tests/fixtures/small-menu.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import { serverPid } from '../embedded/server-processes.ts';
import { buildTestApp } from '../setup/build-test-app.ts';
import { createShopper, lemonade } from '../setup/shopper.ts';
import { openReceiver } from './receiver.ts';

const dataDir = await dataFolder();
const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, throwaway: true });
afterAll(() => server.stop());
const patient = createDatabase(server.connection);
await migrateDatabase(patient.pool);
await insertSmallMenu(patient.db);
await patient.close();
// Short, so that the test need not wait for long.
const timeouts = timeoutsOfPool({ connect: 1000, statement: 900, lock: 500 });
const { db, pool, close } = createDatabase({ ...server.connection, ...timeouts });
afterAll(close);
let now = fridayNoon;
const outbound = createOutbound({ allowsPrivate: true, timeoutMs: 5000 });
const { app, deps } = await buildTestApp({ db, pool }, { clock: () => now, outbound });

test('R53 a message that arrived while the database froze comes once more, by the same id, and is settled', async () => {
  const pid = await serverPid(dataDir);
  const frozen: { goOn?: () => void } = {};
  const receiver = await openReceiver(() => {
    // It took the message, and nobody can write that down.
    frozen.goOn ??= freezeServer(pid);
    return 204;
  });
  onTestFinished(() => frozen.goOn?.());
  const place = { tenantId: small.tenant, id: randomUUID() };
  await insertWebhook(db, {
    ...place,
    name: 'Screen',
    url: receiver.url,
    events: ['order.placed'],
    secret: sealWebhookSecret(deps, place, newWebhookSecret()),
    createdAt: now,
  });
  const shopper = await createShopper(app, 4_800_001);
  await shopper.fillCart(lemonade);
  const order = await shopper.placed();

  await expect(sendWebhooks(deps)).rejects.toSatisfy(isDatabaseUnavailable);
  frozen.goOn?.();
  const answers = () => db.execute(sql`select 1`).then(() => 'answers', String);
  await expect.poll(answers).toBe('answers');
  // Whoever took it may be at it still.
  expect(await sendWebhooks(deps)).toBe(0);
  now = new Date(now.getTime() + minuteMs);
  expect(await sendWebhooks(deps)).toBe(1);
  const ids = receiver.received.map(({ id }) => id);
  expect(ids).toEqual([ids[0], ids[0]]);
  for (const { body } of receiver.received) {
    expect(body).toMatchObject({ type: 'order.placed', data: { order_id: order.id } });
  }
  const log = await listDeliveries(db, small.tenant, {
    endpointId: place.id,
    after: null,
    most: 10,
  });
  expect(log.map(({ delivery }) => [delivery.state, delivery.attempts])).toEqual([
    ['delivered', 2],
  ]);
});
