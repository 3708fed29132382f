import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { defaultLimits } from '#server/environment/server-options.ts';
import { cutSlowBodies } from '#server/http/slow-bodies.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { ask } from './http-client.ts';

const kilobyte = Buffer.alloc(1000, 'x');

/** A server that takes any body, whose clock goes on by hand. */
async function openServer() {
  const app = Fastify();
  const ticks = new Map<() => void, number>();
  cutSlowBodies(app, defaultLimits.slowBodies, (work, ms) => {
    ticks.set(work, ms);
    return () => void ticks.delete(work);
  });
  let received = 0;
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.on('data', ({ length }: Buffer) => (received += length));
    payload.on('end', () => done(null));
    payload.on('error', done);
  });
  app.post('/', async () => ({ received }));
  afterAll(() => app.close());
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const begin = (kilobytes: number) => {
    const headers = { 'content-type': 'image/jpeg', 'content-length': kilobytes * 1000 };
    const sent = request(address, { method: 'POST', agent: false, headers });
    // Whoever is cut off may still be writing.
    sent.on('error', () => undefined);
    sent.flushHeaders();
    onTestFinished(() => void sent.destroy());
    return sent;
  };
  return {
    begin,
    ticks,
    received: () => received,
    halfMinuteLater: () => {
      for (const [tick, ms] of ticks) {
        expect(ms).toBe(30_000);
        tick();
      }
    },
  };
}

describe('a body that comes at less than a kilobyte a second for half a minute', () => {
  test('is cut off with a sentence', async () => {
    const server = await openServer();
    const sent = server.begin(1000);
    for (let count = 0; count < 29; count += 1) sent.write(kilobyte);
    await expect.poll(server.received).toBe(29_000);
    const replied = once(sent, 'response');
    server.halfMinuteLater();
    const [reply] = await replied;
    expect([reply.statusCode, reply.headers.connection]).toEqual([408, 'close']);
    expect(await json(reply)).toEqual({
      code: 'request_too_slow',
      error: 'This took too long to arrive. Please try again.',
    });
    await expect.poll(() => server.ticks.size).toBe(0);
  });
});

test('a photo from a slow phone, at 20 kilobytes a second, arrives', async () => {
  const server = await openServer();
  const sent = server.begin(3000);
  for (let halfMinute = 1; halfMinute <= 4; halfMinute += 1) {
    for (let count = 0; count < 600; count += 1) sent.write(kilobyte);
    await expect.poll(server.received).toBe(halfMinute * 600_000);
    server.halfMinuteLater();
  }
  for (let count = 0; count < 600; count += 1) sent.write(kilobyte);
  sent.end();
  const [reply] = await once(sent, 'response');
  expect([reply.statusCode, await json(reply)]).toEqual([200, { received: 3_000_000 }]);
  await expect.poll(() => server.ticks.size).toBe(0);
});

test('the server cuts off what stalls, and goes on with everybody else', async () => {
  const slowBodies = { leastBytesPerSecond: 1000, seconds: 0.05 };
  const { app } = await buildSmallApp({
    options: { fallbackTenantId: small.tenant, limits: { ...defaultLimits, slowBodies } },
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'content-type': 'application/json', 'content-length': 500 };
  const sent = request(`${address}/api/v2/guests`, { method: 'POST', agent: false, headers });
  sent.write('{"guest_id": ');
  const [reply] = await once(sent, 'response');
  expect([reply.statusCode, await json(reply)]).toMatchObject([408, { code: 'request_too_slow' }]);
  sent.destroy();
  const claimed = await ask(`${address}/api/v2/guests`, {
    method: 'POST',
    payload: { guest_id: 4_800_001 },
  });
  expect(claimed.status).toBe(201);
});
