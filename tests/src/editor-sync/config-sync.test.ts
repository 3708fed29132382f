import { expect, test } from 'vitest';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { memoryStorage } from '../site-boot.ts';
import { begin, openClient } from './open-client.ts';
import { standInServer } from './stand-in-server.ts';

const site = siteConfigSchema.parse({});

test('an edit is on the page at once and on the server 800 ms after the last one', async () => {
  const { server, edit, pass, view, config } = await begin();
  edit((draft) => void (draft.hero.title = 'M'));
  await pass(700);
  edit((draft) => void (draft.hero.title = 'Mine'));
  expect(config().hero.title).toBe('Mine');
  await pass(799);
  expect(server.transactions).toEqual([]);
  expect(view().phase).toBe('waiting');
  await pass(1);
  expect(server.transactions.map(({ changes }) => changes)).toEqual([
    [{ path: ['hero', 'title'], value: 'Mine' }],
  ]);
  expect(view()).toMatchObject({ phase: 'saved', savedAt: '2026-11-21T01:00:00Z' });
});

test('whoever never pauses is saved all the same, every five seconds', async () => {
  const { server, edit, pass } = await begin();
  for (let letters = 1; letters <= 12; letters++) {
    edit((draft) => void (draft.hero.title = 'x'.repeat(letters)));
    await pass(500);
  }
  expect(server.transactions).toHaveLength(1);
});

test('one call is under way at a time, and what is typed meanwhile is kept and sent next', async () => {
  const { server, edit, clock, pass, sync, config, view } = await begin();
  const release = server.hold();
  edit((draft) => void (draft.hero.title = 'First'));
  clock.go(800);
  await expect.poll(() => view().phase).toBe('sending');
  edit((draft) => void (draft.hero.subtitle = 'Second'));
  clock.go(800);
  release();
  await sync.flush();
  await pass(800);
  expect(server.transactions.map(({ changes }) => changes)).toEqual([
    [{ path: ['hero', 'title'], value: 'First' }],
    [{ path: ['hero', 'subtitle'], value: 'Second' }],
  ]);
  expect(config().hero).toMatchObject({ title: 'First', subtitle: 'Second' });
});

test('the same transaction is sent again after a network failure, each time a little later', async () => {
  const { server, edit, pass, clock, view } = await begin();
  server.mishaps.push('lost', 'unreached');
  edit((draft) => void (draft.hero.title = 'Mine'));
  await pass(800);
  expect(view().phase).toBe('offline');
  expect(clock.waits()).toEqual([1000]);
  await pass(1000);
  expect(clock.waits()).toEqual([2000]);
  await pass(2000);
  expect(view().phase).toBe('saved');
  // It had arrived the first time, and was answered, not made twice.
  expect(server.transactions.map(({ id }) => id)).toEqual(['a-1']);
  expect(server.draftOf(null).revision).toBe(1);
});

test('a minute without network while typing is one change afterwards', async () => {
  const { server, edit, pass, setOnline, sync, view } = await begin();
  setOnline(false);
  for (let second = 1; second <= 60; second++) {
    edit((draft) => void (draft.hero.title = 'x'.repeat(second)));
    await pass(1000);
  }
  expect(view().phase).toBe('offline');
  setOnline(true);
  sync.reached();
  await pass(0);
  expect(server.transactions.map(({ changes }) => changes)).toEqual([
    [{ path: ['hero', 'title'], value: 'x'.repeat(60) }],
  ]);
  expect(view().phase).toBe('saved');
});

test('what arrived without an answer is no conflict with what was typed on', async () => {
  const { server, edit, pass, view, config } = await begin();
  server.mishaps.push('lost');
  edit((draft) => void (draft.hero.title = 'Mi'));
  await pass(800);
  edit((draft) => void (draft.hero.title = 'Mine'));
  await pass(1000);
  expect(view()).toMatchObject({ phase: 'saved', conflicts: [] });
  expect(config().hero.title).toBe('Mine');
  expect(server.draftOf(null).document).toMatchObject({ hero: { title: 'Mine' } });
});

test('what somebody else wrote elsewhere in the document comes in, and is told', async () => {
  const { server, edit, pass, view, config } = await begin();
  server.write(null, { ...site, footer: { ...site.footer, copyrightText: 'Theirs' } }, 'Mia');
  edit((draft) => void (draft.hero.title = 'Mine'));
  await pass(800);
  expect(config().footer.copyrightText).toBe('Theirs');
  expect(view()).toMatchObject({ phase: 'saved', mergedFrom: 'Mia', conflicts: [] });
  expect(server.draftOf(null).document).toMatchObject({
    hero: { title: 'Mine' },
    footer: { copyrightText: 'Theirs' },
  });
});

test('what is typed while the reply of somebody faster comes is not replaced', async () => {
  const { server, edit, clock, sync, pass, config, view } = await begin();
  server.write(null, { ...site, footer: { ...site.footer, copyrightText: 'Theirs' } }, 'Mia');
  const release = server.hold();
  edit((draft) => void (draft.hero.title = 'Mi'));
  clock.go(800);
  await expect.poll(() => view().phase).toBe('sending');
  edit((draft) => void (draft.hero.title = 'Mine, and more'));
  release();
  await sync.flush();
  await pass(800);
  expect(config().hero.title).toBe('Mine, and more');
  expect(config().footer.copyrightText).toBe('Theirs');
  expect(server.draftOf(null).document).toMatchObject({ hero: { title: 'Mine, and more' } });
});

test('a session that is over keeps everything here, and signing in again goes on', async () => {
  const { server, edit, pass, sync, signedOut, view, config } = await begin();
  server.mishaps.push('signedOut');
  edit((draft) => void (draft.hero.title = 'Mine'));
  await pass(800);
  expect([signedOut(), view().phase]).toEqual([1, 'inactive']);
  edit((draft) => void (draft.hero.subtitle = 'More'));
  server.write(null, { ...site, footer: { ...site.footer, copyrightText: 'Theirs' } }, 'Mia');
  await sync.start(null);
  expect(view().phase).toBe('saved');
  expect(config().footer.copyrightText).toBe('Theirs');
  expect(server.draftOf(null).document).toMatchObject({
    hero: { title: 'Mine', subtitle: 'More' },
  });
});

test('changes from before the sign-in are joined with the draft that is there', async () => {
  const server = standInServer(site);
  server.write(null, { ...site, footer: { ...site.footer, copyrightText: 'Theirs' } }, 'Mia');
  const client = await openClient({ site, server: server.as('Ann') });
  client.edit((draft) => void (draft.hero.title = 'Before'));
  server.mishaps.push('unreached');
  await client.sync.start(null);
  expect(client.view().phase).toBe('offline');
  await client.pass(1000);
  expect(client.config()).toMatchObject({
    hero: { title: 'Before' },
    footer: { copyrightText: 'Theirs' },
  });
  expect(server.draftOf(null).document).toMatchObject({ hero: { title: 'Before' } });
});

test('a document of a newer program is shown and never written', async () => {
  const server = standInServer(site);
  server.write(null, { ...site, schemaVersion: 99 }, 'Mia');
  const { sync, edit, pass, view } = await openClient({ site, server: server.as('Ann') });
  await sync.start(null);
  edit((draft) => void (draft.hero.title = 'Mine'));
  await pass(800);
  expect(server.transactions).toEqual([]);
  expect(view().problems[0]?.message).toContain('newer version');
});

test('two tabs of one browser go on from each other without asking', async () => {
  const storage = memoryStorage();
  const server = standInServer(site);
  const first = await openClient({ site, server: server.as('Ann'), storage });
  const second = await openClient({ site, server: server.as('Ann'), name: 'b', storage });
  await first.sync.start(null);
  await second.sync.start(null);
  first.edit((draft) => void (draft.hero.title = 'Typed in one'));
  await first.pass(800);
  first.store.getState().storeNow();
  await second.store.getState().followOtherTab();
  second.edit((draft) => void (draft.hero.title = 'Typed in one, then the other'));
  await second.pass(800);
  expect(second.view()).toMatchObject({ phase: 'saved', conflicts: [] });
  expect(server.transactions.map(({ id }) => id)).toEqual(['a-1', 'b-1']);
  expect(server.draftOf(null).revision).toBe(2);
});
