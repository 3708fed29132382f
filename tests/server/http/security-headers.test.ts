import { describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createDeps } from '#server/dependencies/deps.ts';
import { setPageCsp } from '#server/security/security-headers.ts';
import { at, buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';

const shop = 'https://shop.example';
const { app, db, pool, deps } = await buildSmallApp({ options: { storefrontOrigins: [shop] } });

const directivesOf = (policy: unknown): Map<string, string> =>
  new Map(
    String(policy)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
  );

describe('security headers stand on every reply', () => {
  test.each([
    ['a reply', '/api/v2/restaurants/app-settings', 200],
    ['a refusal', '/api/v2/cart', 401],
    ['an unknown call', '/api/nothing', 404],
    ['an unknown page', '/nothing', 404],
    ['a broken address', '/%zz', 400],
    ['the OpenAPI document', '/api/openapi.json', 200],
  ])('%s', async (_what, url, status) => {
    const reply = await app.inject({ url, headers: at });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(reply.headers['strict-transport-security']).toBeUndefined();
    const policy = directivesOf(reply.headers['content-security-policy']);
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('frame-ancestors')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'self'");
    expect(policy.get('form-action')).toBe("'self'");
  });

  test('an inline script or style of a page runs by its hash alone', async () => {
    const own = await buildApp(createDeps(deps));
    own.get('/page', (_request, reply) => {
      setPageCsp(reply, { scriptHashes: ['sha256-a='], styleHashes: ['sha256-b='] });
      return reply.send('');
    });
    const reply = await own.inject({ url: '/page', headers: at });
    await own.close();
    const policy = directivesOf(reply.headers['content-security-policy']);
    expect(policy.get('script-src')).toBe("'self' 'sha256-a='");
    expect(policy.get('style-src-elem')).toContain("'sha256-b='");
    expect(policy.get('style-src-elem')).not.toContain('unsafe-inline');
  });

  test('a page that came by https is to come by https again', async () => {
    const proxied = await buildTestApp({ db, pool }, { options: { trustProxy: 1 } });
    const reply = await proxied.app.inject({
      url: '/api/openapi.json',
      headers: { ...at, 'x-forwarded-proto': 'https' },
    });
    expect(reply.headers['strict-transport-security']).toMatch(/^max-age=\d{8}$/);
  });

  test.each([
    ['orders.example.com', true],
    ['53.orders.example.com:443', true],
    ['pizza.test', false],
    ['other-orders.example.com', false],
  ])('with its subdomains, at %s: %s, where those are the operator’s', async (host, covers) => {
    const options = { trustProxy: 1, hstsSubdomainsOf: 'orders.example.com' };
    const proxied = await buildTestApp({ db, pool }, { options });
    const headers = { host, 'x-forwarded-proto': 'https' };
    const reply = await proxied.app.inject({ url: '/healthz', headers });
    expect(reply.headers['strict-transport-security']).toMatch(
      covers ? /^max-age=\d{8}; includeSubDomains$/ : /^max-age=\d{8}$/,
    );
  });
});

describe('other origins', () => {
  const url = '/api/v2/restaurants/app-settings';

  test('a configured storefront may call and send its token', async () => {
    const reply = await app.inject({ url, headers: { ...at, origin: shop } });
    expect(reply.headers['access-control-allow-origin']).toBe(shop);
    expect(reply.headers['access-control-expose-headers']).toContain('etag');
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/api/v2/cart',
      headers: {
        ...at,
        origin: shop,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,x-xsrf-token',
      },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-methods']).toContain('PUT');
    expect(preflight.headers['access-control-allow-methods']).toContain('PATCH');
    for (const header of ['authorization', 'content-type', 'x-xsrf-token']) {
      expect(preflight.headers['access-control-allow-headers']).toContain(header);
    }
  });

  test('nobody else may', async () => {
    const reply = await app.inject({ url, headers: { ...at, origin: 'https://evil.example' } });
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('without configured storefronts nobody at all', async () => {
    const plain = await buildTestApp({ db, pool });
    const reply = await plain.app.inject({ url, headers: { ...at, origin: shop } });
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  });
});
