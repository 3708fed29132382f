import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { siteConfigVersion } from '#schemas/config/site.ts';
import { siteConfigs, siteDrafts } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { at, everything, openConfigEditor, set } from './config-editor.ts';

const { app, db, pool } = await buildSmallApp();
await insertStaff(db);
const editor = openConfigEditor(app, await signStaffIn(app));

/** What an earlier program, and a later one, may have left behind. */
const old = {
  colors: { primary: '#1f6f54' },
  hero: { variant: 'hologram', title: 'Hello', sparkle: 3 },
  features: { items: [{ id: 'a', title: 'One' }] },
  tomorrow: { variant: 'new' },
};
/** The same as it is given out: the unknown design's name stands beside the usual one. */
const shown = {
  ...old,
  hero: { ...old.hero, variant: 'full-bleed', unknownVariant: 'hologram' },
};
const publishDirectly = (document: object) =>
  db.update(siteConfigs).set({ document }).where(eq(siteConfigs.tenantId, small.tenant));

beforeEach(async () => {
  await db.delete(siteDrafts);
  await publishDirectly(old);
});

describe('a draft that nobody began', () => {
  test('is what is published, at revision 0, and reading it writes nothing', async () => {
    const before = await everything(pool);
    const reply = await editor.call('GET', 'draft');
    expect(reply.headers.etag).toBe('"0"');
    expect(reply.json().data).toMatchObject({
      restaurant_id: null,
      revision: 0,
      published: { version: 3 },
      locks: [],
      updated_at: null,
      updated_by: null,
    });
    const { document, published, site } = await editor.draft();
    expect(document).toEqual(published.document);
    expect(site).toEqual(published.document);
    expect(await everything(pool)).toEqual(before);
  });

  test('has every setting in its place, and what stood there as it was', async () => {
    const { document } = await editor.draft();
    expect(document).toMatchObject({ ...shown, schemaVersion: siteConfigVersion });
    expect(at(document, 'colors.accent')).toBe('#e3795b');
    expect(at(document, 'features.items.0.icon')).toBe('leaf');
  });
});

describe('a change', () => {
  test('raises the revision, and says who wrote when', async () => {
    const reply = await editor.change(0, [set('hero.title', 'Soup of the day')]);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers.etag).toBe('"1"');
    const { updated_at } = reply.json().data;
    expect(reply.json().data).toEqual({ revision: 1, updated_at });
    const draft = await editor.draft();
    expect(draft).toMatchObject({ revision: 1, updated_at, updated_by: 'Olive' });
    expect(at(draft.document, 'hero.title')).toBe('Soup of the day');
    expect(at(draft.published.document, 'hero.title')).toBe('Hello');
  });

  test('of one setting leaves unknown variants, keys and old mistakes as they are', async () => {
    await publishDirectly({ ...old, seo: { title: 7 } });
    await editor.write(set('colors.primary', '#123456'));
    const { document } = await editor.draft();
    expect(document).toMatchObject({
      ...shown,
      colors: { primary: '#123456' },
      seo: { title: 7 },
    });
  });

  test('may take a setting away', async () => {
    await editor.write({ path: ['tomorrow'] });
    expect(await editor.draft()).not.toHaveProperty('document.tomorrow');
  });

  test('that is sent again with its id is answered, not made twice', async () => {
    const id = randomUUID();
    const changes = [set('hero.title', 'Once')];
    const first = await editor.change(0, changes, id);
    const again = await editor.change(0, changes, id);
    expect([again.statusCode, again.headers.etag]).toEqual([200, '"1"']);
    expect(again.json()).toEqual(first.json());
    expect((await editor.draft()).revision).toBe(1);
  });

  test('as large as an import is taken', async () => {
    const items = Array.from({ length: 4000 }, () => 'some words that an import brings along');
    const reply = await editor.change(0, [set('tomorrow.items', items)]);
    expect(reply.statusCode).toBe(200);
  });
});

describe('a change that is refused changes nothing', () => {
  const title = set('hero.title', 'Mine');

  test.each([
    ['without If-Match', null, [title], 428, 'precondition_required'],
    ['from another revision', 4, [title], 412, 'stale_draft'],
    ['of a place that is gone', 1, [title, set('features.items.7.title', 'x')], 422, 'refused'],
    ['inside what is no group', 1, [set('hero.title.words', 'x')], 422, 'refused'],
    ['with a value that cannot stand', 1, [title, set('colors.primary', 'red')], 422, 'refused'],
    ['with a link that runs', 1, [set('hero.ctaLink', 'javascript:alert(1)')], 422, 'refused'],
    ['to a variant that does not exist', 1, [set('hero.variant', 'laser')], 422, 'refused'],
    ['of a whole section to nonsense', 1, [set('colors', 'red')], 422, 'refused'],
    ['of what things inherit', 1, [set('__proto__.polluted', 1)], 422, 'refused'],
    ['to a document from the future', 1, [set('schemaVersion', 99)], 409, 'from_future'],
    ['to one of long ago', 1, [set('schemaVersion', 1)], 422, 'refused'],
    [
      'that makes it too large',
      1,
      [set('tomorrow', 'x'.repeat(600_000))],
      413,
      'document_too_large',
    ],
    [
      'that is too large itself',
      1,
      [set('tomorrow', 'x'.repeat(1_100_000))],
      413,
      'body_too_large',
    ],
    ['with text that cannot be stored', 1, [set('tomorrow', '\u0000')], 422, 'refused'],
    ['of nothing', 1, [], 400, 'invalid_request'],
  ])('%s', async (_what, revision, changes, status, code) => {
    await editor.write(set('hero.title', 'Theirs'));
    const before = await everything(pool);
    const reply = await editor.change(revision, changes);
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    expect(await everything(pool)).toEqual(before);
  });

  test.each([100, 5000, 400_000])('nested %i deep', async (depth) => {
    const before = await everything(pool);
    const value = '['.repeat(depth) + ']'.repeat(depth);
    const reply = await editor.call('PATCH', 'draft', {
      revision: 0,
      type: 'application/json',
      payload: `{"transaction_id":"${randomUUID()}","changes":[{"path":["x"],"value":${value}}]}`,
    });
    expect([reply.statusCode, reply.json().error]).toEqual([
      400,
      'This is nested too deeply to be read.',
    ]);
    expect(await everything(pool)).toEqual(before);
  });

  test('and says so at each setting', async () => {
    const reply = await editor.change(0, [
      set('colors.primary', 'red'),
      set('features.items.0.title', 'x'.repeat(121)),
    ]);
    expect(reply.json().problems).toEqual([
      { path: 'colors.primary', code: 'invalid_format', message: 'Write a colour like #dc2626.' },
      { path: 'features.items.0.title', code: 'too_big', message: 'At most 120 characters.' },
    ]);
  });

  test('and names the places that are gone', async () => {
    const reply = await editor.change(0, [set('sections.promo.title', 'x')]);
    expect(reply.json().problems).toEqual([
      { path: 'sections.promo.title', code: 'gone', message: 'There is no such setting any more.' },
    ]);
  });

  test('a stale one comes back with the present draft, to be merged with', async () => {
    await editor.write(set('hero.title', 'Theirs'));
    const reply = await editor.change(0, [title]);
    expect(reply.json()).toEqual({
      error: expect.stringMatching(/^Somebody else/),
      code: 'stale_draft',
      data: await editor.draft(),
    });
  });

  test('a site that a later program saved can be read, and not written', async () => {
    const future = { schemaVersion: 99, hero: { words: ['new'] } };
    await publishDirectly(future);
    expect((await editor.draft()).document).toEqual(future);
    const before = await everything(pool);
    const reply = await editor.change(0, [set('hero.title', 'x')]);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'from_future']);
    expect(await everything(pool)).toEqual(before);
  });
});

describe('discarding', () => {
  test('puts the draft back to what is published, as a write of its own', async () => {
    await editor.write(set('hero.title', 'Never mind'));
    const reply = await editor.discard(1);
    expect([reply.statusCode, reply.headers.etag]).toEqual([200, '"2"']);
    const draft = await editor.draft();
    expect(reply.json().data).toEqual(draft);
    expect(draft.document).toEqual(draft.published.document);
  });

  test.each([
    ['without If-Match', null, 428],
    ['from another revision', 0, 412],
  ])('%s is refused', async (_what, revision, status) => {
    await editor.write(set('hero.title', 'Stays'));
    const before = await everything(pool);
    expect((await editor.discard(revision)).statusCode).toBe(status);
    expect(await everything(pool)).toEqual(before);
  });
});
