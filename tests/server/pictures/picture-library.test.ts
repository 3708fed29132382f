import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import {
  categories,
  combos,
  products,
  siteDrafts,
  siteSchedules,
  siteOverrides,
  siteConfigs,
} from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { openPictureStore } from '../setup/open-picture-store.ts';
import { expectStatus } from '../setup/shopper.ts';
import { signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db, images, owner } = await openPictureStore();
const manager = await signStaffIn(app, 'manager@corner.test');

const pictureOf = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

async function upload(background: string, name?: string, headers = owner) {
  const query = name === undefined ? '' : `?name=${encodeURIComponent(name)}`;
  const reply = await app.inject({
    method: 'POST',
    url: `/api/v2/staff/pictures${query}`,
    headers: { ...headers, 'content-type': 'image/png' },
    payload: await pictureOf(background),
  });
  expectStatus(reply, 201);
  return contract.uploadPicture.reply.parse(reply.json()).data;
}

async function library(headers = owner) {
  const reply = await app.inject({ url: '/api/v2/staff/pictures', headers });
  expectStatus(reply, 200);
  return contract.listPictures.reply.parse(reply.json()).data.pictures;
}
const inLibrary = async (url: string) => (await library()).find((one) => one.url === url);

test('an uploaded picture is in the library with its name, its size, who sent it and when', async () => {
  const { url, was_stored } = await upload('#123456', 'Käse & Brot (2).PNG', manager);
  expect(was_stored).toBe(false);
  expect(await inLibrary(url)).toEqual({
    url,
    name: 'Käse & Brot (2).PNG',
    width: 40,
    height: 30,
    bytes: (await images.get(small.tenant, url.split('/').at(-1) ?? ''))?.length,
    uploaded_at: fridayNoon.toISOString(),
    uploaded_by: 'Basil',
    uses: [],
  });
});

test('the same picture sent again under another name is there once, as it was called first', async () => {
  const first = await upload('#0a0b0c', 'first.png');
  const again = await upload('#0a0b0c', 'second.png');
  expect(again).toEqual({ ...first, was_stored: true });
  const found = (await library()).filter(({ url }) => url === first.url);
  expect(found.map(({ name }) => name)).toEqual(['first.png']);
});

test('a file without a name, and a picture from before there were names, are called as they are stored', async () => {
  const { url } = await upload('#334455');
  expect((await inLibrary(url))?.name).toBe(url.split('/').at(-1));
  const old = await pictureOf('#99aa00');
  await images.put(small.tenant, 'old-dish.v1.png', old);
  await images.put(small.tenant, 'old-dish.v1.png.w160.avif', old);
  await images.put(small.tenant, 'old-dish.v1.png.json', Buffer.from('{}'));
  const pictures = await library();
  expect(pictures.filter(({ url: one }) => one.includes('old-dish'))).toEqual([
    {
      url: `/media/${small.tenant}/old-dish.v1.png`,
      name: 'old-dish.v1.png',
      width: null,
      height: null,
      bytes: old.length,
      uploaded_at: null,
      uploaded_by: null,
      uses: [],
    },
  ]);
  expect(pictures.at(-1)?.uploaded_at).toBeNull();
});

test('it says where of the menus and of the sites a picture is used, and counts a draft like the site once', async () => {
  const { url } = await upload('#aabbcc', 'everywhere.png');
  await db
    .update(products)
    .set({ imagePath: url })
    .where(and(eq(products.tenantId, small.tenant), eq(products.id, small.burger.productId)));
  await db.update(categories).set({ imagePath: url }).where(eq(categories.id, small.mains));
  await db.insert(combos).values({
    tenantId: small.tenant,
    id: 71,
    restaurantId: small.restaurant,
    categoryId: small.mains,
    name: 'Lunch',
    imagePath: url,
    price: 1500,
  });
  const site = {
    hero: { backgroundImage: url },
    sections: { pictures: { type: 'gallery', pictures: [{ id: 'a', picture: url }] } },
  };
  await db
    .update(siteConfigs)
    .set({ document: site })
    .where(eq(siteConfigs.tenantId, small.tenant));
  await db.insert(siteOverrides).values({
    tenantId: small.tenant,
    restaurantId: small.restaurant,
    version: 4,
    document: { 'general/mobileApp/image': url },
  });
  await db.insert(siteDrafts).values({
    tenantId: small.tenant,
    restaurantId: null,
    document: { ...site, seo: { image: url } },
    baseVersion: 3,
  });
  await db.insert(siteSchedules).values({
    tenantId: small.tenant,
    restaurantId: null,
    state: 'waiting',
    changes: [{ path: ['header', 'logo'], value: url }],
    publishAt: new Date('2026-12-01T00:00:00Z'),
    authorId: '7d1c1a4e-58a5-4b57-9d3e-0c9f5d8c2a11',
    author: 'Olga',
    createdAt: fridayNoon,
  });
  const { restaurant: restaurant_id } = small;
  expect((await inLibrary(url))?.uses).toEqual([
    { kind: 'dish', id: small.burger.id, name: small.burger.name, restaurant_id },
    { kind: 'category', id: small.mains, name: 'Mains', restaurant_id },
    { kind: 'combo', id: 71, name: 'Lunch', restaurant_id },
    { kind: 'site', section: 'hero', restaurant_id: null },
    { kind: 'site', section: 'gallery', restaurant_id: null },
    { kind: 'site', section: 'appPromotion', restaurant_id },
    { kind: 'draft', section: 'seo', restaurant_id: null },
    { kind: 'scheduled', section: 'header', restaurant_id: null },
  ]);
});

test('a dish that is off the menu does not count', async () => {
  const { url } = await upload('#ddeeff', 'gone.png');
  await db
    .update(products)
    .set({ imagePath: url })
    .where(and(eq(products.tenantId, small.tenant), eq(products.id, small.unlisted.productId)));
  expect((await inLibrary(url))?.uses).toEqual([]);
});

test('nobody sees the pictures of another tenant', async () => {
  await images.put(small.otherTenant, 'theirs.v1.png', await pictureOf('#f00'));
  const urls = (await library()).map(({ url }) => url);
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.every((url) => url.startsWith(`/media/${small.tenant}/`))).toBe(true);
});

test('a name with a line break is refused', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v2/staff/pictures?name=a%0Ab.png',
    headers: { ...owner, 'content-type': 'image/png' },
    payload: await pictureOf('#010203'),
  });
  expect(reply.statusCode).toBe(400);
});
