import { expect, test } from 'vitest';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { memoryStorage } from '../site-boot.ts';
import { openClient } from './open-client.ts';
import { standInServer } from './stand-in-server.ts';

const site = siteConfigSchema.parse({});

/** Two tabs of Ann's browser, which hear of what the other has stored, and Mia elsewhere. */
async function begin() {
  const storage = memoryStorage();
  const server = standInServer(site);
  const one = await openClient({ site, server: server.as('Ann'), name: 'a', storage });
  const two = await openClient({ site, server: server.as('Ann'), name: 'b', storage });
  await one.sync.start(null);
  await two.sync.start(null);
  type Tab = typeof one;
  /** What one tab has written reaches the other, as the browser's event does. */
  const share = async (from: Tab, to: Tab) => {
    from.store.getState().storeNow();
    await to.store.getState().followOtherTab();
    await to.sync.followed();
  };
  const title = () => server.draftOf(null).document['hero'];
  const mia = (words: string) => {
    const { document } = server.draftOf(null);
    server.write(null, { ...document, hero: { ...site.hero, title: words } }, 'Mia');
  };
  return { server, one, two, share, title, mia };
}

/** Both tabs show Ann's title, which Mia has changed too. */
async function beginConflict() {
  const opened = await begin();
  const { one, two, share, mia } = opened;
  mia('Theirs');
  one.edit((draft) => void (draft.hero.title = 'Mine'));
  await one.pass(800);
  await share(one, two);
  expect(one.view().conflicts).toHaveLength(1);
  return opened;
}

test('a conflict of one tab is one of the other too, and neither sends its value unasked', async () => {
  const { one, two, title } = await beginConflict();
  two.edit((draft) => void (draft.hero.subtitle = 'From the other tab'));
  await two.pass(800);
  expect(two.view().conflicts).toMatchObject([{ mine: 'Mine', theirs: 'Theirs' }]);
  expect(title()).toMatchObject({ title: 'Theirs', subtitle: 'From the other tab' });
  one.edit((draft) => void (draft.footer.copyrightText = 'And here'));
  await one.pass(800);
  expect(title()).toMatchObject({ title: 'Theirs' });
});

test('news of the server do not take from one tab what the other has not decided', async () => {
  const { server, one, two, share, mia, title } = await begin();
  mia('Theirs');
  one.edit((draft) => void (draft.hero.title = 'Mine'));
  await one.pass(800);
  // The other hears of Mia's title first, then of what is stored.
  await two.sync.revisionReported(null, server.draftOf(null).revision);
  await share(one, two);
  two.store.getState().storeNow();
  await share(two, one);
  expect(one.config().hero.title).toBe('Mine');
  expect(one.view().conflicts).toMatchObject([{ mine: 'Mine', theirs: 'Theirs' }]);
  two.edit((draft) => void (draft.hero.subtitle = 'From the other tab'));
  await two.pass(800);
  await one.pass(30_000);
  expect(title()).toMatchObject({ title: 'Theirs', subtitle: 'From the other tab' });
});

test('decided for theirs in one tab, the other follows and sends nothing else', async () => {
  const { one, two, share, title } = await beginConflict();
  two.edit((draft) => void (draft.hero.subtitle = 'x'));
  await two.pass(800);
  one.sync.resolve(new Map([['hero.title', 'theirs']]));
  await one.pass(0);
  await share(one, two);
  expect(two.config().hero.title).toBe('Theirs');
  expect(two.view().conflicts).toEqual([]);
  two.edit((draft) => void (draft.hero.subtitle = 'y'));
  await two.pass(800);
  expect(title()).toMatchObject({ title: 'Theirs', subtitle: 'y' });
});

test('decided for one’s own in one tab, the other asks no more', async () => {
  const { server, one, two, share, title } = await beginConflict();
  two.edit((draft) => void (draft.hero.subtitle = 'x'));
  await two.pass(800);
  await one.sync.refresh();
  one.sync.resolve(new Map([['hero.title', 'mine']]));
  await one.pass(0);
  await share(one, two);
  await two.sync.revisionReported(null, server.draftOf(null).revision);
  expect(title()).toMatchObject({ title: 'Mine' });
  expect(two.view()).toMatchObject({ conflicts: [], phase: 'saved' });
});

test('both undecided, and Mia writes again: what is decided in one is no answer to that', async () => {
  const { server, one, two, share, mia, title } = await beginConflict();
  two.edit((draft) => void (draft.hero.subtitle = 'x'));
  await two.pass(800);
  mia('Theirs, newer');
  one.sync.resolve(new Map([['hero.title', 'mine']]));
  await one.pass(0);
  expect(title()).toMatchObject({ title: 'Theirs, newer' });
  await share(one, two);
  await two.sync.revisionReported(null, server.draftOf(null).revision);
  two.edit((draft) => void (draft.footer.copyrightText = 'z'));
  await two.pass(800);
  expect(title()).toMatchObject({ title: 'Theirs, newer' });
  expect(one.view().conflicts).toMatchObject([{ mine: 'Mine', theirs: 'Theirs, newer' }]);
});
