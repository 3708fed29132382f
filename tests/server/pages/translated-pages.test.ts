import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { StorefrontEntry } from '#schemas/page.ts';
import { parseRichText } from '#schemas/rules/rich-text-notation.ts';
import { sourceMark } from '#schemas/translations/source-mark.ts';
import { translationKey } from '#schemas/translations/translation-of.ts';
import { products, siteConfigs } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { at } from '../setup/build-test-app.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { openConfigEditor, set } from '../publishing/config-editor.ts';
import { buildPageApp, countingEntry } from './build-page-app.ts';

const counting = countingEntry();
/** Draws the title and the dishes that it is given, and counts what else comes with them. */
const entry: StorefrontEntry = {
  ...counting,
  renderPage: async (request) => {
    const drawn = await counting.renderPage(request);
    const { hero, translations } = request.boot.settings.web_config;
    const own = Object.values(translations).flatMap((texts) => Object.keys(texts));
    const legal = JSON.stringify(request.boot.legal?.blocks ?? []);
    return { ...drawn, body: `${drawn.body}<h1>${hero.title}|${own.length}</h1>${legal}` };
  },
};
const { app, db, deps } = await buildPageApp(entry);
await insertStaff(db);
const editor = openConfigEditor(app, await signStaffIn(app));

const page = async (url: string, host: string = small.host) =>
  (await app.inject({ url, headers: { ...at, host } })).body;
const settings = async (language: string) => {
  const url = '/api/v2/restaurants/app-settings';
  const reply = await app.inject({ url, headers: { ...at, 'accept-language': language } });
  return reply.json().data[0].web_config;
};
const terms = parseRichText('Be kind.');
const ofTitle = translationKey({ key: 'hero.title', source: 'Soup' });

beforeAll(async () => {
  const languages = { es: true, ar: true };
  for (const tenantId of [small.tenant, small.otherTenant]) {
    await db
      .update(siteConfigs)
      .set({ document: { general: { languages }, hero: { title: 'Soup' }, legal: { terms } } })
      .where(eq(siteConfigs.tenantId, tenantId));
  }
  await db
    .update(products)
    .set({ translations: { es: { name: [sourceMark(small.burger.name), 'Hamburguesa'] } } })
    .where(eq(products.id, small.burger.productId));
  deps.settings.clear();
  deps.menus.clear();
});

describe('a headline that is translated', () => {
  test('is on the page of its language once published, until its original is changed', async () => {
    expect(await page('/es')).toContain('<h1>Soup|0</h1>');
    await editor.write({ path: ['translations', 'es', ofTitle], value: 'Sopa' });
    expect(await page('/es')).toContain('<h1>Soup|0</h1>');
    await editor.release();
    await expect.poll(() => page('/es')).toContain('<h1>Sopa|0</h1>');
    expect(await page('/ar')).toContain('<h1>Soup|0</h1>');
    expect(await page('/')).toContain('<h1>Soup|0</h1>');

    // The API answers the same, without the translations.
    const [english, spanish] = [await settings('en'), await settings('es')];
    expect([english.hero.title, spanish.hero.title]).toEqual(['Soup', 'Sopa']);
    expect([english.translations, spanish.translations]).toEqual([
      { es: {}, ar: {} },
      { es: {}, ar: {} },
    ]);

    // The draft of whoever edits has it.
    const { document } = await editor.draft();
    expect(document['translations']).toMatchObject({
      es: { [ofTitle]: 'Sopa' },
    });

    await editor.write(set('hero.title', 'Bread'));
    await editor.release();
    await expect.poll(() => page('/es')).toContain('<h1>Bread|0</h1>');
    expect(await page('/')).toContain('<h1>Bread|0</h1>');
  });

  test('is not on another tenant’s page', async () => {
    expect(await page('/es', small.otherHost)).toContain('<h1>Soup|0</h1>');
  });
});

test('a dish is called on each page as its language has it', async () => {
  expect(await page('/es/menu')).toContain('Hamburguesa 12.9');
  expect(await page('/ar/menu')).toContain(`${small.burger.name} 12.9`);
  expect(await page('/menu')).toContain(`${small.burger.name} 12.9`);
});

test('the owner’s own legal page is read in its translation, which is another version', async () => {
  const before = await page('/es/terms');
  expect(before).toContain('Be kind.');
  const key = translationKey({ key: 'legal.terms', source: terms });
  const value = parseRichText('Sé amable.');
  await editor.write({ path: ['translations', 'es', key], value });
  await editor.release();
  await expect.poll(() => page('/es/terms')).toContain('Sé amable.');
  expect(await page('/terms')).toContain('Be kind.');
  const version = async () => (await app.inject({ url: '/api/v2/legal/terms', headers: at })).body;
  expect(await version()).not.toContain('Sé amable.');
});

describe('what cannot be a translation is refused at its place', () => {
  test.each([
    ['a number', 5],
    ['one that is too long', 'x'.repeat(5001)],
    ['what is no rich text', [{ kind: 'script', spans: [] }]],
  ])('%s', async (_, value) => {
    const { revision } = await editor.draft();
    const path = ['translations', 'es', ofTitle];
    const refused = await editor.change(revision, [{ path, value }]);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().problems[0].path).toMatch(/^translations\.es\.hero\.title/);
  });
});
