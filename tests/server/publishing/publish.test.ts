import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { ChangeEvent } from '#server/db/change-events.ts';
import {
  siteConfigs,
  siteDrafts,
  siteOverrides,
  siteSchedules,
  siteVersions,
} from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { at as corner, buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { at, everything, openConfigEditor, set } from './config-editor.ts';

const one = await buildSmallApp();
const two = await buildTestApp(one);
const { app, db, pool } = one;
await insertStaff(db);
const headers = await signStaffIn(app);
const editor = openConfigEditor(app, headers);

beforeEach(async () => {
  await db.delete(siteDrafts);
  await db.delete(siteVersions);
  await db.delete(siteSchedules);
  await db.delete(siteOverrides);
  const first = { version: 3, document: { hero: { title: 'Hello' } } };
  await db.update(siteConfigs).set(first).where(eq(siteConfigs.tenantId, small.tenant));
  one.deps.settings.clear();
  two.deps.settings.clear();
});

const shown = async (instance: typeof two) => {
  const url = '/api/v2/restaurants/app-settings';
  const { web_config, config_version } = (
    await instance.app.inject({ url, headers: corner })
  ).json().data[0];
  return [config_version, web_config.hero.title];
};

describe('publishing', () => {
  test('shows everybody the draft at once, on every instance', async () => {
    await editor.write(set('hero.title', 'Soup'));
    expect([await shown(one), await shown(two)]).toEqual([
      [3, 'Hello'],
      [3, 'Hello'],
    ]);
    const heard: ChangeEvent[] = [];
    onTestFinished(two.deps.changeEvents.subscribe((event) => void heard.push(event)));
    const { version, schedule } = await editor.release({ note: 'For winter' });
    expect([version, schedule]).toEqual([4, null]);
    expect(await shown(one)).toEqual([4, 'Soup']);
    await expect.poll(() => shown(two)).toEqual([4, 'Soup']);
    expect(heard).toEqual([{ kind: 'config_changed', tenantId: small.tenant }]);
  });

  test('leaves the draft as it is, over a new base', async () => {
    const revision = await editor.write(set('hero.title', 'Soup'));
    const reply = await editor.publish(revision);
    expect(reply.statusCode).toBe(201);
    expect(reply.headers.etag).toBe(`"${revision + 1}"`);
    const draft = await editor.draft();
    expect(reply.json().data.draft).toEqual(draft);
    expect(draft.published).toEqual({ version: 4, document: draft.document });
    const [row] = await db.select().from(siteDrafts);
    expect(row?.baseVersion).toBe(4);
  });

  test('keeps every version, and what was there before the first', async () => {
    await editor.write(set('hero.title', 'Soup'));
    await editor.release({ note: 'For winter' });
    await editor.write(set('hero.title', 'Ice'));
    await editor.release();
    expect(await editor.versions()).toEqual([
      { ...options(5), author: 'Olive', kind: 'published', note: '' },
      { ...options(4), author: 'Olive', kind: 'published', note: 'For winter' },
      { ...options(3), author: null, kind: 'first', note: '' },
    ]);
    const titles = await Promise.all(
      [3, 4, 5].map(async (number) => at((await editor.version(number)).document, 'hero.title')),
    );
    expect(titles).toEqual(['Hello', 'Soup', 'Ice']);
    const older = await editor.call('GET', 'versions', { query: { before: '5' } });
    expect(older.json().data.map(({ version }: { version: number }) => version)).toEqual([4, 3]);
  });

  test('a tenant whose site was never published has its first version all the same', async () => {
    expect(await editor.versions()).toEqual([
      { ...options(3), author: null, kind: 'first', note: '' },
    ]);
    expect(await editor.versions()).toHaveLength(1);
    expect((await editor.call('GET', 'versions/7')).statusCode).toBe(404);
  });

  test('twice in a row makes one version', async () => {
    await editor.write(set('hero.title', 'Soup'));
    const first = await editor.release();
    const again = await editor.release();
    expect([first.version, again.version]).toEqual([4, 4]);
    expect(await editor.versions()).toHaveLength(2);
  });

  test('by two owners at the same moment makes one version', async () => {
    const revision = await editor.write(set('hero.title', 'Soup'));
    const other = openConfigEditor(two.app, headers);
    const replies = await Promise.all([editor.publish(revision), other.publish(revision)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 412]);
    expect(await editor.versions()).toHaveLength(2);
  });

  test('goes on while somebody writes: the change is either in it or still a draft', async () => {
    const revision = await editor.write(set('hero.title', 'Soup'));
    const [, published] = await Promise.all([
      editor.change(revision, [set('hero.subtitle', 'Hot')]),
      editor.publish(revision),
    ]);
    const draft = await editor.draft();
    const isStale = published.statusCode === 412;
    expect(draft.published.version).toBe(isStale ? 3 : 4);
    expect(at(draft.document, 'hero.title')).toBe('Soup');
  });
});

const options = (version: number) => ({
  version,
  restaurant_id: null,
  published_at: expect.stringMatching(/Z$/),
});

describe('a publish that is refused changes nothing', () => {
  const soon = '2026-11-20T18:00';

  test.each([
    ['without If-Match', null, {}, 428, 'precondition_required'],
    ['from another revision', 0, {}, 412, 'stale_draft'],
    ['at a time that has passed', 1, { publish_at: '2026-11-20T12:59' }, 422, 'unfit_time'],
    ['at this very minute', 1, { publish_at: '2026-11-20T13:00' }, 422, 'unfit_time'],
    ['on a day that there is not', 1, { publish_at: '2027-02-30T12:00' }, 422, 'unfit_time'],
    ['until before now', 1, { revert_at: '2026-11-20T12:00' }, 422, 'unfit_time'],
    ['that ends as it begins', 1, { publish_at: soon, revert_at: soon }, 422, 'unfit_time'],
    ['at no time at all', 1, { publish_at: '' }, 400, 'invalid_request'],
    ['with a note like a book', 1, { note: 'x'.repeat(201) }, 400, 'invalid_request'],
  ])('%s', async (_what, revision, order, status, code) => {
    await editor.write(set('hero.title', 'Soup'));
    const before = await everything(pool);
    const reply = await editor.publish(revision, order);
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    expect(await everything(pool)).toEqual(before);
  });

  test.each([[{ publish_at: soon }], [{ revert_at: soon }]])(
    'with nothing to do: %j',
    async (order) => {
      const reply = await editor.publish(0, order);
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'nothing_to_publish']);
      expect(await editor.schedules()).toEqual([]);
    },
  );

  test('with mistakes anywhere, also old ones, each named at its setting', async () => {
    await db
      .update(siteConfigs)
      .set({ document: { hero: { variant: 'hologram', title: 7 }, colors: { accent: 'blue' } } })
      .where(eq(siteConfigs.tenantId, small.tenant));
    await editor.write(set('hero.subtitle', 'Soup'));
    const before = await everything(pool);
    const reply = await editor.publish(1);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'refused']);
    const paths = reply.json().problems.map(({ path }: { path: string }) => path);
    expect(paths.toSorted()).toEqual(['colors.accent', 'hero.title']);
    expect(await everything(pool)).toEqual(before);
  });

  test('by the checklist of the editor, whose errors the server finds itself', async () => {
    const home = [{ id: 'hero', hidden: true }];
    await editor.write(set('layout.home', home));
    const reply = await editor.publish(1);
    expect([reply.statusCode, reply.json().problems]).toEqual([
      422,
      [{ path: 'layout.home', code: 'no_section', message: expect.any(String) }],
    ]);
  });
});
