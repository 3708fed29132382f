import { beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '#schemas/rules/time/minute.ts';
import { lookAtDomains } from '#server/jobs/look-at-domains.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { expectStatus } from '../setup/shopper.ts';
import { openDomainShop } from './domain-shop.ts';

const shop = await openDomainShop();
const { app, other, deps, pool, site, originOf, leadHere } = shop;
const { owner, call, list, refusal, add, prove, primary, page } = shop;

let host = '';
beforeEach(() => {
  host = shop.newHost();
});

/** A day after somebody looked last; by the clock some minutes past noon, for sessions end. */
async function nextDay(minutes: number) {
  const { rows } = await pool.query<{ host: string; checked_at: Date | null }>(
    'select host, checked_at from domains',
  );
  for (const { host: checked, checked_at: at } of rows) {
    const dayBefore = at && new Date(at.getTime() - dayMs);
    await pool.query('update domains set checked_at = $2 where host = $1', [checked, dayBefore]);
  }
  shop.set(`2026-11-20T02:${minutes}:00Z`);
}

describe('the primary domain', () => {
  test('is one that visitors come here by, unless its owner insists', async () => {
    await add(host);
    expect(refusal(await primary(host)).code).toBe('domain_not_proved');
    await call('DELETE', `/${host}`);
    await prove(host);
    expect(refusal(await primary(host))).toEqual({
      status: 409,
      code: 'domain_not_reached',
      error: expect.stringContaining('another site answers there'),
    });
    leadHere();
    expectStatus(await primary(host), 200);
    expect((await list()).domains[0]).toMatchObject({ domain: host, is_primary: true });
    expect(refusal(await call('DELETE', `/${host}`)).code).toBe('domain_is_primary');
    site.answer((_request, response) => void response.writeHead(503).end());
    expect(refusal(await primary(small.host)).code).toBe('domain_not_reached');
    expectStatus(await primary(small.host, { unseen: true }), 200);
    expect((await list()).domains[0]).toMatchObject({ domain: small.host, is_primary: true });
  });

  test('is in the list at once, before the instance has heard that it is another one', async () => {
    await prove(host);
    expect((await list()).domains[0]).toMatchObject({ domain: small.host, is_primary: true });
    // As the call does, but nobody is told.
    await pool.query('update tenants set primary_origin = $1 where id = $2', [
      originOf(host),
      small.tenant,
    ]);
    expect((await list()).domains).toMatchObject([
      { domain: host, is_primary: true },
      { domain: small.host, is_primary: false },
    ]);
  });

  test('leads visitors of the others to it, and stands in links', async () => {
    await prove(host);
    leadHere();
    expectStatus(await primary(host), 200);
    const origin = originOf(host);
    for (const instance of [app, other.app]) {
      await expect
        .poll(async () => (await page(instance, small.host)).headers.location)
        .toBe(`${origin}/menu`);
    }
    const moved = await page(app, small.host, '/menu?table=4&x=%2F');
    expect([moved.statusCode, moved.headers.location, moved.headers['cache-control']]).toEqual([
      308,
      `${origin}/menu?table=4&x=%2F`,
      'no-cache',
    ]);
    const head = await app.inject({ method: 'HEAD', url: '/', headers: { host: small.host } });
    expect([head.statusCode, head.headers.location]).toEqual([308, `${origin}/`]);
    const here = await page(app, host);
    expect(here.statusCode).toBe(200);
    expect(here.body).toContain(origin);
  });

  test('leads neither staff nor one customer’s pages nor calls away', async () => {
    await prove(host);
    expectStatus(await primary(host, { unseen: true }), 200);
    await expect.poll(async () => (await page(app, small.host)).statusCode).toBe(308);
    expect((await page(app, small.host, '/desk')).statusCode).toBe(200);
    expect((await page(app, small.host, '/orders/7')).statusCode).toBe(200);
    expect((await page(app, small.host, '/?edit')).statusCode).toBe(200);
    expect((await page(app, small.host, '/', { cookie: owner.cookie })).statusCode).toBe(200);
    const settings = await page(app, small.host, '/api/v2/restaurants/app-settings');
    expect(settings.statusCode).toBe(200);
    expect((await list()).domains[0]?.domain).toBe(host);
  });
});

describe('the daily look', () => {
  test('warns where a domain leads elsewhere, cuts nothing off, and is content again', async () => {
    leadHere();
    await prove(host);
    await nextDay(10);
    site.answer((_request, response) => void response.end('Another shop'));
    await lookAtDomains(deps);
    expect((await list()).domains[1]).toMatchObject({
      state: 'proved',
      failing_since: '2026-11-20T02:10:00.000Z',
      last_check: { reach: { state: 'different', found: ['Another shop'] } },
    });
    await expect.poll(async () => (await page(app, host)).statusCode).toBe(200);
    await nextDay(20);
    await lookAtDomains(deps);
    expect((await list()).domains[1]?.failing_since).toBe('2026-11-20T02:10:00.000Z');
    leadHere();
    await nextDay(30);
    await lookAtDomains(deps);
    expect((await list()).domains[1]?.failing_since).toBeNull();
  });

  test('is made once by all instances together', async () => {
    await prove(host);
    await nextDay(10);
    site.asked.length = 0;
    await Promise.all([lookAtDomains(deps), lookAtDomains(other.deps)]);
    await lookAtDomains(deps);
    expect(site.asked.filter((asked) => asked.includes('servery-host'))).toHaveLength(1);
  });
});

test('a proxy learns which hosts are known, and nothing else', async () => {
  await prove(host);
  const ask = (domain: string) =>
    app.inject({ url: '/known-host', query: { domain }, headers: { host: '127.0.0.1:3000' } });
  await expect.poll(async () => (await ask(host)).statusCode).toBe(200);
  expect((await ask(small.host)).body).toBe('known\n');
  expect((await ask('nobody.example')).statusCode).toBe(404);
  expect((await app.inject({ url: '/known-host' })).statusCode).toBe(404);
});

test('looks are limited, for each asks machines of others', async () => {
  const hasty = await shop.startInstance(1);
  await pool.query("delete from rate_limits where key like 'domain-checks%'");
  const look = () =>
    hasty.app.inject({
      method: 'POST',
      url: `/api/v2/staff/domains/${host}/check`,
      headers: { ...owner },
    });
  expect((await look()).statusCode).toBe(404);
  const refused = await look();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
