import { expect, test, vi } from 'vitest';
import type { OtherEditor } from '#schemas/api/site-config.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { createPresence } from '#src/editor-host/sync/presence.ts';
import type { Outcome } from '#src/editor-host/sync/draft-server.ts';
import { openClient } from './open-client.ts';
import { standInServer } from './stand-in-server.ts';

const site = siteConfigSchema.parse({});
const mia: OtherEditor = { name: 'Mia', is_you: false, group: 'hero' };

type Answer = Outcome<{ revision: number; others: readonly OtherEditor[] }>;

/** Ann's page with the editor open, on the draft that Mia edits too. */
async function begin() {
  const server = standInServer(site);
  const client = await openClient({ site, server: server.as('Ann') });
  let others: readonly OtherEditor[] = [];
  let trouble: Answer | null = null;
  let isSeen = true;
  const onSignedOut = vi.fn<() => void>();
  const tell = vi.fn<(place: number | null, group: string | null) => Promise<Answer>>(
    async (place) =>
      trouble ?? { kind: 'done', value: { revision: server.draftOf(place).revision, others } },
  );
  const leave = vi.fn<(place: number | null) => Promise<void>>(async () => undefined);
  const { sync, clock } = client;
  const company = createPresence({
    tell,
    leave,
    sync,
    after: clock.after,
    isSeen: () => isSeen,
    onSignedOut,
  });
  /** What was asked for is answered, and what follows from it is done. */
  const settle = async () => {
    await vi.waitFor(() => Promise.all(tell.mock.results.map(({ value }) => value)));
    await client.pass(0);
  };
  return {
    ...client,
    server,
    company,
    tell,
    leave,
    onSignedOut,
    settle,
    set: (next: { others?: readonly OtherEditor[]; trouble?: Answer | null; isSeen?: boolean }) => {
      others = next.others ?? others;
      trouble = next.trouble === undefined ? trouble : next.trouble;
      isSeen = next.isSeen ?? isSeen;
    },
    pass: async (ms: number) => {
      await client.pass(ms);
      await settle();
    },
  };
}

test('nobody is told anything before somebody is signed in and has the editor open', async () => {
  const { company, sync, tell, settle } = await begin();
  company.activate();
  const leave = company.join();
  expect(tell).not.toHaveBeenCalled();
  await sync.start(2);
  await settle();
  expect(tell.mock.calls).toEqual([[2, null]]);
  leave();
  company.activate();
  expect(tell).toHaveBeenCalledOnce();
});

test('what somebody else saves is on the page within seconds, without a key being pressed', async () => {
  const { company, server, sync, settle, pass, set, config, view } = await begin();
  await sync.start(null);
  company.join();
  await settle();
  set({ others: [mia] });
  server.write(null, { ...site, hero: { ...site.hero, title: 'Theirs' } }, 'Mia');
  await pass(4000);
  expect(config().hero.title).toBe('Theirs');
  expect(view()).toMatchObject({ phase: 'saved', mergedFrom: 'Mia', conflicts: [] });
  expect(company.get()).toEqual([mia]);
});

test('what is typed meanwhile stays, and the same setting asks', async () => {
  const { company, server, sync, settle, pass, edit, config, view } = await begin();
  await sync.start(null);
  company.join();
  await settle();
  edit((draft) => {
    draft.hero.title = 'Mine';
    draft.hero.subtitle = 'Mine alone';
  });
  server.write(null, { ...site, hero: { ...site.hero, title: 'Theirs' } }, 'Mia');
  company.activate();
  await pass(0);
  await pass(0);
  expect(config().hero).toMatchObject({ title: 'Mine', subtitle: 'Mine alone' });
  expect(view().conflicts).toMatchObject([{ mine: 'Mine', theirs: 'Theirs' }]);
  expect(server.draftOf(null).document).toMatchObject({
    hero: { title: 'Theirs', subtitle: 'Mine alone' },
  });
});

test('another group in hand is told soon, and once', async () => {
  const { company, sync, settle, pass, tell } = await begin();
  await sync.start(null);
  company.join();
  await settle();
  company.setGroup('hero');
  company.setGroup('footer');
  await pass(500);
  expect(tell.mock.calls).toEqual([
    [null, null],
    [null, 'footer'],
  ]);
});

test('a page that is not seen rests, and looks at once when it is seen again', async () => {
  const { company, server, sync, settle, pass, set, tell, config } = await begin();
  await sync.start(null);
  company.join();
  await settle();
  set({ isSeen: false, others: [mia] });
  company.activate();
  expect(company.get()).toEqual([]);
  server.write(null, { ...site, hero: { ...site.hero, title: 'An hour later' } }, 'Mia');
  await pass(3_600_000);
  expect(tell).toHaveBeenCalledOnce();
  set({ isSeen: true });
  company.activate();
  await pass(0);
  await pass(0);
  expect(config().hero.title).toBe('An hour later');
});

test('without an answer nobody is shown, and it is asked less and less often', async () => {
  const { company, sync, settle, pass, set, tell } = await begin();
  set({ others: [mia] });
  await sync.start(null);
  company.join();
  await settle();
  expect(company.get()).toEqual([mia]);
  set({ trouble: { kind: 'unreached' } });
  await pass(2000);
  expect(company.get()).toEqual([]);
  await pass(2000);
  expect(tell).toHaveBeenCalledTimes(2);
  set({ trouble: null });
  await pass(2000);
  expect(company.get()).toEqual([mia]);
});

test('a session that is over is known before anything is typed or published', async () => {
  const { company, sync, settle, set, onSignedOut } = await begin();
  await sync.start(null);
  set({ trouble: { kind: 'signedOut' } });
  company.join();
  await settle();
  expect(onSignedOut).toHaveBeenCalledOnce();
});

test('an answer brings back what waited for the network', async () => {
  const { company, server, sync, settle, pass, edit, view } = await begin();
  await sync.start(null);
  company.join();
  await settle();
  server.mishaps.push('unreached', 'unreached', 'unreached', 'unreached');
  edit((draft) => void (draft.hero.title = 'Mine'));
  await pass(800);
  expect(view().phase).toBe('offline');
  server.mishaps.length = 0;
  company.activate();
  await pass(0);
  await pass(0);
  expect(view().phase).toBe('saved');
  expect(server.draftOf(null).document).toMatchObject({ hero: { title: 'Mine' } });
});

test('the others are told at once that the editor was closed, or went to another place', async () => {
  const { company, sync, settle, tell, leave } = await begin();
  await sync.start(null);
  const close = company.join();
  await settle();
  expect(leave).not.toHaveBeenCalled();
  await sync.moveTo(2);
  await settle();
  expect(leave.mock.calls).toEqual([[null]]);
  expect(tell.mock.lastCall).toEqual([2, null]);
  close();
  expect(leave.mock.calls).toEqual([[null], [2]]);
  close();
  expect(leave).toHaveBeenCalledTimes(2);
});

test('a page that is left is gone for the others, and one that comes back is there again', async () => {
  const { company, sync, settle, pass, tell, leave, set } = await begin();
  set({ others: [mia] });
  await sync.start(null);
  company.join();
  // Asked, and not answered yet.
  await company.leave();
  expect(leave.mock.calls).toEqual([[null]]);
  await settle();
  expect(company.get()).toEqual([]);
  company.activate();
  await settle();
  expect(tell).toHaveBeenCalledTimes(2);
  expect(company.get()).toEqual([mia]);
  // Leaving came to nothing: it goes on by itself.
  await company.leave();
  await pass(4000);
  expect(tell).toHaveBeenCalledTimes(3);
});

test('a page that is only hidden for a moment has not left', async () => {
  const { company, sync, settle, set, leave } = await begin();
  await sync.start(null);
  company.join();
  await settle();
  set({ isSeen: false });
  company.activate();
  expect(leave).not.toHaveBeenCalled();
  await company.leave();
  expect(leave.mock.calls).toEqual([[null]]);
});
