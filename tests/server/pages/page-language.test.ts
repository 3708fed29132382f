import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { pageCookies } from '#schemas/page.ts';
import { notifyConfigChange } from '#server/db/queries/notify.ts';
import { siteConfigs } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { at } from '../setup/build-test-app.ts';
import { buildPageApp, countingEntry } from './build-page-app.ts';

const entry = countingEntry();
const { app, db, deps } = await buildPageApp(entry);
// The other tenant has English alone.
await db.transaction(async (tx) => {
  await tx
    .update(siteConfigs)
    .set({ version: 5, document: { general: { languages: { es: true, ar: true } } } })
    .where(eq(siteConfigs.tenantId, small.tenant));
  await notifyConfigChange(tx, small.tenant);
});
deps.settings.clear();

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...at, ...headers } });
const reading = (language: string) => ({ cookie: `${pageCookies.language}=${language}` });

describe('the address says the language', () => {
  test.each([
    ['/menu', '<html lang="en-AU" dir="ltr">', '|en-AU|'],
    ['/es/menu', '<html lang="es-AU" dir="ltr">', '|es-AU|'],
    ['/es', '<html lang="es-AU" dir="ltr">', '|es-AU|'],
    ['/ar/menu', '<html lang="ar-AU" dir="rtl">', '|ar-AU|'],
  ])('%s', async (url, tag, boot) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(body).toContain(tag);
    expect(body).toContain(boot);
  });

  test('each has its own page in the cache, with a tag of its own', async () => {
    const tags = [];
    for (const url of ['/terms', '/es/terms', '/ar/terms', '/terms', '/es/terms']) {
      tags.push((await get(url)).headers.etag);
    }
    const [english, spanish, arabic, ...again] = tags;
    expect(new Set([english, spanish, arabic]).size).toBe(3);
    expect(again).toEqual([english, spanish]);
    expect(entry.drawn.filter((url) => url === '/terms')).toHaveLength(3);
    const known = await get('/es/terms', { 'if-none-match': String(spanish) });
    expect(known.statusCode).toBe(304);
  });

  test('by the one spelling that the route table has', async () => {
    expect((await get('/es/MENU?table=4')).headers.location).toBe('/es/menu?table=4');
    expect((await get('/es/?table=4')).headers.location).toBe('/es?table=4');
    expect((await get('/es/')).statusCode).toBe(308);
  });

  test.each(['/de/menu', '/ES/menu', '/es/nowhere', '/es-AU/menu', '/es/es/menu'])(
    '%s is not found',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  test('a language that the tenant does not offer is not found, and said so in English', async () => {
    const { statusCode, body, headers } = await get('/es/menu', { host: small.otherHost });
    expect(statusCode).toBe(404);
    expect(body).toContain('<html lang="en-AU" dir="ltr">');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('what is for staff is in English alone', async () => {
    const { statusCode, headers } = await get('/es/desk?page=2');
    expect([statusCode, headers.location]).toEqual([302, '/desk?page=2']);
    expect((await get('/desk', reading('es'))).statusCode).toBe(200);
  });
});

describe('pages of the menu', () => {
  const { burger } = small;
  const path = `/es/menu/corner-burger-${burger.productId}`;

  test('have their language in front', async () => {
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="es-AU" dir="ltr">');
    expect(body).toContain(`"productId":${burger.productId}`);
  });

  test.each([
    ['an older name', `/es/menu/beef-burger-${burger.productId}?table=4`, 301, `${path}?table=4`],
    ['the dish open over the menu', `/es/menu?item=${burger.id}&table=4`, 302, `${path}?table=4`],
  ])('%s leads to the page in the same language', async (_what, url, status, location) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([status, location]);
  });

  test('what no menu has is not found, and said so in the language', async () => {
    const { statusCode, body } = await get('/es/menu/gone-999999');
    expect(statusCode).toBe(404);
    expect(body).toContain('<html lang="es-AU" dir="ltr">');
    expect(body).toContain('"isMissing":true');
  });
});

describe('the language that was read last', () => {
  test('is kept', async () => {
    const { headers } = await get('/es/menu');
    expect(headers['set-cookie']).toBe('language=es; Path=/; Max-Age=31536000; SameSite=Lax');
    expect((await get('/es/menu', reading('es'))).headers['set-cookie']).toBeUndefined();
  });

  test('is none that a page was fetched ahead in', async () => {
    const { statusCode, headers } = await get('/es/menu', { purpose: 'prefetch' });
    expect([statusCode, headers['set-cookie']]).toEqual([200, undefined]);
  });

  test('leads there from an address that names none, but by no shared cache', async () => {
    const { statusCode, headers } = await get('/menu?table=4', reading('es'));
    expect([statusCode, headers.location]).toEqual([302, '/es/menu?table=4']);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'cookie' });
  });

  test('English is chosen by its name, and then stays', async () => {
    const { statusCode, headers } = await get('/en/menu?table=4', reading('es'));
    expect([statusCode, headers.location]).toEqual([302, '/menu?table=4']);
    expect(headers['set-cookie']).toContain('language=en;');
    expect((await get('/menu', reading('en'))).statusCode).toBe(200);
  });

  test.each([
    ['the language of the browser', '/menu', { 'accept-language': 'es' }],
    ['a language that there is none of', '/menu', reading('xx')],
    ['an owner on the way to the editor', '/menu?edit', reading('es')],
    ['another tenant without that language', '/menu', { ...reading('es'), host: small.otherHost }],
  ])('%s leads nowhere', async (_what, url, headers) => {
    const { statusCode, body } = await get(url, headers);
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="en-AU" dir="ltr">');
  });
});
