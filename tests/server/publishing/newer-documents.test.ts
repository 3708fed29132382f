import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { siteConfigVersion } from '#schemas/config/site.ts';
import { siteConfigs, siteDrafts, siteSchedules, siteVersions } from '#server/db/schema.ts';
import { runSchedules } from '#server/publishing/run-schedules.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { everything, openConfigEditor, set } from './config-editor.ts';

// An instance of this program beside one of a later program, on one database.
const { app, db, pool, deps } = await buildSmallApp();
await insertStaff(db);
const editor = openConfigEditor(app, await signStaffIn(app));
const title = [set('hero.title', 'Soup')];

beforeEach(async () => {
  for (const table of [siteDrafts, siteVersions, siteSchedules]) await db.delete(table);
  await db
    .update(siteConfigs)
    .set({ version: 3, document: { hero: { title: 'Hello' } } })
    .where(eq(siteConfigs.tenantId, small.tenant));
});

/** The draft as a later program would have left it, whose settings stand elsewhere. */
async function editByLaterProgram() {
  await editor.write(set('hero.subtitle', 'Good food'));
  const document = { schemaVersion: siteConfigVersion + 1, greeting: { title: 'Hi' } };
  await db.update(siteDrafts).set({ document });
  const [draft] = await db.select().from(siteDrafts);
  return draft;
}

test('a draft of a later program is neither changed nor published here', async () => {
  const draft = await editByLaterProgram();
  const before = await everything(pool);
  const changed = await editor.change(draft?.revision ?? 0, title);
  expect([changed.statusCode, changed.json().code]).toEqual([409, 'from_future']);
  expect(changed.json().error).toBe(
    'This site was saved by a newer version of the program, so it cannot be changed here.',
  );
  const published = await editor.publish(draft?.revision ?? 0);
  expect([published.statusCode, published.json().code]).toEqual([409, 'from_future']);
  expect(await everything(pool)).toEqual(before);
});

test('what was scheduled waits for the later program rather than be merged into its draft', async () => {
  await editor.write(...title);
  await editor.release({ publish_at: '2026-11-20T18:00' });
  await editByLaterProgram();
  const before = await everything(pool);
  const warned: unknown[] = [];
  const log = { ...deps.log, warn: (said: unknown) => void warned.push(said) };
  const clock = () => new Date('2026-11-20T07:00:00Z');
  expect(await runSchedules({ ...deps, log, clock })).toBe(0);
  expect(warned).toMatchObject([{ err: { code: 'from_future' }, tenantId: small.tenant }]);
  const [waiting] = await editor.schedules();
  const called = await editor.call('DELETE', `schedules/${waiting?.id}`);
  expect([called.statusCode, called.json().code]).toEqual([409, 'from_future']);
  expect(await everything(pool)).toEqual(before);

  // Once the later program is gone again, or has put its draft back, it goes on.
  await db.delete(siteDrafts);
  expect(await runSchedules({ ...deps, clock })).toBe(1);
  const [site] = await db.select().from(siteConfigs).where(eq(siteConfigs.tenantId, small.tenant));
  expect(site?.document).toMatchObject({ hero: { title: 'Soup' } });
});
