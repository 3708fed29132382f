import { expect, onTestFinished, test, vi } from 'vitest';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { textMark } from '#schemas/text-mark.ts';
import { hasDraft } from '#ui/stores/config-storage.ts';
import { createConfigStore } from '#ui/stores/config-store.ts';
import { deepMerge } from '#ui/stores/deep-merge.ts';
import { safeStorage } from '#ui/stores/safe-storage.ts';
import { blockedStorage, bootWith, memoryStorage, settingsWith } from '../../src/site-boot.ts';
import { openStores } from './open-stores.ts';

const defaults = siteConfigSchema.parse({});

test('the theme loading flag starts true where the settings are still to come', () => {
  const store = createConfigStore({
    settings: settingsWith(),
    isThemeLoading: true,
    isBannerVisible: true,
    storage: safeStorage(null),
    writeCookie: () => undefined,
  });
  expect(store.getState().isThemeLoading).toBe(true);
  store.getState().applySettings(settingsWith());
  expect(store.getState().isThemeLoading).toBe(false);
});

test('a server-down flag with message can be set and cleared', () => {
  const { config } = openStores();
  config.getState().setServerDown('Resource not found (404)');
  expect(config.getState()).toMatchObject({
    isServerDown: true,
    errorMessage: 'Resource not found (404)',
  });
  config.getState().clearServerDown();
  expect(config.getState()).toMatchObject({ isServerDown: false, errorMessage: null });
});

test('the theme can be merged with partial updates', () => {
  const { config } = openStores();
  config.getState().mergeTheme({ colors: { primary: '#123456' }, hero: { title: 'Hello' } });
  const { colors, hero, footer } = config.getState().config;
  expect(colors).toEqual({ ...defaults.colors, primary: '#123456' });
  expect(hero).toEqual({ ...defaults.hero, title: 'Hello' });
  expect(footer).toEqual(defaults.footer);
});

test('a merge replaces lists and never reaches a prototype', () => {
  const hostile: { a: { b: number }; list: number[] } = JSON.parse(
    '{"a":{"b":2},"list":[3],"__proto__":{"polluted":true}}',
  );
  const merged = deepMerge({ a: { b: 1, c: 1 }, list: [1, 2] }, hostile);
  expect(merged).toEqual({ a: { b: 2, c: 1 }, list: [3] });
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('the theme can be reset to defaults', async () => {
  const settings = settingsWith({ colors: { ...defaults.colors, primary: '#123456' } });
  const { config } = openStores({ boot: bootWith({ settings }) });
  await config.getState().resetTheme();
  expect(config.getState().config).toEqual(defaults);
});

test('banner visibility toggles, and the server hears of it by a cookie', () => {
  const { config, cookies } = openStores();
  config.getState().setBannerVisible(false);
  expect(config.getState().isBannerVisible).toBe(false);
  expect(cookies.get('banner')?.value).toBe(textMark(defaults.topOfferBanner.topOfferBannerText));
  config.getState().setBannerVisible(true);
  expect(cookies.get('banner')?.value).toBeNull();
});

test('configStore holds tenantId, baseVersion, config, webSettings and no state of the moment', () => {
  const storage = memoryStorage();
  const { config } = openStores({ storage });
  config.getState().mergeTheme({});
  expect(storage.read('configStore')).toEqual({
    version: 1,
    state: {
      tenantId: 139,
      baseVersion: 7,
      config: defaults,
      webSettings: {
        is_online_order_enabled: 1,
        config_version: 7,
        pages: [],
        tenant: settingsWith().tenant,
      },
    },
  });
});

test("without a draft the server's document replaces the stored one", () => {
  const storage = memoryStorage();
  openStores({ storage })
    .config.getState()
    .mergeTheme({ hero: { title: 'Old' } });
  const { config } = openStores({ storage });
  expect(config.getState().config.hero.title).toBe(defaults.hero.title);
  expect(storage.kept.get('configStore')).not.toContain('"Old"');
});

test("a draft is laid over the server's document after hydration, and can be discarded", async () => {
  const storage = memoryStorage();
  const first = openStores({ storage }).config;
  await first.getState().editConfig((draft) => {
    draft.hero.title = 'Mine';
  });
  expect(first.getState().config.hero.title).toBe('Mine');
  first.getState().storeNow();

  const newer = settingsWith({ footer: { ...defaults.footer, copyrightText: 'Newer' } });
  const boot = bootWith({ settings: { ...newer, config_version: 8 } });
  const { config } = openStores({ storage, boot });
  expect(config.getState().config.hero.title).toBe(defaults.hero.title);
  await config.getState().applyStoredDraft();
  expect(config.getState().config.hero.title).toBe('Mine');
  expect(config.getState().config.footer.copyrightText).toBe('Newer');
  config.getState().discardDraft();
  expect(config.getState().config.hero.title).toBe(defaults.hero.title);
  expect(storage.kept.get('configStore')).not.toContain('draft');
});

test('dragging a colour leaves one change, not hundreds', async () => {
  const { config } = openStores();
  for (const primary of ['#111111', '#222222', '#333333']) {
    await config.getState().editConfig((draft) => {
      draft.colors.primary = primary;
    });
  }
  expect(config.getState().draft()).toEqual([{ path: ['colors', 'primary'], value: '#333333' }]);
});

test('typing is written seldom, and at once when the page is left', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const storage = memoryStorage();
  const write = vi.spyOn(storage, 'setItem');
  const { config } = openStores({ storage });
  await config.getState().prepareEdits();
  write.mockClear();
  const type = (title: string) =>
    config.getState().editConfig((draft) => void (draft.hero.title = title));
  for (const title of ['M', 'Mi', 'Min']) await type(title);
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(250);
  expect(write).toHaveBeenCalledTimes(1);
  expect(storage.kept.get('configStore')).toContain('"Min"');
  await type('Mine');
  config.getState().storeNow();
  expect(write).toHaveBeenCalledTimes(2);
  expect(storage.kept.get('configStore')).toContain('"Mine"');
});

test('a move of one of 25 sections is a change of less than 2 KB', async () => {
  const ids = Array.from({ length: 25 }, (_, index) => `specials-number-${index}`);
  const layout = { ...defaults.layout, home: ids.map((id) => ({ id, hidden: false })) };
  const boot = bootWith({ settings: settingsWith({ layout }) });
  const { config } = openStores({ boot });
  await config.getState().editConfig(({ layout: { home } }) => {
    home.splice(20, 0, ...home.splice(0, 1));
  });
  const draft = config.getState().draft();
  expect(draft.map(({ path }) => path.join('.'))).toEqual(['layout.home']);
  expect(JSON.stringify(draft).length).toBeLessThan(2048);
});

test('a browser that takes no more is noticed, and nothing on the page is lost', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const storage = memoryStorage();
  const { config } = openStores({ storage });
  await config.getState().prepareEdits();
  const take = storage.setItem;
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await config.getState().editConfig((draft) => void (draft.hero.title = 'Mine'));
  config.getState().storeNow();
  expect(config.getState()).toMatchObject({
    isStorageFull: true,
    config: { hero: { title: 'Mine' } },
  });
  storage.setItem = take;
  await config.getState().editConfig((draft) => void (draft.hero.title = 'Mine again'));
  config.getState().storeNow();
  expect(config.getState().isStorageFull).toBe(false);
  expect(storage.kept.get('configStore')).toContain('Mine again');
});

test('the editor may choose the published document, and settings that come wait', async () => {
  const { config } = openStores();
  const site = { ...defaults, hero: { ...defaults.hero, title: 'The site' } };
  const mine = { ...site, footer: { ...site.footer, copyrightText: 'Mine' } };
  const synced = { restaurantId: null, revision: 3, draft: [] };
  await config.getState().setBase({ base: site, written: mine, synced });
  config.getState().applySettings({ ...settingsWith(), config_version: 9 });
  expect(config.getState()).toMatchObject({ base: site, config: mine, baseVersion: 9, synced });
  await config.getState().release(true);
  const { hero, footer } = config.getState().config;
  expect([hero.title, footer.copyrightText]).toEqual([defaults.hero.title, 'Mine']);
  await config.getState().release(false);
  expect(config.getState()).toMatchObject({ config: defaults, pendingDraft: null, synced: null });
  expect(hasDraft(config.getState())).toBe(false);
});

test('a draft that no longer fits is mended, never a white page', async () => {
  const draft = [
    { path: ['colors', 'primary'], value: 'red; }' },
    { path: ['gone', 'deep', 'away'], value: 1 },
    { path: ['hero', 'title'], value: 'Mine' },
  ];
  const state = { tenantId: 139, baseVersion: 7, config: defaults, draft, webSettings: {} };
  const storage = memoryStorage({ configStore: JSON.stringify({ version: 1, state }) });
  const { config } = openStores({ storage });
  await config.getState().applyStoredDraft();
  expect(config.getState().config.colors.primary).toBe(defaults.colors.primary);
  expect(config.getState().config.hero.title).toBe('Mine');
});

test('a draft that an older version stored as patches loses nothing', async () => {
  const links = [{ label: 'Home', url: '/' }];
  const { bestSellers: _gone, ...sections } = defaults.sections;
  const written = {
    ...defaults,
    hero: { ...defaults.hero, title: 'Mine' },
    sections,
    footer: { ...defaults.footer, links },
  };
  const draft = [
    { op: 'replace', path: ['hero', 'title'], value: 'Mine' },
    { op: 'remove', path: ['sections', 'bestSellers'] },
    { op: 'replace', path: ['footer', 'links', 'length'], value: 1 },
  ];
  const synced = { restaurantId: null, revision: 4, draft: draft.slice(0, 1) };
  const state = {
    tenantId: 139,
    baseVersion: 7,
    config: written,
    draft,
    synced,
    webSettings: settingsWith(),
  };
  const storage = memoryStorage({ configStore: JSON.stringify({ version: 1, state }) });
  const { config } = openStores({ storage });
  expect(hasDraft(config.getState())).toBe(true);
  await config.getState().applyStoredDraft();
  expect(config.getState().config).toEqual(written);
  expect(config.getState().synced).toEqual({
    restaurantId: null,
    revision: 4,
    draft: [{ path: ['hero', 'title'], value: 'Mine' }],
  });
  await config.getState().editConfig((document) => void (document.hero.title = 'Mine again'));
  config.getState().storeNow();
  expect(storage.read('configStore')).toMatchObject({
    state: {
      draft: expect.arrayContaining([
        { path: ['hero', 'title'], value: 'Mine again' },
        { path: ['sections', 'bestSellers'] },
        { path: ['footer', 'links'], value: links },
      ]),
    },
  });
});

test.each(['{', 'null', '{"version":1,"state":{"tenantId":139,"config":1}}'])(
  'a corrupt configStore (%s) yields the page as the server sent it',
  (configStore) => {
    const { config } = openStores({ storage: memoryStorage({ configStore }) });
    expect(config.getState().config).toEqual(defaults);
    expect(hasDraft(config.getState())).toBe(false);
  },
);

test('a full storage is a warning, not a failure', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const { config } = openStores({ storage: blockedStorage });
  config.getState().mergeTheme({ hero: { title: 'Kept on the page' } });
  expect(config.getState().config.hero.title).toBe('Kept on the page');
  expect(warn).toHaveBeenCalled();
});
