import { describe, expect, test } from 'vitest';
import { errorReply } from '#schemas/api/wire.ts';
import { defaultLimits } from '#server/environment/server-options.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { at, buildSmallApp } from '../setup/build-test-app.ts';

const { app } = await buildSmallApp({ options: { trustProxy: 1 } });
const few = await buildSmallApp({
  options: { trustProxy: 1, limits: { ...defaultLimits, reads: { points: 3, seconds: 600 } } },
});

const read = (url: string, from: string, on = app) =>
  on.inject({ url, headers: { ...at, 'x-forwarded-for': from } });
const quote = `/api/v2/delivery-quote?restaurant_id=${small.restaurant}&postcode=2000`;

describe('reads from one address of the network', () => {
  test('end before 2,000 delivery quotes, with the time to wait, and nobody else is held up', async () => {
    const statuses: number[] = [];
    const refusals = [];
    for (let batch = 0; batch < 10; batch += 1) {
      const replies = await Promise.all(
        Array.from({ length: 50 }, () => read(quote, '203.0.113.1')),
      );
      statuses.push(...replies.map(({ statusCode }) => statusCode));
      refusals.push(...replies.filter(({ statusCode }) => statusCode === 429));
    }
    // A hundred customers behind one address who look up two addresses each.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(200);
    expect(refusals.length).toBeGreaterThan(0);
    expect(Number(refusals[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(errorReply.parse(refusals[0]?.json()).code).toBe('too_many_requests');
    expect((await read(quote, '203.0.113.2')).statusCode).toBe(200);
  });

  test.each([
    ['calls of the API', '/api/v2/restaurants/app-settings'],
    ['streams, which are begun anew', '/api/v2/config-news?tenant_id=999'],
    ['what lies beside the API', '/api/openapi.json'],
    ['addresses that there are not', '/nothing'],
  ])('count for %s', async (_what, url) => {
    const from = `198.51.100.${url.length}`;
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await read(url, from, few.app)).statusCode).not.toBe(429);
    }
    const refused = await read(url, from, few.app);
    expect(refused.statusCode).toBe(429);
    // The database's own clock runs on meanwhile.
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
  });

  test('count less than what they cost where they are cheap', async () => {
    // A quote costs more than all of these points.
    expect((await read(quote, '192.0.2.1', few.app)).statusCode).toBe(429);
  });

  test('leave pictures and scripts alone, which a page has by the dozen', async () => {
    for (let sent = 0; sent < 9; sent += 1) {
      expect((await read('/media/1/none.webp', '192.0.2.2', few.app)).statusCode).toBe(404);
      expect((await read('/assets/none.js', '192.0.2.2', few.app)).statusCode).toBe(404);
    }
  });
});
