import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createEditSession, type EditSession } from '#editor/core/history/edit-session.ts';
import { madeBy } from '#editor/core/history/made-changes.ts';
import {
  storeHistory,
  storedHistory,
  type HistoryKeeper,
} from '#editor/core/history/store-history.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { fixed, sampleSiteData } from '#stories/samples/editor-ports.ts';
import { openEditor } from '../open-editor.tsx';

const defaults = siteConfigSchema.parse({});
const titled = (title: string) => (draft: SiteConfig) => {
  draft.hero.title = title;
};

/** The document after an edit that the history remembers. */
function edited(
  session: EditSession<SiteConfig>,
  config: SiteConfig,
  about: { label: string; place: string },
  recipe: (draft: SiteConfig) => void,
): SiteConfig {
  const made = madeBy(config, recipe);
  if (made) session.record(config, about, made);
  return made?.next ?? config;
}

/** A document that was changed once for each title, with its history. */
function changedTo(...titles: string[]) {
  const session = createEditSession<SiteConfig>({ now: () => Date.UTC(2026, 10, 21) });
  let config = defaults;
  for (const title of titles) {
    session.settle();
    config = edited(session, config, { label: 'Title', place: 'hero.title' }, titled(title));
  }
  return { session, config };
}

function memoryKeeper(takes = () => true) {
  const held = new Map<string, string>();
  const keeper: HistoryKeeper = {
    read: (key) => held.get(key) ?? null,
    write: (key, value) => takes() && Boolean(held.set(key, value)),
    remove: (key) => void held.delete(key),
  };
  return { keeper, held };
}

function keep(given: ReturnType<typeof changedTo>, keeper: HistoryKeeper) {
  const document = { get: () => given.config, subscribe: () => () => undefined };
  const stop = storeHistory(given.session, document, keeper, 7);
  given.session.goToStep(given.config, 0);
  stop();
}

test('a reload of the tab keeps the steps, and what they lead to', () => {
  const { keeper } = memoryKeeper();
  const before = changedTo('One', 'Two');
  keep(before, keeper);
  const session = createEditSession<SiteConfig>({
    history: storedHistory(keeper, before.config, 7),
  });
  expect(session.goToStep(before.config, -2).change?.next).toEqual(defaults);
  expect(session.goToStep(defaults, 2).change?.next).toEqual(before.config);
});

test('what a gesture adds is one value, and its step outlives a reload too', () => {
  const { keeper } = memoryKeeper();
  const before = changedTo('One');
  const [entry, path] = [
    siteConfigSchema.shape.media.parse({ a: {} })['a'],
    'hero.backgroundImage',
  ];
  if (!entry) throw new Error('a picture has a description, if an empty one');
  for (const alt of ['O', 'Our', 'Our room']) {
    const described = (draft: SiteConfig) => void (draft.media[path] = { ...entry, alt });
    const about = { label: 'Description', place: path };
    before.config = edited(before.session, before.config, about, described);
  }
  expect(before.session.history().past.at(-1)?.changes).toEqual([
    { path: ['media', path], value: { ...entry, alt: 'Our room' }, before: {} },
  ]);
  keep(before, keeper);
  const session = createEditSession<SiteConfig>({
    history: storedHistory(keeper, before.config, 7),
  });
  expect(session.goToStep(before.config, -2).change?.next).toEqual(defaults);
});

test('a history that was stored as patches, before the one format, is undone and redone', () => {
  const { keeper, held } = memoryKeeper();
  const { config } = changedTo('One', 'Two');
  keep({ session: createEditSession<SiteConfig>(), config }, keeper);
  const { mark } = JSON.parse(held.get('editorHistory') ?? '');
  const [home, ...others] = defaults.footer.links;
  const about = { at: 1, label: 'Title', place: 'hero.title', hand: { group: 'hero' } };
  const title = (value: string) => [{ op: 'replace', path: ['hero', 'title'], value }];
  const past = [
    { ...about, id: 1, patches: title('One'), inverse: title(defaults.hero.title) },
    { ...about, id: 2, patches: title('Two'), inverse: title('One') },
  ];
  const future = [
    {
      ...about,
      id: 3,
      patches: [{ op: 'replace', path: ['footer', 'links', 'length'], value: 1 }],
      inverse: others.map((value, at) => ({
        op: 'add',
        path: ['footer', 'links', at + 1],
        value,
      })),
    },
  ];
  held.set('editorHistory', JSON.stringify({ version: 1, tenantId: 7, mark, past, future }));
  const session = createEditSession<SiteConfig>({ history: storedHistory(keeper, config, 7) });
  expect(session.history().past[0]?.selection).toEqual({ group: 'hero' });
  const redone = session.goToStep(config, 1).change?.next ?? config;
  expect(redone.footer.links).toEqual([home]);
  expect(session.goToStep(redone, -3).change?.next).toEqual(defaults);
});

test('of a document that has changed meanwhile only the steps that fit are kept', () => {
  const { keeper } = memoryKeeper();
  keep(changedTo('One', 'Two'), keeper);
  const behind = changedTo('One').config;
  expect(storedHistory(keeper, behind, 7).past.map(({ label }) => label)).toEqual(['Title']);
  const other = { ...defaults, hero: { ...defaults.hero, title: 'Of somebody else' } };
  expect(storedHistory(keeper, other, 7)).toEqual({ past: [], future: [] });
});

test("another tenant's history is not used, nor one that nobody can read", () => {
  const { keeper, held } = memoryKeeper();
  const before = changedTo('One');
  keep(before, keeper);
  expect(storedHistory(keeper, before.config, 8).past).toEqual([]);
  for (const text of ['{', '[]', '{"version":2}', held.values().next().value?.slice(0, -9) ?? '']) {
    held.set('editorHistory', text);
    expect(storedHistory(keeper, before.config, 7)).toEqual({ past: [], future: [] });
  }
});

test('a step that leads to what no site can be is left out', () => {
  const { keeper, held } = memoryKeeper();
  const before = changedTo('One');
  keep(before, keeper);
  const text = held.get('editorHistory') ?? '';
  held.set('editorHistory', text.replaceAll(`"value":"${defaults.hero.title}"`, '"value":[]'));
  expect(storedHistory(keeper, before.config, 7).past).toEqual([]);
});

test('a storage that takes nothing costs the history and nothing else', () => {
  const { keeper, held } = memoryKeeper(() => false);
  held.set('editorHistory', 'of before');
  keep(changedTo('One'), keeper);
  expect(held.size).toBe(0);
});

test('two hundred steps are kept, and no more than they may weigh', () => {
  const { session, config } = changedTo(...Array.from({ length: 230 }, (_, n) => `Title ${n}`));
  expect(session.history().past).toHaveLength(200);
  const heavy = createEditSession<SiteConfig>();
  let document = config;
  for (let n = 0; n < 10; n += 1) {
    const text = String(n).repeat(200_000);
    heavy.settle();
    document = edited(heavy, document, { label: 'Title', place: 'hero.title' }, titled(text));
  }
  expect(JSON.stringify(heavy.history()).length).toBeLessThan(2_500_000);
  expect(heavy.history().past.length).toBeGreaterThan(2);
});

test('typing there and back again within one gesture is no step', () => {
  const session = createEditSession<SiteConfig>();
  const place = { label: 'Title', place: 'hero.title' };
  const changed = edited(session, defaults, place, titled('x'));
  edited(session, changed, place, titled(defaults.hero.title));
  expect(session.history().past).toEqual([]);
});

test('the list goes back and forth, marks where one is, and what is published', async () => {
  const { editor, config } = openEditor();
  editor.select({ group: 'hero', by: 'panel' });
  editor.edit(['hero', 'title'], 'Title', 'One');
  editor.endGesture();
  editor.edit(['colors', 'primary'], 'Primary', '#123456');
  editor.endGesture();
  editor.open({ name: 'history' });
  const list = page.getByRole('list', { name: 'Steps, the newest first' });
  await expect
    .element(list.getByRole('button', { name: /Primary/ }))
    .toHaveAttribute('aria-current');
  await expect.element(list.getByText('Published')).toBeVisible();
  await list.getByRole('button', { name: /Before the first step/ }).click();
  await expect.poll(config).toEqual(defaults);
  await expect.element(list.getByRole('button', { name: /Title.*undone/ })).toBeVisible();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.poll(() => config().hero.title).toBe('One');
  expect(config().colors).toEqual(defaults.colors);
});

test('a step has the time of the restaurant, by the server’s clock and in English', async () => {
  const { editor } = openEditor(defaults, {
    now: () => Date.UTC(2026, 10, 21, 8, 5),
    siteData: fixed({ ...sampleSiteData, timeZone: 'Europe/Berlin' }),
  });
  editor.edit(['hero', 'title'], 'Title', 'One');
  editor.endGesture();
  editor.open({ name: 'history' });
  const list = page.getByRole('list', { name: 'Steps, the newest first' });
  await expect.element(list.getByRole('button', { name: /Title.*09:05/ })).toBeVisible();
});

test('undo takes in hand what was in hand, and says what no longer fits', async () => {
  const { editor, ports } = openEditor();
  editor.select({ group: 'hero', by: 'panel' });
  editor.edit(['hero', 'title'], 'Title', 'One');
  editor.endGesture();
  editor.edit(['hero', 'subtitle'], 'Subtitle', 'Two');
  editor.endGesture();
  editor.open({ name: 'site' });
  // Somebody else's words came in by a merge.
  ports.document.write([{ path: ['hero', 'subtitle'], value: 'Theirs' }]);
  editor.undo();
  const { selection, announcement } = editor.state.getState();
  expect(selection).toEqual({ group: 'hero', field: 'hero.title', by: 'history' });
  expect(announcement).toBe(
    'Undone: Hero › Title. No longer fits and was dropped: Hero › Subtitle.',
  );
  expect(ports.document.get().hero).toEqual({ ...defaults.hero, subtitle: 'Theirs' });
  await expect.element(page.getByRole('heading', { name: 'Hero' })).toBeVisible();
});
