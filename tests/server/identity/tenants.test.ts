import { describe, expect, test } from 'vitest';
import { hostName } from '#server/identity/resolve-tenant.ts';
import { appSettings } from '#schemas/api/settings.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp, buildTestApp, type TestApp } from '../setup/build-test-app.ts';
import { claimGuest } from '../setup/claim-guest.ts';

const mapped = await buildSmallApp();
const demo = await buildTestApp(mapped, { options: { demo: true, fallbackTenantId: 139 } });
const own = await claimGuest(mapped.app, 1_000_001);
const others = await claimGuest(mapped.app, 1_000_001, small.otherHost);

type Sent = { host: string; tenantId?: number; authorization?: string };

/** The tenant that answered, or the status and code of the refusal. */
async function ask({ app }: TestApp, { host, tenantId, authorization }: Sent) {
  const reply = await app.inject({
    url: '/api/v2/restaurants/app-settings',
    headers: { host, ...(authorization !== undefined && { authorization }) },
    ...(tenantId !== undefined && { query: { tenant_id: String(tenantId) } }),
  });
  if (reply.statusCode !== 200) {
    return `${reply.statusCode} ${errorReply.parse(reply.json()).code}`;
  }
  const body: { data: unknown[] } = reply.json();
  return appSettings.parse(body.data[0]).tenant.id;
}

describe('on a mapped host', () => {
  test.each([
    ['the host decides', { host: 'corner.test' }, 139],
    ['its port and case do not matter', { host: 'Pizza.Test:3000' }, 53],
    ['its own tenant may be named', { host: 'corner.test', tenantId: 139 }, 139],
    ['another tenant is not found', { host: 'corner.test', tenantId: 53 }, '404 tenant_not_found'],
    ['its own token is fine', { ...own }, 139],
    [
      'a token of another tenant is refused',
      { ...others, host: 'corner.test' },
      '401 token_of_other_tenant',
    ],
  ])('%s', async (_rule, sent, answer) => {
    expect(await ask(mapped, sent)).toBe(answer);
    expect(await ask(demo, sent)).toBe(answer);
  });
});

describe('on an unmapped host', () => {
  test('nobody lives there outside the demo', async () => {
    expect(await ask(mapped, { host: 'elsewhere.test' })).toBe('404 tenant_not_found');
    expect(await ask(mapped, { host: 'elsewhere.test', tenantId: 139 })).toBe(
      '404 tenant_not_found',
    );
  });

  test.each([
    [
      'a token of nobody is refused, so that the browser drops it',
      { host: '127.0.0.1', authorization: `Bearer 7.${'x'.repeat(43)}` },
      '401 token_of_other_tenant',
    ],
    ['the default tenant answers', { host: '127.0.0.1:3000' }, 139],
    ['a named tenant answers', { host: '127.0.0.1', tenantId: 53 }, 53],
    ['a token names its tenant', { ...others, host: '127.0.0.1' }, 53],
    ['an unknown tenant is not found', { host: 'x.test', tenantId: 7 }, '404 tenant_not_found'],
    [
      'a number too large for a tenant is not found',
      { host: 'x.test', tenantId: Number.MAX_SAFE_INTEGER },
      '404 tenant_not_found',
    ],
    [
      'a token of another tenant than the named one is refused',
      { ...others, host: '127.0.0.1', tenantId: 139 },
      '401 token_of_other_tenant',
    ],
  ])('in the demo %s', async (_rule, sent, answer) => {
    expect(await ask(demo, sent)).toBe(answer);
  });
});

const list = (tenant_id: number) =>
  mapped.app.inject({
    method: 'POST',
    url: '/api/restaurants-with-images',
    headers: { host: small.host },
    payload: { tenant_id, status: 1 },
  });

test('a tenant named in a body counts as one in a query', async () => {
  expect((await list(139)).statusCode).toBe(200);
  expect((await list(53)).statusCode).toBe(404);
});

test.each([
  ['localhost:3000', 'localhost'],
  ['53.LOCALHOST:3000', '53.localhost'],
  ['[::1]:3000', '[::1]'],
  ['shop.example.', 'shop.example'],
  [undefined, ''],
])('the host of %s is %s', (header, host) => {
  expect(hostName(header)).toBe(host);
});
