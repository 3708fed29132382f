import { describeFields } from '#editor/core/settings/describe-fields.ts';
import { describeSection } from '#editor/core/settings/describe-section.ts';
import { sectionPath } from '#schemas/config/home-kinds.ts';
import { settingKey } from '#schemas/config/overrides.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { pageCookies } from '#schemas/page.ts';
import {
  restaurants,
  siteConfigs,
  siteDrafts,
  siteLocks,
  siteOverrides,
  siteSchedules,
  siteVersions,
} from '#server/db/schema.ts';
import { runSchedules } from '#server/publishing/run-schedules.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { at as corner } from '../setup/build-test-app.ts';
import { buildPageApp, countingEntry } from '../pages/build-page-app.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { at, everything, named, openConfigEditor } from './config-editor.ts';

const { app, db, pool, deps } = await buildPageApp(countingEntry());
await insertStaff(db);
// Two restaurants to choose from.
await db.update(restaurants).set({ status: 1 }).where(eq(restaurants.id, small.closedRestaurant));
const owner = await signStaffIn(app);
const site = openConfigEditor(app, owner);
const harbour = openConfigEditor(app, owner, small.restaurant);
const hill = openConfigEditor(app, owner, small.closedRestaurant);
const managed = openConfigEditor(
  app,
  await signStaffIn(app, 'manager@corner.test'),
  small.restaurant,
);

const own = (key: string, value?: unknown) => ({
  path: [key],
  ...(value !== undefined && { value }),
});

const lock = async (...keys: string[]) => {
  const url = '/api/v2/staff/config/locks';
  const { revision } = (await app.inject({ url, headers: owner })).json().data;
  const headers = { ...owner, ...named(revision) };
  return app.inject({ method: 'PUT', url, headers, payload: { keys } });
};

beforeEach(async () => {
  for (const table of [siteDrafts, siteVersions, siteOverrides, siteLocks]) await db.delete(table);
  await db
    .update(siteConfigs)
    .set({ version: 3, document: { colors: { primary: '#1f6f54' }, hero: { title: 'Hello' } } })
    .where(eq(siteConfigs.tenantId, small.tenant));
  deps.settings.clear();
});

describe('the draft of a restaurant', () => {
  test('is what it has otherwise, over the published site', async () => {
    await managed.write(own('hero/title', 'At the harbour'));
    const draft = await managed.draft();
    expect(draft).toMatchObject({
      restaurant_id: small.restaurant,
      revision: 1,
      document: { 'hero/title': 'At the harbour' },
      published: { version: 0, document: {} },
      updated_by: 'Basil',
    });
    expect(at(draft.site, 'hero.title')).toBe('Hello');
    expect((await hill.draft()).document).toEqual({});
    expect(await site.draft()).toMatchObject({ revision: 0 });
  });

  test('loses a setting that is reset', async () => {
    await managed.write(own('hero/title', 'At the harbour'), own('colors/primary', '#123456'));
    await managed.write(own('hero/title'));
    expect((await managed.draft()).document).toEqual({ 'colors/primary': '#123456' });
  });

  test.each([
    ['a value that cannot stand there', 'colors/primary', 'red', 'colors.primary'],
    ['a setting that there is not', 'sections/promo/title', 'x', 'sections.promo.title'],
    ['an item of a list, which is overridden whole', 'features/items/0', {}, 'features.items.0'],
    ['another version of the document', 'schemaVersion', 9, 'schemaVersion'],
  ])('refuses %s', async (_what, key, value, path) => {
    const before = await everything(pool);
    const reply = await managed.change(0, [own(key, value)]);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().problems).toEqual([
      { path, code: expect.any(String), message: expect.any(String) },
    ]);
    expect(await everything(pool)).toEqual(before);
  });

  test('refuses a change that reaches into a setting', async () => {
    const reply = await managed.change(0, [{ path: ['hero', 'title'], value: 'x' }]);
    expect(reply.json().problems[0].code).toBe('invalid_key');
  });
});

describe('a lock', () => {
  test('keeps managers off a setting, what holds it and what is in it, and names each', async () => {
    expect((await lock('colors', 'hero/title')).statusCode).toBe(200);
    const before = await everything(pool);
    for (const key of ['colors/primary', 'colors', 'hero/title', 'hero']) {
      const reply = await managed.change(0, [own('footer/showNewsletter', true), own(key, {})]);
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'locked']);
      expect(reply.json().problems).toEqual([
        { path: key.replace('/', '.'), code: 'locked', message: expect.any(String) },
      ]);
    }
    expect(await everything(pool)).toEqual(before);
  });

  test('is told with the draft, and leaves other settings and the owner free', async () => {
    await lock('colors');
    expect((await managed.draft()).locks).toEqual(['colors']);
    await managed.write(own('hero/title', 'At the harbour'));
    await harbour.write(own('colors/primary', '#123456'));
    expect(Object.keys((await managed.draft()).document).toSorted()).toEqual([
      'colors/primary',
      'hero/title',
    ]);
  });

  test('keeps a manager from discarding what the owner drafted in it', async () => {
    await lock('colors');
    const revision = await harbour.write(own('colors/primary', '#123456'));
    const before = await everything(pool);
    expect((await managed.discard(revision)).json().code).toBe('locked');
    expect(await everything(pool)).toEqual(before);
    expect((await harbour.discard(revision)).statusCode).toBe(200);
  });

  test('on what is no setting is refused, and the reply names the key', async () => {
    const before = await everything(pool);
    for (const key of [
      'colours',
      'hero/tilte',
      'hero/title/x',
      'features/items/0',
      '',
      '__proto__',
    ]) {
      const reply = await lock('colors', key);
      expect([reply.statusCode, reply.json().code]).toEqual(
        key === '' ? [400, 'invalid_request'] : [422, 'unknown_setting'],
      );
      if (key === '') continue;
      expect(reply.json()).toMatchObject({
        error: `There is no setting “${key}” to lock.`,
        problems: [{ path: 'body.keys.1', code: 'unknown_setting' }],
      });
    }
    expect(await everything(pool)).toEqual(before);
  });

  test('is taken on everything that the editor offers to lock', async () => {
    const further = Object.entries(siteConfigSchema.parse({}).sections).map(([id, { type }]) =>
      describeSection(type, sectionPath(id)),
    );
    const keys = [...describeFields(siteConfigSchema), ...further].flatMap(({ path, fields }) => [
      settingKey(path),
      ...fields.map((field) => settingKey(field.path)),
    ]);
    expect(keys.length).toBeGreaterThan(100);
    expect((await lock(...keys)).statusCode).toBe(200);
  });

  test('stays where it was when its section is gone, and others are added beside it', async () => {
    await site.write({ path: ['sections', 'promo'], value: { type: 'about' } });
    expect((await lock('sections/promo')).statusCode).toBe(200);
    await site.write({ path: ['sections', 'promo'] });
    expect((await lock('sections/promo', 'colors')).statusCode).toBe(200);
    expect((await lock('colors')).statusCode).toBe(200);
    expect((await lock('colors', 'sections/promo')).statusCode).toBe(422);
  });

  test.each([
    ['without If-Match', {}, 428, undefined],
    ['from another revision', { 'if-match': '"7"' }, 412, { revision: 1, keys: ['colors'] }],
  ])('is not set %s', async (_what, headers, status, present) => {
    await lock('colors');
    const before = await everything(pool);
    const reply = await app.inject({
      method: 'PUT',
      url: '/api/v2/staff/config/locks',
      headers: { ...owner, ...headers },
      payload: { keys: [] },
    });
    expect([reply.statusCode, reply.json().data]).toEqual([status, present]);
    expect(await everything(pool)).toEqual(before);
  });
});

const settingsOf = async (restaurantId?: number) => {
  const of = restaurantId === undefined ? '' : `?restaurant_id=${restaurantId}`;
  const url = `/api/v2/restaurants/app-settings${of}`;
  const [first] = (await app.inject({ url, headers: corner })).json().data;
  return [first.config_version, first.web_config.colors.primary];
};
const pageOf = async (restaurantId: number) => {
  const cookie = `${pageCookies.restaurant}=${restaurantId}`;
  const { body } = await app.inject({ url: '/', headers: { ...corner, cookie } });
  return /#[\da-f]{6}/.exec(body)?.[0];
};

describe('what is published for one restaurant', () => {
  test('is seen there alone, in settings and pages, and raises the version of all', async () => {
    expect(await pageOf(small.restaurant)).toBe('#1f6f54');
    await harbour.write(own('colors/primary', '#123456'));
    const { version } = await harbour.release({ note: 'Blue' });
    expect(version).toBe(4);
    expect(await settingsOf(small.restaurant)).toEqual([4, '#123456']);
    expect(await settingsOf(small.closedRestaurant)).toEqual([4, '#1f6f54']);
    expect(await settingsOf()).toEqual([4, '#1f6f54']);
    expect(await pageOf(small.restaurant)).toBe('#123456');
    expect(await pageOf(small.closedRestaurant)).toBe('#1f6f54');
  });

  test('has versions of its own, counted with the site’s', async () => {
    await harbour.write(own('colors/primary', '#123456'));
    await harbour.release({ note: 'Blue' });
    await site.write({ path: ['hero', 'title'], value: 'Soup' });
    await site.release();
    expect((await harbour.versions()).map(({ version }) => version)).toEqual([4]);
    expect((await hill.versions()).map(({ version }) => version)).toEqual([]);
    expect((await site.versions()).map(({ version }) => version)).toEqual([5, 3]);
    expect((await harbour.version(4)).document).toEqual({ 'colors/primary': '#123456' });
    expect((await harbour.call('GET', 'versions/5')).statusCode).toBe(404);
    expect((await site.draft()).published.version).toBe(5);
    expect((await harbour.draft()).published.version).toBe(4);
  });

  test('stays where the site changes below it, and follows where it is inherited', async () => {
    await harbour.write(own('colors/primary', '#123456'));
    await harbour.release();
    await site.write(
      { path: ['colors', 'primary'], value: '#654321' },
      { path: ['hero', 'title'], value: 'Soup' },
    );
    await site.release();
    expect(await settingsOf(small.restaurant)).toEqual([5, '#123456']);
    expect(await settingsOf(small.closedRestaurant)).toEqual([5, '#654321']);
    const { config } = await deps.settings.get(small.tenant, small.restaurant);
    expect(config.hero.title).toBe('Soup');
  });

  test('goes by the clock of that restaurant', async () => {
    const setZone = (timeZone: string) =>
      db.update(restaurants).set({ timeZone }).where(eq(restaurants.id, small.closedRestaurant));
    await setZone('Australia/Perth');
    onTestFinished(async () => {
      await db.delete(siteSchedules);
      await setZone('Australia/Sydney');
    });
    await hill.write(own('hero/title', 'On the hill'));
    const { schedule } = await hill.release({ publish_at: '2026-11-21T10:00' });
    expect(schedule?.publish_at).toBe('2026-11-21T02:00:00.000Z');
    expect((await hill.schedules()).map(({ restaurant_id }) => restaurant_id)).toEqual([
      small.closedRestaurant,
    ]);
    expect(await harbour.schedules()).toEqual([]);
  });

  test('can be for some days', async () => {
    await harbour.write(own('colors/primary', '#123456'));
    const until = { publish_at: '2026-11-21T10:00', revert_at: '2026-11-22T10:00' };
    await harbour.release(until);
    expect((await harbour.draft()).document).toEqual({});
    const wake = (instant: string) => runSchedules({ ...deps, clock: () => new Date(instant) });
    await wake('2026-11-20T23:00:00Z');
    expect(await settingsOf(small.restaurant)).toEqual([4, '#123456']);
    expect(await settingsOf(small.closedRestaurant)).toEqual([4, '#1f6f54']);
    await wake('2026-11-21T23:00:00Z');
    expect(await settingsOf(small.restaurant)).toEqual([5, '#1f6f54']);
    expect((await harbour.draft()).published.document).toEqual({});
  });

  test('is not held up by a mistake in the site that it does not touch', async () => {
    await db
      .update(siteConfigs)
      .set({ document: { hero: { variant: 'hologram' } } })
      .where(eq(siteConfigs.tenantId, small.tenant));
    await harbour.write(own('colors/primary', '#123456'));
    expect((await harbour.release()).version).toBe(4);
  });
});
