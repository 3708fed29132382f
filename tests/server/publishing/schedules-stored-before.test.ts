import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runSchedules } from '#server/publishing/run-schedules.ts';
import { siteConfigs, siteSchedules } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { at, openConfigEditor, set } from './config-editor.ts';

const { app, db, deps } = await buildSmallApp();
await insertStaff(db);
const editor = openConfigEditor(app, await signStaffIn(app));
const items = [
  { id: 'a', title: 'One' },
  { id: 'b', title: 'Two' },
];
await db
  .update(siteConfigs)
  .set({ version: 3, document: { hero: { title: 'Hello' }, features: { items } } })
  .where(eq(siteConfigs.tenantId, small.tenant));

const wake = (instant: string) => runSchedules({ ...deps, clock: () => new Date(instant) });
const published = async (path: string) => at((await editor.draft()).published.document, path);
const begins = '2026-11-20T07:00:00Z';
const ends = '2026-11-22T12:00:00Z';

test('a schedule that was written before the one format is done and undone', async () => {
  await editor.write(set('features.items.1.title', 'Two for one'), set('hero.title', 'Sale'));
  const { schedule } = await editor.release({
    publish_at: '2026-11-20T18:00',
    revert_at: '2026-11-22T23:00',
  });
  const row = (columns: Partial<typeof siteSchedules.$inferInsert>) =>
    db
      .update(siteSchedules)
      .set(columns)
      .where(eq(siteSchedules.id, schedule?.id ?? ''));
  const item = ['features', 'items', { id: 'b' }, 'title'];
  await row({
    changes: [
      { path: item, value: 'Two for one' },
      { path: ['hero', 'title'], value: 'Sale' },
    ],
  });
  await wake(begins);
  expect([await published('features.items.1.title'), await published('hero.title')]).toEqual([
    'Two for one',
    'Sale',
  ]);
  await row({
    inverse: [
      { path: item, value: 'Two', unless: { value: 'Two for one' } },
      { path: ['hero', 'title'], value: 'Hello', unless: { value: 'Something else' } },
    ],
  });
  await wake(ends);
  expect([await published('features.items.1.title'), await published('hero.title')]).toEqual([
    'Two',
    'Sale',
  ]);
});
