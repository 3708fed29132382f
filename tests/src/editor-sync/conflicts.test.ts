import { expect, test } from 'vitest';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { begin, openClient } from './open-client.ts';

const site = siteConfigSchema.parse({});

async function beginConflict() {
  const opened = await begin();
  const { server, edit, pass } = opened;
  server.write(null, { ...site, hero: { ...site.hero, title: 'Theirs' } }, 'Mia');
  edit((draft) => {
    draft.hero.title = 'Mine';
    draft.hero.subtitle = 'Only mine';
  });
  await pass(800);
  return opened;
}

test('the same setting changed by both is asked; mine stays, and the rest is saved', async () => {
  const { server, view, config, edit, pass } = await beginConflict();
  expect(view().conflicts).toMatchObject([
    { path: ['hero', 'title'], mine: 'Mine', theirs: 'Theirs' },
  ]);
  expect(config().hero.title).toBe('Mine');
  expect(server.draftOf(null).document).toMatchObject({
    hero: { title: 'Theirs', subtitle: 'Only mine' },
  });
  edit((draft) => void (draft.hero.title = 'Mine, longer'));
  await pass(800);
  expect(view().conflicts).toMatchObject([{ mine: 'Mine, longer', theirs: 'Theirs' }]);
  expect(server.draftOf(null).document).toMatchObject({ hero: { title: 'Theirs' } });
});

test.each([
  ['mine', 'Mine'],
  ['theirs', 'Theirs'],
] as const)('a conflict is decided for %s', async (choice, title) => {
  const { server, sync, view, config, pass } = await beginConflict();
  sync.resolve(new Map([['hero.title', choice]]));
  await pass(0);
  expect(view()).toMatchObject({ phase: 'saved', conflicts: [] });
  expect(config().hero.title).toBe(title);
  expect(server.draftOf(null).document).toMatchObject({ hero: { title } });
});

test('a conflict that both come to agree on is none any more', async () => {
  const { edit, view } = await beginConflict();
  edit((draft) => void (draft.hero.title = 'Theirs'));
  expect(view().conflicts).toEqual([]);
});

test('a conflict is asked again after a reload', async () => {
  const { storage, store, server } = await beginConflict();
  store.getState().storeNow();
  const again = await openClient({ site, server: server.as('Ann'), storage });
  await again.sync.start(null);
  expect(again.view().conflicts).toMatchObject([{ mine: 'Mine', theirs: 'Theirs' }]);
});
