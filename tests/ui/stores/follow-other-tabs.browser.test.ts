import { expect, onTestFinished, test } from 'vitest';
import { hasDraft } from '#ui/stores/config-storage.ts';
import { followOtherTabs } from '#ui/stores/follow-other-tabs.ts';
import { glebe, memoryStorage, newtown } from '../../src/site-boot.ts';
import { openStores } from './open-stores.ts';

/** Two tabs of one browser. */
function openTabs() {
  const storage = memoryStorage();
  const [first, second] = [openStores({ storage }), openStores({ storage })];
  onTestFinished(followOtherTabs(second, async () => undefined));
  return { first, second };
}

/** The event by which the second tab hears what the first has written. */
const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

test('another tab that chooses a restaurant chooses it here, too', () => {
  const { first, second } = openTabs();
  second.restaurant.getState().choose(newtown);
  first.restaurant.getState().choose(glebe);
  tell('selectedRestaurant');
  expect(second.restaurant.getState().selected).toEqual(glebe);
});

test('signing in and out is one for all tabs', () => {
  const { first, second } = openTabs();
  first.account.getState().setToken('t');
  tell('token');
  expect(second.account.getState().token).toBe('t');
  first.account.getState().clearAuth();
  tell('token');
  expect(second.account.getState().token).toBeNull();
});

test('two tabs share one guest, one draft and one attempt', () => {
  const { first, second } = openTabs();
  first.account.getState().getGuestUser();
  first.account.getState().setGuestToken('g');
  first.checkout.getState().update({ pickupDate: '2026-11-21', specialInstructions: 'Ring twice' });
  for (const key of ['account', 'guest_token', 'checkout']) tell(key);
  expect(second.account.getState().guestUser).toEqual(first.account.getState().guestUser);
  const { attemptKey } = first.checkout.getState();
  expect(second.checkout.getState()).toMatchObject({
    specialInstructions: 'Ring twice',
    attemptKey,
  });
});

test('a draft of the site is one for all tabs, and each keeps what it alone has changed', async () => {
  const { first, second } = openTabs();
  await first.config.getState().editConfig((draft) => void (draft.hero.title = 'From the first'));
  first.config.getState().storeNow();
  await second.config.getState().editConfig((draft) => void (draft.colors.text = '#101010'));
  tell('configStore');
  await expect
    .poll(() => second.config.getState().config)
    .toMatchObject({ hero: { title: 'From the first' }, colors: { text: '#101010' } });
  const { config } = second.config.getState();
  second.config.getState().storeNow();
  await first.config.getState().followOtherTab();
  expect(first.config.getState().config).toEqual(config);
  expect(first.config.getState().draft()).toHaveLength(2);
});

test('a tab that only looks on writes nothing, so that two never answer each other for ever', async () => {
  const storage = memoryStorage();
  const [writer, watcher] = [openStores({ storage }), openStores({ storage })];
  await writer.config.getState().editConfig((draft) => void (draft.hero.title = 'Mine'));
  writer.config.getState().storeNow();
  const written = storage.kept.get('configStore');
  await watcher.config.getState().followOtherTab();
  watcher.config.getState().setThemeLoading(false);
  watcher.config.getState().applySettings(watcher.boot.settings);
  watcher.config.getState().storeNow();
  expect(watcher.config.getState().config.hero.title).toBe('Mine');
  expect(storage.kept.get('configStore')).toBe(written);
});

test('while a draft is stored, a tab that has none writes nothing over it', async () => {
  const storage = memoryStorage();
  const [writer, late] = [openStores({ storage }), openStores({ storage })];
  await writer.config.getState().editConfig((draft) => void (draft.hero.title = 'Mine'));
  writer.config.getState().storeNow();
  late.config.getState().mergeTheme({ hero: { subtitle: 'Passing' } });
  expect(storage.kept.get('configStore')).toContain('"Mine"');
});

test('a draft that is discarded in one tab is gone in the other', async () => {
  const { first, second } = openTabs();
  await first.config.getState().editConfig((draft) => void (draft.hero.title = 'Mine'));
  first.config.getState().storeNow();
  await second.config.getState().followOtherTab();
  expect(hasDraft(second.config.getState())).toBe(true);
  first.config.getState().discardDraft();
  await second.config.getState().followOtherTab();
  expect(hasDraft(second.config.getState())).toBe(false);
  expect(second.config.getState().config).toBe(second.config.getState().base);
});

test('what is not ours changes nothing', () => {
  const { second } = openTabs();
  const before = second.checkout.getState();
  for (const key of ['someone-elses', null]) tell(key);
  expect(second.checkout.getState()).toBe(before);
});
