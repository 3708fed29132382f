import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notifyConfigChange } from '#server/db/queries/notify.ts';
import { siteConfigs } from '#server/db/schema.ts';
import * as storefront from '#src/entries/entry-server.tsx';
import { small } from '#tests/fixtures/small-menu.ts';
import { at } from '../setup/build-test-app.ts';
import { buildPageApp } from './build-page-app.ts';

const hero = `/media/${small.tenant}/hero.v1.webp`;
const picturesUrl = 'http://pictures.example:8080/site';

const { app, db, deps } = await buildPageApp(storefront, {
  options: { picturesUrl },
  readPictureMetadata: async () => ({ width: 1000, height: 750, placeholder: null }),
});
await db.transaction(async (tx) => {
  await tx
    .update(siteConfigs)
    .set({ version: 5, document: { hero: { backgroundImage: hero } } })
    .where(eq(siteConfigs.tenantId, small.tenant));
  await notifyConfigChange(tx, small.tenant);
});
deps.settings.clear();
const page = await app.inject({ url: '/', headers: at });

test('with a content network in front, pages ask it for every width of their own pictures', () => {
  const asked = [...page.body.matchAll(/[^\s"'(]*\/media\/\d+\/[^\s"',)]+\.w\d+\.\w+/g)];
  expect(asked.length).toBeGreaterThan(3);
  for (const [address] of asked) expect(address).toMatch(`${picturesUrl}${hero}.w`);
});

test('and their policy lets those in, by http too', () => {
  expect(page.headers['content-security-policy']).toMatch(
    /img-src 'self' data: https: http:\/\/pictures\.example:8080;/,
  );
});

test('documents keep the addresses that the site knows pictures by', () => {
  expect(page.body).toContain(`"backgroundImage":"${hero}"`);
});
