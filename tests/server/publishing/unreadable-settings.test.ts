import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { siteConfigs, siteDrafts, siteVersions } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { at, openConfigEditor, set } from './config-editor.ts';

const { app, db, deps } = await buildSmallApp();
await insertStaff(db);
const owner = await signStaffIn(app);
const site = openConfigEditor(app, owner);

const broken = { id: 'later', title: 'From later', icon: 'hologram' };
const items = [broken, { id: 'a', title: 'A', description: '', icon: 'leaf' }];
beforeEach(async () => {
  await db.delete(siteDrafts);
  await db.delete(siteVersions);
  await db
    .update(siteConfigs)
    .set({ document: { schemaVersion: 2, hero: { variant: 'parallax' }, features: { items } } })
    .where(eq(siteConfigs.tenantId, small.tenant));
  deps.settings.clear();
});

test('a design that is not known keeps its name through edits and a publish', async () => {
  const { document } = await site.draft();
  expect(document['hero']).toMatchObject({ variant: 'full-bleed', unknownVariant: 'parallax' });
  await site.write(set('hero.title', 'Soup'));
  await site.release();
  const { published } = await site.draft();
  expect(published.document['hero']).toMatchObject({ title: 'Soup', unknownVariant: 'parallax' });
});

test('choosing another design, or the usual one, ends it', async () => {
  await site.write({ path: ['hero', 'unknownVariant'] });
  const { document } = await site.draft();
  expect(document['hero']).not.toHaveProperty('unknownVariant');
  expect(at(document, 'hero.variant')).toBe('full-bleed');
});

test('an item that cannot be read stands in the way of no edit and no publish', async () => {
  await site.write(set('features.items.1.title', 'Mine'));
  await site.write(set('features.items', [{ ...items[1], title: 'First now' }, broken]));
  await site.release();
  const { published } = await site.draft();
  expect(at(published.document, 'features.items')).toMatchObject([{ title: 'First now' }, broken]);
});

test('a new one that cannot be read is refused as ever', async () => {
  const { revision } = await site.draft();
  const worse = { ...broken, title: 'Another' };
  const reply = await site.change(revision, [set('features.items', [broken, worse])]);
  expect(reply.statusCode).toBe(422);
});

test('an item may be named by its id, and is checked all the same', async () => {
  await site.write({ path: ['features', 'items', 'a', 'title'], value: 'By its id' });
  const { document, revision } = await site.draft();
  expect(at(document, 'features.items')).toMatchObject([broken, { title: 'By its id' }]);
  const icon = { path: ['features', 'items', 'a', 'icon'], value: 'hologram' };
  expect((await site.change(revision, [icon])).statusCode).toBe(422);
  const gone = { path: ['features', 'items', 'z', 'title'], value: 'Nobody' };
  expect((await site.change(revision, [gone])).statusCode).toBe(422);
});

test('of one restaurant’s own list the same holds', async () => {
  const own = openConfigEditor(app, owner, small.restaurant);
  const { revision } = await own.draft();
  const refused = await own.change(revision, [{ path: ['features/items'], value: [{ id: 7 }] }]);
  expect(refused.statusCode).toBe(422);
  await own.write({ path: ['features/items'], value: [items[1], broken] });
  await own.release();
  expect((await own.draft()).published.document).toMatchObject({
    'features/items': [{ id: 'a' }, broken],
  });
});
