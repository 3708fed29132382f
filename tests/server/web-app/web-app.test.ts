import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { siteConfigs } from '#server/db/schema.ts';
import { localImages } from '#server/ports/images/local-images.ts';
import { initialsOf } from '#server/web-app/draw-icon.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { at, atOther, buildSmallApp } from '../setup/build-test-app.ts';

const folder = await mkdtemp(join(tmpdir(), 'servery-app-icons-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const images = localImages(folder);
const { app, db, deps } = await buildSmallApp({ images });
const mark = await sharp({
  create: { width: 400, height: 100, channels: 3, background: '#00ff00' },
})
  .png()
  .toBuffer();
await images.put(small.tenant, 'mark.v1.png', mark);

async function configure(document: Record<string, unknown>): Promise<void> {
  await db.update(siteConfigs).set({ document }).where(eq(siteConfigs.tenantId, small.tenant));
  deps.settings.clear();
}
beforeEach(() => configure({}));

const get = (url: string, headers: object = at) => app.inject({ url, headers: { ...headers } });
const manifest = async (headers: object = at) =>
  (await get('/manifest.webmanifest', headers)).json();

type Pixel = { r: number; g: number; b: number; alpha: number };
async function pixelAt(png: Buffer, x: number, y: number): Promise<Pixel> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray((y * info.width + x) * 4);
  return { r, g, b, alpha };
}

describe('the web manifest', () => {
  test('says what the configuration says', async () => {
    await configure({
      general: { businessShortName: 'Corner', businessFullName: 'Corner Table Pty Ltd' },
      seo: { description: 'Pasta by the corner.', themeColor: '#123456' },
      colors: { background: '#fafafa' },
    });
    const reply = await get('/manifest.webmanifest');
    expect(reply.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.json()).toMatchObject({
      id: '/',
      name: 'Corner Table Pty Ltd',
      short_name: 'Corner',
      description: 'Pasta by the corner.',
      lang: 'en-AU',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#123456',
      background_color: '#fafafa',
      shortcuts: [
        { name: 'Order again', url: '/order-history' },
        { name: 'My order', url: '/order-history?order=latest' },
      ],
    });
  });

  test('is each host’s own, and none where nobody’s site is', async () => {
    await configure({ general: { businessShortName: 'Corner' } });
    expect((await manifest()).short_name).toBe('Corner');
    expect((await manifest(atOther)).short_name).not.toBe('Corner');
    expect((await get('/manifest.webmanifest', { host: 'nobody.test' })).statusCode).toBe(404);
  });

  test('is in the language of the pages that link it, where the site offers that', async () => {
    await configure({ general: { languages: { ar: true } } });
    const { body } = await get('/ar/manifest.webmanifest');
    expect(JSON.parse(body)).toMatchObject({
      id: '/',
      lang: 'ar-AU',
      dir: 'rtl',
      start_url: '/ar',
      scope: '/',
      shortcuts: [
        { name: 'اطلب مرة أخرى', url: '/ar/order-history' },
        { name: 'طلبي', url: '/ar/order-history?order=latest' },
      ],
    });
    expect((await get('/es/manifest.webmanifest')).statusCode).toBe(404);
  });

  test('is not sent again while nothing has changed', async () => {
    const { etag } = (await get('/manifest.webmanifest')).headers;
    const again = () => get('/manifest.webmanifest', { ...at, 'if-none-match': etag });
    expect((await again()).statusCode).toBe(304);
    await configure({ general: { businessShortName: 'Another' } });
    expect((await again()).statusCode).toBe(200);
  });
});

describe('its icons', () => {
  test('have the sizes that it says, and are kept by what they show', async () => {
    const { icons } = await manifest();
    expect(
      icons.map(({ sizes, purpose }: Record<string, string>) => `${purpose} ${sizes}`),
    ).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
    for (const { src, sizes, type } of icons) {
      const reply = await get(src);
      const { width, height, format } = await sharp(reply.rawPayload).metadata();
      expect(`${width}x${height}`).toBe(sizes);
      expect(`image/${format}`).toBe(type);
      expect(reply.headers['cache-control']).toContain('immutable');
    }
    await configure({ colors: { primary: '#004400' } });
    expect((await manifest()).icons[0].src).not.toBe(icons[0].src);
    // The old address shows the new icon, and is not kept.
    expect((await get(icons[0].src)).headers['cache-control']).toBe('no-cache');
  });

  test('show the picture whole, and what may be cut off is the background', async () => {
    await configure({
      general: { logo: `/media/${small.tenant}/mark.v1.png` },
      colors: { background: '#0000ff' },
    });
    const green = { r: 0, g: 255, b: 0, alpha: 255 };
    const any = (await get('/app-icons/any-512.png')).rawPayload;
    expect(await pixelAt(any, 2, 256)).toEqual(green);
    expect((await pixelAt(any, 2, 2)).alpha).toBe(0);
    const maskable = (await get('/app-icons/maskable-512.png')).rawPayload;
    expect(await pixelAt(maskable, 256, 256)).toEqual(green);
    // On the circle of 80 % of the side, within which nothing is cut off.
    expect(await pixelAt(maskable, 256 - 145, 256 - 145)).toEqual({
      r: 0,
      g: 0,
      b: 255,
      alpha: 255,
    });
    expect(await pixelAt(maskable, 256 - 210, 256)).toEqual({ r: 0, g: 0, b: 255, alpha: 255 });
  });

  test.each([
    ['that lies elsewhere', 'https://elsewhere.test/logo.png'],
    ['of another tenant', `/media/${small.otherTenant}/mark.v1.png`],
    ['that is gone', `/media/${small.tenant}/gone.v1.png`],
  ])('are initials on the main colour in place of a picture %s', async (_where, logo) => {
    await configure({ general: { logo }, colors: { primary: '#aa0000' } });
    const bytes = (await get('/app-icons/maskable-192.png')).rawPayload;
    expect(await pixelAt(bytes, 3, 3)).toEqual({ r: 170, g: 0, b: 0, alpha: 255 });
    const white = await sharp(bytes).extract({ left: 40, top: 50, width: 112, height: 92 }).stats();
    expect(white.channels[1]?.max).toBe(255);
  });

  test.each(['any-64.png', 'any-192', 'any-192.svg', '..%2fsecret.png', '__proto__.png'])(
    'are no others: %s',
    async (file) => {
      expect((await get(`/app-icons/${file}`)).statusCode).toBe(404);
    },
  );

  test.each([
    ['Forno Pomo', 'FP'],
    ['Husk & Crumb', 'HC'],
    ['<b>', 'B'],
    ['élan', 'É'],
    ['7 Seeds Coffee', '7S'],
    ['!!', ''],
  ])('%s has the initials %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
