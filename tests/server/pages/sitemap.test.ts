import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notifyConfigChange } from '#server/db/queries/notify.ts';
import { hosts, siteConfigs, tenants } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { addPages, buildPageApp, countingEntry } from './build-page-app.ts';
import { buildUnreadyApp } from '../setup/build-test-app.ts';

const { app, db, pool } = await buildPageApp(countingEntry());
await db.insert(hosts).values({ host: 'www.corner.test', tenantId: small.tenant });

const getFrom =
  (from: Pick<typeof app, 'inject'>) =>
  (url: string, host: string = small.host) =>
    from.inject({ url, headers: { host } });
const get = getFrom(app);
const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

test('the sitemap lists pages by the primary host, and each of them answers', async () => {
  const reply = await get('/sitemap.xml', 'www.corner.test');
  expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8');
  const addresses = addressesIn(reply.body);
  expect(addresses).toContain(`https://corner.test/menu/corner-burger-${small.burger.productId}`);
  expect(addresses).toContain(`https://corner.test/menu/pumpkin-soup-${small.soup.productId}`);
  expect(addresses.join(' ')).not.toContain(String(small.unlisted.productId));
  expect(addresses.every((address) => address.startsWith('https://corner.test/'))).toBe(true);
  const answers = await Promise.all(
    addresses.map(async (address) => [address, (await get(new URL(address).pathname)).statusCode]),
  );
  expect(answers).toEqual(addresses.map((address) => [address, 200]));
});

test('each tenant has a sitemap of its own', async () => {
  const addresses = addressesIn((await get('/sitemap.xml', small.otherHost)).body);
  expect(addresses).toContain(`https://pizza.test/menu/margherita-${small.pizza.productId}`);
  expect(addresses.every((address) => address.startsWith('https://pizza.test/'))).toBe(true);
});

test('robots.txt bars the screens of customers and staff, and names the sitemap', async () => {
  const reply = await get('/robots.txt', 'www.corner.test');
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(reply.body).toBe(
    [
      'User-agent: *',
      'Disallow: /orders/',
      'Disallow: /desk',
      '',
      'Sitemap: https://corner.test/sitemap.xml',
      '',
    ].join('\n'),
  );
});

test('a host that nobody has, has neither', async () => {
  expect((await get('/robots.txt', 'unknown.test')).statusCode).toBe(404);
  expect((await get('/sitemap.xml', 'unknown.test')).statusCode).toBe(404);
});

test('on a host without a row the default tenant’s are served, by its own addresses', async () => {
  const options = { fallbackTenantId: small.otherTenant };
  const unready = await buildUnreadyApp({ db, pool }, { options });
  await addPages(unready, countingEntry());
  await unready.app.ready();
  const reply = await unready.app.inject({ url: '/robots.txt', headers: { host: 'localhost' } });
  expect(reply.body).toContain('Sitemap: https://pizza.test/sitemap.xml');
  await unready.app.close();
});

test('a site that is not open yet is not to be found', async () => {
  const { app: own, db } = await buildPageApp(countingEntry());
  const get = getFrom(own);
  await db.update(tenants).set({ openedAt: null }).where(eq(tenants.id, small.otherTenant));
  await notifyConfigChange(db, small.otherTenant);
  await expect
    .poll(async () => (await get('/robots.txt', small.otherHost)).body)
    .toBe('User-agent: *\nDisallow: /\n');
  expect((await get('/sitemap.xml', small.otherHost)).statusCode).toBe(404);
  const page = await get('/', small.otherHost);
  expect(page.headers['x-robots-tag']).toBe('noindex');
});

test('each page is listed in each language of the site, and says where it is in the others', async () => {
  const { app: own, db } = await buildPageApp(countingEntry());
  const get = getFrom(own);
  await db
    .update(siteConfigs)
    .set({ version: 5, document: { general: { languages: { es: true } } } })
    .where(eq(siteConfigs.tenantId, small.tenant));
  await notifyConfigChange(db, small.tenant);
  await expect
    .poll(async () => addressesIn((await get('/sitemap.xml')).body))
    .toContain('https://corner.test/es');
  const { body } = await get('/sitemap.xml');
  const dish = `menu/corner-burger-${small.burger.productId}`;
  const alternates = [
    `<xhtml:link rel="alternate" hreflang="en" href="https://corner.test/${dish}"/>`,
    `<xhtml:link rel="alternate" hreflang="es" href="https://corner.test/es/${dish}"/>`,
    `<xhtml:link rel="alternate" hreflang="x-default" href="https://corner.test/${dish}"/>`,
  ].join('');
  for (const address of [`https://corner.test/${dish}`, `https://corner.test/es/${dish}`]) {
    const [, said = ''] = body.split(`<loc>${address}</loc>`);
    expect(said.slice(0, said.indexOf('</url>'))).toContain(alternates);
  }
  const addresses = addressesIn(body);
  expect(addresses.filter((address) => /\.test\/ar(?:\/|$)/.test(address))).toEqual([]);
  const answers = await Promise.all(
    addresses.map(async (address) => (await get(new URL(address).pathname)).statusCode),
  );
  expect(answers).toEqual(addresses.map(() => 200));
  const robots = await get('/robots.txt');
  expect(robots.body).toContain('Disallow: /orders/\n');
  expect(robots.body).toContain('Disallow: /es/orders/\n');
});
