import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createTracing } from '#server/tracing/create-tracing.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { startTraceCollector } from '#tests/stand-ins/trace-collector.ts';
import { buildTestApp } from '../setup/build-test-app.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { createShopper, customer, lemonade } from '../setup/shopper.ts';

const collector = await startTraceCollector();
afterAll(() => collector.stop());
const warnings: string[] = [];
const remember = (...said: unknown[]) => void warnings.push(String(said.at(-1)));
const log = { info: remember, warn: remember, error: () => undefined };

/** A shop whose traces are sent; `send` sends what there is. */
async function openTracedShop({ trustProxy = false }: { trustProxy?: number | false } = {}) {
  const database = await createSmallDatabase();
  const tracing = createTracing({ endpoint: collector.endpoint, instance: 'shop-a', log });
  database.pool.onStatement = tracing.beginStatement;
  const built = await buildTestApp(database, { tracing, options: { trustProxy } });
  return { ...database, ...built, send: () => tracing.stop() };
}

const outer = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const traceparent = `00-${outer.traceId}-${outer.spanId}-01`;
const spansOf = (traceId: string) => collector.spans.filter((one) => one.traceId === traceId);

test('an order is one trace: its call, with its tenant, and each of its statements', async () => {
  const shop = await openTracedShop({ trustProxy: 1 });
  const ada = await createShopper(shop.app, 4_700_001);
  const body = ada.orderBody(await ada.fillCart(lemonade));
  const placed = await ada.call('POST', '/v2/orders', body, {
    'idempotency-key': randomUUID(),
    traceparent,
  });
  expect(placed.headers['traceresponse']).toMatch(new RegExp(`^00-${outer.traceId}-\\w{16}-01$`));
  await shop.send();
  const spans = spansOf(outer.traceId);
  const [call, ...others] = spans.filter(({ kind }) => kind === 2);
  expect(others).toEqual([]);
  expect(call).toMatchObject({
    name: 'POST /api/v2/orders',
    parentSpanId: outer.spanId,
    attributes: { 'servery.tenant': small.tenant, 'http.response.status_code': 201 },
    resource: { 'service.name': 'servery', 'service.instance.id': 'shop-a' },
  });
  const statements = spans.filter(({ kind }) => kind === 3);
  expect(statements.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['begin', 'select', 'commit']),
  );
  expect(new Set(statements.map(({ parentSpanId }) => parentSpanId))).toEqual(
    new Set([call?.spanId]),
  );
  // Statements hold placeholders; what people wrote is in no trace.
  for (const written of [customer.name, customer.email, customer.phone_no]) {
    expect(collector.sent()).not.toContain(written);
  }
});

test('a job is a trace of its own, with its statements', async () => {
  const shop = await openTracedShop();
  const ada = await createShopper(shop.app, 4_700_002);
  await ada.fillCart(lemonade);
  await ada.placed();
  await drainOutbox(shop.deps);
  await shop.send();
  const job = collector.spans.find(({ name }) => name === 'job order_mail');
  expect(job).toMatchObject({ kind: 5 });
  expect(job?.parentSpanId ?? '').toBe('');
  const within = spansOf(job?.traceId ?? '').filter(
    ({ parentSpanId }) => parentSpanId === job?.spanId,
  );
  expect(within.some(({ name }) => name === 'select')).toBe(true);
});

test('who calls without a trusted proxy does not choose the trace', async () => {
  const shop = await openTracedShop();
  const reply = await shop.app.inject({
    url: '/api/v2/menu?restaurant_id=1390',
    headers: { host: small.host, traceparent: traceparent.replaceAll('0af', '1af') },
  });
  await shop.send();
  expect(reply.headers['traceresponse']).toMatch(/^00-\w{32}-\w{16}-01$/);
  expect(spansOf(outer.traceId.replace('0af', '1af'))).toEqual([]);
});

test('a collector that refuses is logged once, and calls are answered all the same', async () => {
  collector.answer(400);
  const shop = await openTracedShop();
  const url = '/api/v2/menu?restaurant_id=1390';
  const reply = await shop.app.inject({ url, headers: { host: small.host } });
  await shop.send();
  collector.answer(200);
  expect(reply.statusCode).toBe(200);
  expect(warnings).toEqual(['traces do not arrive']);
});
