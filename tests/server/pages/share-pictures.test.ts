import { expect, onTestFinished, test } from 'vitest';
import sharp from 'sharp';
import type { PageBoot, SharePicture } from '#schemas/page.ts';
import { sharePicturePath } from '#server/pages/share-pictures/share-picture-name.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildPageApp, countingEntry } from './build-page-app.ts';

const look = {
  business: 'Corner Kitchen',
  logo: '',
  display: { family: 'Fraunces', weight: 600, isUppercase: false },
  body: { family: 'Inter', weight: 500 },
  colors: {
    primary: '#8f2d1f',
    onPrimary: '#ffffff',
    background: '#fbf6ee',
    text: '#2a1a14',
    tint: '#f0e2d6',
  },
};
let title = 'Corner burger';

function shared({
  productId = null,
}: Pick<PageBoot, 'productId'> | { productId: null }): SharePicture {
  return { ...look, productId, title, text: 'Beef, pickles.', price: '$12.90', picture: null };
}
const entry = {
  ...countingEntry(),
  sharePicture: ({ boot }: { boot: PageBoot }) => shared({ productId: boot.productId ?? null }),
};
const { app } = await buildPageApp(entry);
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: small.host, ...headers } });
const ofBurger = () => sharePicturePath(shared({ productId: small.burger.productId }));

test('a page names the picture that its shared link is shown with', async () => {
  const reply = await get(`/menu/corner-burger-${small.burger.productId}`);
  expect(reply.body).toContain(`"sharePicture":"${ofBurger()}"`);
});

test('it is a PNG of the size that networks show, kept for as long as its address holds', async () => {
  const reply = await get(ofBurger());
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const { width, height, format } = await sharp(reply.rawPayload).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  const again = await get(ofBurger(), { 'if-none-match': String(reply.headers['etag']) });
  expect(again.statusCode).toBe(304);
  const { dominant } = await sharp(reply.rawPayload).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});

test('an older address leads to the present one, so that nothing else is ever drawn', async () => {
  const before = ofBurger();
  const titleBefore = title;
  title = 'Corner burger deluxe';
  onTestFinished(() => void (title = titleBefore));
  const reply = await get(before);
  expect(reply.statusCode).toBe(302);
  expect(reply.headers.location).toBe(ofBurger());
  expect(reply.headers.location).not.toBe(before);
  expect((await get(ofBurger())).statusCode).toBe(200);
});

test.each([
  '/share/dish-999999.AAAAAAAAAAAAAAAA.png',
  '/share/dish-5001.AAAAAAAAAAAAAAAA.png',
  '/share/site.png',
  '/share/..%2fsecret.AAAAAAAAAAAAAAAA.png',
])('%s is no picture', async (path) => {
  expect((await get(path)).statusCode).toBe(404);
});
