import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bootElementId, type PageBoot } from '#schemas/page.ts';
import { notifyConfigChange, notifyMenuChange } from '#server/db/queries/notify.ts';
import { products, siteConfigs, tenants } from '#server/db/schema.ts';
import * as storefront from '#src/entries/entry-server.tsx';
import { small } from '#tests/fixtures/small-menu.ts';
import { at } from '../setup/build-test-app.ts';
import { buildPageApp } from './build-page-app.ts';

const evilName = '</script><script>alert(1)</script>';
const evilText = '<!-- $& $1 <img src=x onerror=alert(2)>';
const seo = {
  title: 'Corner "Kitchen" & <sons>',
  description: 'Burgers by the harbour',
  keywords: 'burger, harbour',
  ogImage: '/media/139/preview.webp',
  twitterHandle: '@corner',
  ogType: 'restaurant',
  ogSiteName: 'Corner site',
  twitterCard: 'summary_large_image',
  favicon: '/media/139/icon.png',
  appleTouchIcon: '/media/139/touch.png',
  themeColor: '#5a804f',
};
const colors = {
  primary: '#112233',
  secondary: '#445566',
  accent: '#778899',
  background: '#fafbfc',
  text: '#010203',
};

const { app, db, deps } = await buildPageApp(storefront);
await db.transaction(async (tx) => {
  await tx
    .update(siteConfigs)
    .set({ version: 5, document: { seo, colors } })
    .where(eq(siteConfigs.tenantId, small.tenant));
  await tx
    .update(products)
    .set({ name: evilName, description: evilText })
    .where(eq(products.id, small.burger.productId));
  await notifyMenuChange(tx, small.tenant, small.restaurant);
  await notifyConfigChange(tx, small.tenant);
});
deps.settings.clear();
deps.menus.clear();

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...at, ...headers } });

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** Every `name="…" content="…"`, `property=…` and `rel="…" href="…"` of a page's head. */
function headOf(html: string): Record<string, string> {
  const head = html.slice(0, html.indexOf('</head>'));
  const pairs = head.matchAll(/(?:name|property|rel)="([^"]+)" (?:content|href)="([^"]*)"/g);
  return Object.fromEntries([...pairs].map(([, key = '', value = '']) => [key, unescaped(value)]));
}

function bootOf(html: string): PageBoot {
  const text = new RegExp(`id="${bootElementId}">(.*?)</script>`, 's').exec(html)?.[1];
  return JSON.parse(text ?? 'null');
}

const inlineParts = (html: string, tag: 'script' | 'style') =>
  [
    ...html.matchAll(
      new RegExp(`<${tag}(?![^>]*(?: src=|application/(?:ld\\+)?json))[^>]*>(.*?)</${tag}>`, 'gs'),
    ),
  ].map(([, text = '']) => text);
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('every field of seo is in the head', async () => {
  const { body } = await get('/');
  expect(unescaped(/<title>(.*?)<\/title>/.exec(body)?.[1] ?? '')).toBe(seo.title);
  expect(headOf(body)).toMatchObject({
    description: seo.description,
    keywords: seo.keywords,
    'theme-color': seo.themeColor,
    'og:title': seo.title,
    'og:description': seo.description,
    'og:image': 'https://corner.test/media/139/preview.webp',
    'og:type': seo.ogType,
    'og:site_name': seo.ogSiteName,
    'og:url': 'https://corner.test/',
    'twitter:card': seo.twitterCard,
    'twitter:site': seo.twitterHandle,
    'twitter:image': 'https://corner.test/media/139/preview.webp',
    icon: seo.favicon,
    'apple-touch-icon': seo.appleTouchIcon,
    canonical: 'https://corner.test/',
  });
});

test('the colours are in the style element', async () => {
  const { body } = await get('/menu');
  const [style = ''] = inlineParts(body, 'style');
  for (const [name, value] of Object.entries(colors)) {
    expect(style).toContain(`--color-${name}:${value}`);
  }
});

test('what search engines read holds any name as it is, and ends where it should', async () => {
  const { body } = await get('/menu');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(evilName));
});

test('the menu is in the page and in its boot, for reading with scripts off', async () => {
  const { body } = await get('/menu');
  expect(body).toContain(small.lemonade.name);
  const boot = bootOf(body);
  expect(boot.menu?.restaurant_products.map(({ products: { name } }) => name)).toContain(evilName);
  expect(boot.settings.tenant.id).toBe(small.tenant);
});

describe('what a restaurant writes stays text', () => {
  test.each(['/', '/menu'])('on %s', async (url) => {
    const { body } = await get(url);
    expect(body).not.toContain(evilName);
    expect(body).not.toContain('<img src=x');
    // A boot that opens a comment or ends its element would swallow what follows it.
    expect(body.split('<script type="module"')).toHaveLength(2);
    const dish = bootOf(body).menu?.restaurant_products.find(({ id }) => id === small.burger.id);
    expect(dish?.products).toMatchObject({ name: evilName, description: evilText });
  });
});

test.each(['/', '/menu', '/terms', '/checkout', '/nowhere'])(
  'the policy of %s allows exactly the inline parts that were sent',
  async (url) => {
    const { body, headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    const scripts = inlineParts(body, 'script');
    const styles = inlineParts(body, 'style');
    expect(scripts).toHaveLength(2);
    expect(styles).toHaveLength(1);
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${scripts.map(hashOf).join(' ')}`);
    expect(/style-src-elem ([^;]*)/.exec(policy)?.[1]).toContain(styles.map(hashOf).join(' '));
    expect(body).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
    expect(body).not.toContain('javascript:');
  },
);

test('scripts wait until the page was painted: they stand in a template behind all that they read', async () => {
  const { body } = await get('/terms');
  const [before = '', after = ''] = body.split('<template id="scripts">');
  expect(before).toContain(`id="${bootElementId}"`);
  expect(before).not.toContain('modulepreload');
  const [waiting = '', behind = ''] = after.split('</template>');
  expect(waiting).toContain('<link rel="modulepreload" crossorigin href="/assets/src/screens/');
  expect(behind).toMatch(/^\s*<script>[^<]*requestAnimationFrame/);
});

describe('language and direction are on the page', () => {
  test('those of the tenant', async () => {
    expect((await get('/terms')).body).toContain('<html lang="en-AU" dir="ltr">');
  });

  test('English stays English where the tenant writes its numbers by another language', async () => {
    await db.transaction(async (tx) => {
      await tx.update(tenants).set({ locale: 'ar-EG' }).where(eq(tenants.id, small.otherTenant));
      await notifyConfigChange(tx, small.otherTenant);
    });
    deps.tenants.clear();
    const { body } = await get('/terms', { host: small.otherHost });
    expect(body).toContain('<html lang="en-EG" dir="ltr">');
  });
});

test.each(['/checkout', '/checkout/payment', '/order-confirmation/7?token=signed', '/profile'])(
  '%s is of one customer: an empty root, kept by nobody and found by no search',
  async (url) => {
    const { body, headers } = await get(url);
    expect(body).toContain('<div id="root"></div>');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(headOf(body)).toMatchObject({ robots: 'noindex' });
    expect(headOf(body)).not.toHaveProperty('canonical');
    expect(body).not.toContain('signed');
    expect(bootOf(body).settings.tenant.id).toBe(small.tenant);
  },
);

test('an address that is no screen is a page of the restaurant that says so', async () => {
  const reply = await get('/nowhere');
  expect(reply.statusCode).toBe(404);
  expect(reply.body).toContain('<main');
  expect(headOf(reply.body)).toMatchObject({ robots: 'noindex' });
});
