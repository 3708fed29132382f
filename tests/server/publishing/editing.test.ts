import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { reportPresence } from '#schemas/api/site-config.ts';
import { notifyEditing } from '#server/db/queries/notify.ts';
import { absentAfter } from '#server/publishing/presence.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp, buildTestApp, type TestApp } from '../setup/build-test-app.ts';
import { claimGuest } from '../setup/claim-guest.ts';
import { insertStaff, signStaffIn, type StaffHeaders } from '../setup/sign-staff-in.ts';
import { openConfigEditor, set } from './config-editor.ts';

let now = fridayNoon;
const clock = () => now;
const one = await buildSmallApp({ clock });
const two = await buildTestApp(one, { clock });
await insertStaff(one.db);
const owner = await signStaffIn(one.app);
const manager = await signStaffIn(one.app, 'manager@corner.test');
const foreigner = await signStaffIn(one.app, 'owner@pizza.test', small.otherHost);

const own = String(small.restaurant);

/** Lets time go by once what was said has arrived at every instance: news take their own time. */
async function pass(ms: number): Promise<void> {
  const last = { last: randomUUID() };
  const arrived = [one, two].map(
    ({ deps }) =>
      new Promise<void>((resolve) => {
        const leave = deps.changeEvents.subscribe((event) => {
          if (event.kind !== 'staff_editing' || !isDeepStrictEqual(event.beat, last)) return;
          leave();
          resolve();
        });
      }),
  );
  await notifyEditing(one.db, small.tenant, last);
  await Promise.all(arrived);
  now = new Date(now.getTime() + ms);
}

type PresenceBeat = { window_id?: string; restaurant_id?: string; group?: string; left?: string };

const sendBeat = (
  headers: object,
  { window_id = randomUUID(), ...beat }: PresenceBeat,
  { app }: TestApp = one,
) =>
  app.inject({
    url: '/api/v2/staff/config/editing',
    headers: { ...headers },
    query: { window_id, ...beat },
  });

const editorsSeenBy = async (headers: StaffHeaders, beat: PresenceBeat, at: TestApp = one) =>
  reportPresence.reply.parse((await sendBeat(headers, beat, at)).json()).data;

/** Long after what other tests said. */
const quiet = () => pass(60_000);

test('whoever has the editor open on a draft is named to the others of that draft', async () => {
  await quiet();
  const mine = randomUUID();
  expect((await editorsSeenBy(manager, { restaurant_id: own, window_id: mine })).others).toEqual(
    [],
  );
  const seen = await editorsSeenBy(owner, { restaurant_id: own, group: 'hero' });
  expect(seen.others).toEqual([{ name: 'Basil', is_you: false, group: null }]);
  const { others } = await editorsSeenBy(manager, { restaurant_id: own, window_id: mine });
  expect(others).toEqual([{ name: 'Olive', is_you: false, group: 'hero' }]);
});

test('another window of the same person is told apart', async () => {
  await quiet();
  await editorsSeenBy(owner, { group: 'footer' });
  const { others } = await editorsSeenBy(owner, {});
  expect(others).toEqual([{ name: 'Olive', is_you: true, group: 'footer' }]);
});

test('a site, a restaurant and another tenant are places of their own', async () => {
  await quiet();
  await editorsSeenBy(owner, { restaurant_id: own });
  expect((await editorsSeenBy(owner, {})).others).toEqual([]);
  expect((await editorsSeenBy(foreigner, {})).others).toEqual([]);
});

test('who says nothing more is gone after some seconds', async () => {
  await quiet();
  await editorsSeenBy(owner, {});
  await pass(absentAfter);
  expect((await editorsSeenBy(owner, {})).others).toHaveLength(1);
  await pass(1);
  const mine = randomUUID();
  expect((await editorsSeenBy(owner, { window_id: mine })).others).toHaveLength(1);
  await pass(absentAfter + 1);
  expect((await editorsSeenBy(owner, { window_id: mine })).others).toEqual([]);
});

test('who says that they left is gone at once, on every instance, and stays it', async () => {
  await quiet();
  const [theirs, mine] = [randomUUID(), randomUUID()];
  const place = { restaurant_id: own };
  await editorsSeenBy(manager, { ...place, window_id: theirs });
  const ask = async (at?: TestApp) =>
    (await editorsSeenBy(owner, { ...place, window_id: mine }, at)).others;
  await expect.poll(() => ask(two)).toHaveLength(1);
  await editorsSeenBy(manager, { ...place, window_id: theirs, left: 'true' });
  expect(await ask()).toEqual([]);
  await expect.poll(() => ask(two)).toEqual([]);
  // A sign that was under way when the window was closed.
  await editorsSeenBy(manager, { ...place, window_id: theirs });
  expect(await ask()).toEqual([]);
  // The page has come back.
  await editorsSeenBy(manager, { ...place });
  expect(await ask()).toHaveLength(1);
});

test('nobody says of somebody else that they have left', async () => {
  await quiet();
  const [theirs, mine] = [randomUUID(), randomUUID()];
  await editorsSeenBy(owner, { restaurant_id: own, window_id: theirs });
  await editorsSeenBy(manager, { restaurant_id: own, window_id: theirs, left: 'true' });
  await editorsSeenBy(owner, { window_id: theirs, left: 'true' });
  await sendBeat(foreigner, { window_id: theirs, left: 'true' });
  const { others } = await editorsSeenBy(manager, { restaurant_id: own, window_id: mine });
  expect(others).toEqual([{ name: 'Olive', is_you: false, group: null }]);
});

test('other instances of the server know it too', async () => {
  await quiet();
  await editorsSeenBy(manager, { restaurant_id: own });
  const mine = randomUUID();
  await expect
    .poll(
      async () => (await editorsSeenBy(owner, { restaurant_id: own, window_id: mine }, two)).others,
    )
    .toEqual([{ name: 'Basil', is_you: false, group: null }]);
});

test('the revision goes up with what others write', async () => {
  const site = openConfigEditor(one.app, owner);
  const before = (await editorsSeenBy(owner, {})).revision;
  await site.write(set('hero.title', 'Soup'));
  expect((await editorsSeenBy(owner, {})).revision).toBe(before + 1);
  expect(before + 1).toBe((await site.draft()).revision);
});

test('customers, other tenants and managers of another place learn nothing', async () => {
  await editorsSeenBy(owner, {});
  const guest = await claimGuest(one.app, 5_100_009);
  const refusals = [
    [{ host: small.host }, {}, 401],
    [guest, {}, 401],
    [{ ...foreigner, host: small.host }, {}, 401],
    [foreigner, { restaurant_id: own }, 404],
    [manager, {}, 403],
    [manager, { restaurant_id: String(small.closedRestaurant) }, 403],
  ] as const;
  for (const [headers, beat, status] of refusals) {
    const reply = await sendBeat(headers, beat);
    expect(reply.statusCode).toBe(status);
    expect(reply.body).not.toContain('Olive');
  }
});
