import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { runSchedules } from '#server/publishing/run-schedules.ts';
import { siteConfigs, siteDrafts, siteSchedules, siteVersions } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp, buildTestApp, type TestApp } from '../setup/build-test-app.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { at, openConfigEditor, set } from './config-editor.ts';

const one = await buildSmallApp();
const two = await buildTestApp(one);
const { app, db } = one;
await insertStaff(db);
const editor = openConfigEditor(app, await signStaffIn(app));

const home = {
  hero: { title: 'Hello', subtitle: 'Good food' },
  features: {
    items: [
      { id: 'a', title: 'One' },
      { id: 'b', title: 'Two' },
    ],
  },
};

beforeEach(async () => {
  await db.delete(siteDrafts);
  await db.delete(siteVersions);
  await db.delete(siteSchedules);
  await db
    .update(siteConfigs)
    .set({ version: 3, document: home })
    .where(eq(siteConfigs.tenantId, small.tenant));
});

/** What the job does when it wakes; times are UTC, Sydney is eleven hours ahead. */
const wake = (instant: string, instance: TestApp = one) =>
  runSchedules({ ...instance.deps, clock: () => new Date(instant) });

const published = async (path: string) => at((await editor.draft()).published.document, path);
const drafted = async (path: string) => at((await editor.draft()).document, path);
const kinds = async () => (await editor.versions()).map(({ kind, author }) => [kind, author]);

const friday = { publish_at: '2026-11-20T18:00', revert_at: '2026-11-22T23:00' };
const begins = '2026-11-20T07:00:00Z';
const ends = '2026-11-22T12:00:00Z';

describe('a publish at a moment', () => {
  test('waits, and gives the draft back to what is published', async () => {
    await editor.write(set('hero.title', 'Black Friday'));
    const { version, schedule, draft } = await editor.release({ ...friday, note: 'Sale' });
    expect(version).toBeNull();
    expect(schedule).toEqual({
      id: expect.any(String),
      restaurant_id: null,
      publish_at: '2026-11-20T07:00:00.000Z',
      revert_at: '2026-11-22T12:00:00.000Z',
      state: 'waiting',
      author: 'Olive',
      note: 'Sale',
      changes: 1,
    });
    expect(draft).toMatchObject({ revision: 2, published: { version: 3 } });
    expect(draft.document).toEqual(draft.published.document);
    expect(await editor.schedules()).toEqual([schedule]);
    expect(await wake('2026-11-20T06:59:59Z')).toBe(0);
    expect(await published('hero.title')).toBe('Hello');
  });

  test('happens then, and ends at its end', async () => {
    await editor.write(set('hero.title', 'Black Friday'));
    await editor.release({ ...friday, note: 'Sale' });
    expect(await wake(begins)).toBe(1);
    expect(await published('hero.title')).toBe('Black Friday');
    expect((await editor.schedules()).map(({ state }) => state)).toEqual(['running']);
    expect(await wake('2026-11-22T11:59:59Z')).toBe(0);
    expect(await wake(ends)).toBe(1);
    expect(await published('hero.title')).toBe('Hello');
    expect(await editor.schedules()).toEqual([]);
    expect(await kinds()).toEqual([
      ['reverted', null],
      ['scheduled', 'Olive'],
      ['first', null],
    ]);
    expect((await editor.versions()).map(({ note }) => note)).toEqual(['Sale', 'Sale', '']);
    expect(await wake('2027-01-01T00:00:00Z')).toBe(0);
  });

  test('without an end stays', async () => {
    await editor.write(set('hero.title', 'Open on Sundays'));
    await editor.release({ publish_at: friday.publish_at });
    await wake(begins);
    expect(await editor.schedules()).toEqual([]);
    expect(await wake('2027-01-01T00:00:00Z')).toBe(0);
    expect(await published('hero.title')).toBe('Open on Sundays');
  });

  test('that was missed is made up for, and is never reverted before it was published', async () => {
    await editor.write(set('hero.title', 'Black Friday'));
    await editor.release(friday);
    expect(await wake('2026-12-24T00:00:00Z')).toBe(2);
    expect(await kinds()).toEqual([
      ['reverted', null],
      ['scheduled', 'Olive'],
      ['first', null],
    ]);
    expect(await published('hero.title')).toBe('Hello');
  });

  test('is done once by two instances that wake together', async () => {
    await editor.write(set('hero.title', 'Black Friday'));
    await editor.release(friday);
    const rounds = Array.from({ length: 8 }, (_, n) => wake(begins, n % 2 === 0 ? one : two));
    const done = await Promise.all(rounds);
    expect(done.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await kinds()).toHaveLength(2);
  });

  test('is new at once on the instance that did it, and soon on the others', async () => {
    const titleOf = async ({ deps }: TestApp) =>
      (await deps.settings.get(small.tenant)).config.hero.title;
    one.deps.settings.clear();
    two.deps.settings.clear();
    await editor.write(set('hero.title', 'Black Friday'));
    await editor.release(friday);
    expect([await titleOf(one), await titleOf(two)]).toEqual(['Hello', 'Hello']);
    await wake(begins);
    expect(await titleOf(one)).toBe('Black Friday');
    await expect.poll(() => titleOf(two)).toBe('Black Friday');
  });
});

describe('now, until a moment', () => {
  test('is published now and reverted then', async () => {
    await editor.write(set('hero.title', 'Back at six'));
    const { version, schedule } = await editor.release({ revert_at: '2026-11-20T18:00' });
    expect([version, schedule?.state]).toEqual([4, 'running']);
    expect(await published('hero.title')).toBe('Back at six');
    await wake(begins);
    expect(await published('hero.title')).toBe('Hello');
    expect(await kinds()).toEqual([
      ['reverted', null],
      ['published', 'Olive'],
      ['first', null],
    ]);
  });
});

describe('what others do meanwhile', () => {
  test('a fix made in between survives both moments', async () => {
    await editor.write(set('hero.title', 'Black Friday'));
    await editor.release(friday);
    await editor.write(set('hero.subtitle', 'Good food, with no mistake'));
    await editor.release();
    await wake(begins);
    expect([await published('hero.title'), await published('hero.subtitle')]).toEqual([
      'Black Friday',
      'Good food, with no mistake',
    ]);
    await wake(ends);
    expect([await published('hero.title'), await published('hero.subtitle')]).toEqual([
      'Hello',
      'Good food, with no mistake',
    ]);
  });

  test('a fix of the very place is what it goes back to', async () => {
    await editor.write(set('hero.title', 'Black Friday'));
    await editor.release(friday);
    await editor.write(set('hero.title', 'Hello!'));
    await editor.release();
    await wake(begins);
    expect(await published('hero.title')).toBe('Black Friday');
    await wake(ends);
    expect(await published('hero.title')).toBe('Hello!');
  });

  test('a later edit of the place is left alone at the end', async () => {
    await editor.write(set('hero.title', 'Black Friday'), set('hero.subtitle', 'Half price'));
    await editor.release(friday);
    await wake(begins);
    await editor.write(set('hero.title', 'Black weekend'));
    await editor.release();
    await wake(ends);
    expect([await published('hero.title'), await published('hero.subtitle')]).toEqual([
      'Black weekend',
      'Good food',
    ]);
  });

  test('an item is found by its name where the list was turned round', async () => {
    await editor.write(set('features.items.1.title', 'Two for one'));
    await editor.release(friday);
    const { document } = await editor.draft();
    const items = at(document, 'features.items');
    await editor.write(set('features.items', Array.isArray(items) ? items.toReversed() : []));
    await editor.release();
    await wake(begins);
    expect(await published('features.items')).toMatchObject([
      { id: 'b', title: 'Two for one' },
      { id: 'a', title: 'One' },
    ]);
    await wake(ends);
    expect(await published('features.items')).toMatchObject([
      { id: 'b', title: 'Two' },
      { id: 'a', title: 'One' },
    ]);
  });

  test('a place that is gone is left out, and the rest is published', async () => {
    await editor.write(set('features.items.1.title', 'Two for one'), set('hero.title', 'Sale'));
    await editor.release(friday);
    await editor.write(set('features.items', [{ id: 'a', title: 'One' }]));
    await editor.release();
    await wake(begins);
    expect(await published('hero.title')).toBe('Sale');
    expect(await published('features.items')).toMatchObject([{ id: 'a', title: 'One' }]);
    await wake(ends);
    expect(await published('hero.title')).toBe('Hello');
  });

  test('whoever edits goes on from it, and keeps their own changes', async () => {
    await editor.write(set('hero.title', 'Sale'), set('hero.subtitle', 'Half price'));
    await editor.release(friday);
    const revision = await editor.write(set('hero.subtitle', 'Not done yet'));
    await wake(begins);
    expect([await drafted('hero.title'), await drafted('hero.subtitle')]).toEqual([
      'Sale',
      'Not done yet',
    ]);
    const stale = await editor.change(revision, [set('hero.title', 'x')]);
    expect(stale.statusCode).toBe(412);
    await wake(ends);
    expect([await drafted('hero.title'), await drafted('hero.subtitle')]).toEqual([
      'Hello',
      'Not done yet',
    ]);
  });

  test('of two that overlap the last to end leaves what was there before both', async () => {
    await editor.write(set('hero.title', 'Week of soup'));
    await editor.release({ publish_at: '2026-11-21T10:00', revert_at: '2026-11-24T10:00' });
    await editor.write(set('hero.title', 'Days of bread'));
    await editor.release({ publish_at: '2026-11-22T10:00', revert_at: '2026-11-26T10:00' });
    const seen: unknown[] = [];
    for (const day of [21, 22, 24, 26]) {
      await wake(`2026-11-${day}T00:00:00Z`);
      seen.push(await published('hero.title'));
    }
    expect(seen).toEqual(['Week of soup', 'Days of bread', 'Days of bread', 'Hello']);
  });
});

describe('calling off', () => {
  const cancel = (id: string) => editor.call('DELETE', `schedules/${id}`);

  test('what waits: it never happens', async () => {
    await editor.write(set('hero.title', 'Black Friday'));
    const { schedule } = await editor.release(friday);
    expect((await cancel(schedule?.id ?? '')).statusCode).toBe(200);
    expect(await editor.schedules()).toEqual([]);
    expect(await wake(ends)).toBe(0);
    expect((await cancel(schedule?.id ?? '')).statusCode).toBe(404);
  });

  test('what waited is in the draft again, but for what was changed there since', async () => {
    await editor.write(set('hero.title', 'Black Friday'), set('colors.primary', '#101010'));
    const { schedule } = await editor.release(friday);
    await editor.write(set('colors.primary', '#22543d'));
    await cancel(schedule?.id ?? '');
    const { document, published: there } = await editor.draft();
    expect(document).toMatchObject({
      hero: { title: 'Black Friday' },
      colors: { primary: '#22543d' },
    });
    expect(there.document).toMatchObject({ hero: { title: 'Hello' } });
  });

  test('what runs: it stays as it is', async () => {
    await editor.write(set('hero.title', 'Black Friday'));
    const { schedule } = await editor.release(friday);
    await wake(begins);
    expect((await cancel(schedule?.id ?? '')).statusCode).toBe(200);
    expect(await wake(ends)).toBe(0);
    expect(await published('hero.title')).toBe('Black Friday');
  });
});
