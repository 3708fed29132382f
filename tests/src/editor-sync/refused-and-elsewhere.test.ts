import { expect, test } from 'vitest';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { begin } from './open-client.ts';

const site = siteConfigSchema.parse({});

test('a restaurant is told its overrides alone, by their keys', async () => {
  const { server, edit, pass, config } = await begin(2);
  edit((draft) => {
    draft.colors.primary = '#123456';
    draft.features.items = draft.features.items.slice(0, 1);
  });
  await pass(800);
  expect(server.transactions[0]?.changes.map(({ path }) => path)).toEqual([
    ['colors/primary'],
    ['features/items'],
  ]);
  edit((draft) => void (draft.colors.primary = site.colors.primary));
  await pass(800);
  expect(server.transactions[1]?.changes).toEqual([{ path: ['colors/primary'] }]);
  expect(Object.keys(server.draftOf(2).document)).toEqual(['features/items']);
  expect(config().features.items).toHaveLength(1);
});

test('going to another place saves what is here first, and shows that place', async () => {
  const { server, edit, sync, config, view } = await begin();
  server.write(2, { 'hero/title': 'Glebe' }, 'Mia');
  edit((draft) => void (draft.hero.subtitle = 'Of the site'));
  await sync.moveTo(2);
  expect(server.draftOf(null).document).toMatchObject({ hero: { subtitle: 'Of the site' } });
  expect(config().hero.title).toBe('Glebe');
  expect(view().known).toMatchObject({ place: 2 });
});

test('what cannot be saved keeps one from going elsewhere', async () => {
  const { server, edit, sync, config } = await begin();
  edit((draft) => void (draft.hero.title = 'Mine'));
  server.mishaps.push({ refused: [] }, 'unreached');
  const refused = await sync.moveTo(2);
  expect(refused.kind).not.toBe('done');
  server.mishaps.length = 0;
  expect(config().hero.title).toBe('Mine');
});

test('discarding goes back to what is published, for everyone', async () => {
  const { server, edit, pass, sync, store } = await begin();
  edit((draft) => void (draft.hero.title = 'Mine'));
  await pass(800);
  await sync.discard();
  expect(store.getState().config).toEqual(site);
  expect(store.getState().draft()).toEqual([]);
  expect(server.draftOf(null).document).toEqual(site);
});

test('a discard that would undo what somebody just wrote takes that in instead', async () => {
  const { server, edit, pass, sync, config } = await begin();
  edit((draft) => void (draft.hero.title = 'Mine'));
  await pass(800);
  const { document } = server.draftOf(null);
  server.write(null, { ...document, footer: { ...site.footer, copyrightText: 'Theirs' } }, 'Mia');
  expect(await sync.discard()).toMatchObject({ kind: 'stale' });
  expect(config()).toMatchObject({ hero: { title: 'Mine' }, footer: { copyrightText: 'Theirs' } });
});

test('a publish elsewhere is taken in as what the draft stands on', async () => {
  const { server, edit, pass, sync, store } = await begin();
  edit((draft) => void (draft.hero.title = 'Mine'));
  await pass(800);
  server.publish(null);
  await sync.refresh();
  expect(store.getState()).toMatchObject({ base: { hero: { title: 'Mine' } } });
  expect(store.getState().draft()).toEqual([]);
});

test('a locked setting goes back, and is told', async () => {
  const { server, edit, pass, view, config } = await begin(2);
  const message = 'The owner has locked this setting.';
  server.mishaps.push({ refused: [{ path: 'hero.title', message }], isLocked: true });
  edit((draft) => {
    draft.hero.title = 'Mine';
    draft.hero.subtitle = 'Allowed';
  });
  await pass(800);
  expect(config().hero).toMatchObject({ title: site.hero.title, subtitle: 'Allowed' });
  expect(view().problems).toEqual([{ path: 'hero.title', message }]);
  expect(server.draftOf(2).document).toEqual({ 'hero/subtitle': 'Allowed' });
});

test('a setting that the server refuses is told and kept here; the others are saved', async () => {
  const { server, edit, pass, view, config } = await begin();
  server.mishaps.push({ refused: [{ path: 'hero.ctaLink', message: 'Not a link.' }] });
  edit((draft) => {
    draft.hero.ctaLink = 'nowhere';
    draft.hero.title = 'Mine';
  });
  await pass(800);
  expect(view().problems).toEqual([{ path: 'hero.ctaLink', message: 'Not a link.' }]);
  expect(config().hero.ctaLink).toBe('nowhere');
  expect(server.transactions.map(({ changes }) => changes)).toEqual([
    [{ path: ['hero', 'title'], value: 'Mine' }],
  ]);
  edit((draft) => void (draft.hero.ctaLink = '/menu'));
  await pass(800);
  expect(view()).toMatchObject({ phase: 'saved', problems: [] });
  expect(server.draftOf(null).document).toMatchObject({ hero: { ctaLink: '/menu' } });
});
