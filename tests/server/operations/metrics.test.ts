import { once } from 'node:events';
import { connect } from 'node:net';
import { Agent, fetch } from 'undici';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { newCacheCounts } from '#server/caches/cache-counts.ts';
import { createLog } from '#server/logging/log.ts';
import { createMetrics } from '#server/metrics/create-metrics.ts';
import { serveMetrics } from '#server/metrics/serve-metrics.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { listBlocked } from '#tests/database/lock-waits.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildTestApp } from '../setup/build-test-app.ts';
import { createShopper, lemonade } from '../setup/shopper.ts';

const database = await createSmallDatabase();
const caches = newCacheCounts();
const metrics = createMetrics({
  instance: 'shop-a/1',
  pools: { calls: database.pool },
  caches,
});
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const { app } = await buildTestApp(database, {
  metrics,
  cacheCounts: caches,
  options: { fallbackTenantId: small.tenant },
});
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const served = await serveMetrics(
  { metrics, db: database.db, log },
  { port: 0, host: '127.0.0.1' },
);
afterAll(() => served.stop());
const address = `http://127.0.0.1:${served.port}/metrics`;

// Its connections are cut before the server is closed, which would wait for them.
const dispatcher = new Agent();
afterAll(() => dispatcher.destroy());
const read = async () => (await fetch(address, { dispatcher })).text();

/** The value of one series; null where there is none. */
async function valueOf(series: string): Promise<number | null> {
  const line = (await read()).split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length));
}

const requests = (labels: string) => valueOf(`servery_requests_total{${labels}}`);

test('requests are counted by the template of their route, whatever the address says', async () => {
  for (const id of ['a', 'b', crypto.randomUUID()]) {
    await fetch(`${origin}/api/v2/orders/${id}?token=secret`, { dispatcher });
  }
  const route = 'method="GET",route="/api/v2/orders/:orderId"';
  await expect.poll(() => requests(`${route},status="401"`)).toBe(3);
  expect(await valueOf(`servery_request_seconds_count{${route}}`)).toBe(3);
});

test('what a caller chooses makes no series of its own', async () => {
  for (let n = 0; n < 5; n += 1) {
    await fetch(`${origin}/api/v2/no-such-call-${n}`, { dispatcher });
    await fetch(`${origin}/nowhere-${n}`, { method: 'SEARCH', dispatcher });
  }
  await expect.poll(() => requests('method="GET",route="/api/*",status="404"')).toBe(5);
  const text = await read();
  for (const written of ['no-such-call', 'nowhere', 'SEARCH', 'secret']) {
    expect(text).not.toContain(written);
  }
});

test('refused calls of staff are counted by the code of the answer', async () => {
  const refused = () =>
    valueOf('servery_refusals_total{kind="staff_call",reason="staff_session_expired"}');
  const before = (await refused()) ?? 0;
  await fetch(`${origin}/api/v2/staff/people`, { dispatcher });
  await expect.poll(refused).toBe(before + 1);
});

test('a caller who leaves before the reply is counted as one', async () => {
  const { hostname, port } = new URL(origin);
  const left = () => requests('method="POST",route="/api/v2/guests",status="499"');
  const before = (await left()) ?? 0;
  const release = await database.pool.connect();
  onTestFinished(() => release.release());
  await release.query('begin');
  await release.query('lock table guests in access exclusive mode');
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const body = '{"guest_id":4900001}';
  socket.write(
    `POST /api/v2/guests HTTP/1.1\r\nHost: ${small.host}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body}`,
  );
  // It has arrived once it waits for the table.
  await expect.poll(() => listBlocked(database.pool, 'guests')).toHaveLength(1);
  socket.destroy();
  await expect.poll(left).toBe(before + 1);
  await release.query('rollback');
});

test('open streams are counted while they are read, and not as slow requests', async () => {
  const route = 'route="/api/v2/config-news"';
  const open = () => valueOf(`servery_event_streams_open{${route}}`);
  const ending = new AbortController();
  const reply = await fetch(`${origin}/api/v2/config-news`, {
    signal: ending.signal,
    dispatcher,
  });
  expect(reply.status).toBe(200);
  await expect.poll(open).toBe(1);
  ending.abort();
  await expect.poll(open).toBe(0);
  expect(await read()).not.toContain(`servery_request_seconds_count{method="GET",${route}}`);
});

test('orders, queues, pools and caches are told as they stand', async () => {
  const shopper = await createShopper(app, 4_900_002);
  await shopper.fillCart(lemonade);
  await shopper.placed();
  expect(await valueOf('servery_orders_open{state="accepted"}')).toBe(1);
  expect(await valueOf('servery_queue_waiting{queue="outbox",kind="order_mail"}')).toBe(1);
  expect(await valueOf('servery_queue_waiting{queue="refunds",kind="refunds"}')).toBe(0);
  expect(await valueOf('servery_queue_waiting{queue="print_jobs",kind="print_jobs"}')).toBe(0);
  expect(await valueOf('servery_queue_age_seconds{queue="outbox",kind="order_mail"}')).not.toBe(
    null,
  );
  expect(await valueOf('servery_pool_size{pool="calls"}')).toBe(10);
  expect(await valueOf('servery_pool_waiting{pool="calls"}')).toBe(0);
  expect(await valueOf('servery_pool_wait_seconds_count{pool="calls"}')).toBeGreaterThan(0);
  expect(await valueOf('servery_cache_reads_total{cache="menus",result="hit"}')).toBeGreaterThan(0);
  expect(await valueOf('servery_cache_reads_total{cache="menus",result="miss"}')).toBe(1);
  expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).not.toBe(null);
});

test('nothing else is served on their port', async () => {
  const statusOf = async (path: string, method = 'GET') =>
    (await fetch(new URL(path, address), { method, dispatcher })).status;
  expect(await statusOf('/')).toBe(404);
  expect(await statusOf('/api/v2/menu')).toBe(404);
  expect(await statusOf('/metrics', 'POST')).toBe(405);
});

test('the process that the figures are of has the name that stands in its log', async () => {
  expect(await valueOf('servery_instance{name="shop-a/1"}')).toBe(1);
  const said: string[] = [];
  const own = createLog('info', { write: (line) => void said.push(line) }, 'shop-a/1');
  own.info('here');
  expect(JSON.parse(said[0] ?? '')).toMatchObject({ instance: 'shop-a/1', msg: 'here' });
});
