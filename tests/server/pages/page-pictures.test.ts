import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bootElementId, type PageBoot } from '#schemas/page.ts';
import type { PictureMetadata } from '#schemas/rules/picture-sources.ts';
import { notifyConfigChange } from '#server/db/queries/notify.ts';
import { siteConfigs } from '#server/db/schema.ts';
import * as storefront from '#src/entries/entry-server.tsx';
import { small } from '#tests/fixtures/small-menu.ts';
import { at } from '../setup/build-test-app.ts';
import { buildPageApp } from './build-page-app.ts';

const hero = `/media/${small.tenant}/hero.v1.webp`;
const metadata: PictureMetadata = {
  width: 1000,
  height: 750,
  placeholder: 'data:image/webp;base64,UklGRg==',
};

const { app, db, deps } = await buildPageApp(storefront, {
  readPictureMetadata: async (address) => (address === hero ? metadata : null),
});
await db.transaction(async (tx) => {
  await tx
    .update(siteConfigs)
    .set({ version: 5, document: { hero: { backgroundImage: hero } } })
    .where(eq(siteConfigs.tenantId, small.tenant));
  await notifyConfigChange(tx, small.tenant);
});
deps.settings.clear();

const { body } = await app.inject({ url: '/', headers: at });
const head = body.slice(0, body.indexOf('</head>'));
const preloads = (html: string) =>
  [...html.matchAll(/<link [^>]*as="image"[^>]*>/g)].map(([link]) => link);

test('what a visitor sees first is asked for in the head, once, in the best format alone', () => {
  expect(preloads(body)).toHaveLength(1);
  const [link] = preloads(head);
  expect(link).toContain('type="image/avif"');
  expect(link).toContain(`${hero}.w1080.avif 1000w`);
  expect(link).not.toContain('1440w');
  expect(body).toContain('<div id="root"><');
  expect(body).not.toContain('<div id="root"><link');
});

test('its size and its blurred self come with the page', () => {
  const [, text] = new RegExp(`id="${bootElementId}">(.*?)</script>`, 's').exec(body) ?? [];
  const boot: PageBoot = JSON.parse(text ?? 'null');
  expect(boot.pictures).toEqual({ [hero]: metadata });
  const [image = ''] =
    /<img [^>]*>/.exec(body.slice(body.indexOf(`src="${hero}.w1080.webp"`) - 800)) ?? [];
  expect(image).toContain(`url(${metadata.placeholder})`);
  expect(image).toContain('width="1000" height="750"');
});
