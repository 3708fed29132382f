import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { siteConfigSchema } from '#schemas/config/site.ts';
import {
  blockedStorage,
  bootWith,
  glebe,
  memoryStorage,
  newtown,
  settingsWith,
} from '../../src/site-boot.ts';
import { openStores } from './open-stores.ts';

const hour = 3_600_000;
const expiryKey = 'selectedRestaurantExpiry';

function bootWithAutoClear(hours: number) {
  const general = siteConfigSchema.parse({
    general: { autoClearRestaurantOnInterval: true, autoClearRestaurantTimeInterval: hours },
  }).general;
  return bootWith({ settings: settingsWith({ general }) });
}

describe('choosing', () => {
  test('replaces the stored restaurant and survives a reload', () => {
    const storage = memoryStorage();
    const { restaurant } = openStores({ storage });
    restaurant.getState().choose(newtown);
    restaurant.getState().choose(glebe);
    expect(openStores({ storage }).restaurant.getState().selected).toEqual(glebe);
  });

  test('stores an expiry of now plus the interval in hours when auto-clear is on', () => {
    const storage = memoryStorage();
    const { restaurant, cookies } = openStores({ storage, boot: bootWithAutoClear(24) });
    restaurant.getState().choose(newtown);
    expect(restaurant.getState().expiresAt).toBe(1_000_000 + 24 * hour);
    expect(storage.read(expiryKey)).toEqual({ tenantId: 139, expiresAt: 1_000_000 + 24 * hour });
    expect(cookies.get('restaurant')).toEqual({ value: '1', maxAge: 24 * 3600 });
  });

  test.each([0, 169, -1])('removes any stored expiry when the interval is %d', (hours) => {
    const storage = memoryStorage({
      [expiryKey]: JSON.stringify({ tenantId: 139, expiresAt: 5_000_000 }),
    });
    const { restaurant } = openStores({ storage, boot: bootWithAutoClear(hours) });
    restaurant.getState().choose(newtown);
    expect(restaurant.getState().expiresAt).toBeNull();
    expect(storage.kept.has(expiryKey)).toBe(false);
  });
});

describe('the expiry check', () => {
  test('clears restaurant and expiry once the time has passed and reports true', () => {
    const storage = memoryStorage();
    let now = 1_000_000;
    const { restaurant, cookies } = openStores({
      storage,
      boot: bootWithAutoClear(1),
      now: () => now,
    });
    restaurant.getState().choose(newtown);
    now += hour - 1;
    expect(restaurant.getState().checkExpiry()).toBe(false);
    now += 1;
    expect(restaurant.getState().checkExpiry()).toBe(true);
    expect(restaurant.getState()).toMatchObject({ selected: null, expiresAt: null });
    expect(storage.kept.has(expiryKey)).toBe(false);
    expect(cookies.get('restaurant')?.value).toBeNull();
  });

  test.each([
    '0',
    '-5',
    '"soon"',
    'null',
    '{"tenantId":139}',
    '{"tenantId":139,"expiresAt":-1}',
    'no',
  ])('removes the invalid stored timestamp %s and clears nothing', (stored) => {
    const storage = memoryStorage();
    const { restaurant } = openStores({ storage });
    restaurant.getState().choose(newtown);
    storage.setItem(expiryKey, stored);
    expect(restaurant.getState().checkExpiry()).toBe(false);
    expect(storage.kept.has(expiryKey)).toBe(false);
    expect(restaurant.getState().selected).toEqual(newtown);
  });

  test('goes on after a reload', () => {
    const storage = memoryStorage();
    openStores({ storage, boot: bootWithAutoClear(2) })
      .restaurant.getState()
      .choose(newtown);
    const later = openStores({ storage, now: () => 1_000_000 + 3 * hour }).restaurant;
    expect(later.getState().selected).toEqual(newtown);
    expect(later.getState().checkExpiry()).toBe(true);
    expect(later.getState().selected).toBeNull();
  });
});

test('explicit clearing removes the expiry', () => {
  const storage = memoryStorage();
  const { restaurant } = openStores({ storage, boot: bootWithAutoClear(24) });
  restaurant.getState().choose(newtown);
  restaurant.getState().clear();
  expect(storage.kept.has(expiryKey)).toBe(false);
  expect(restaurant.getState()).toMatchObject({ selected: null, expiresAt: null });
});

test('expiry storage failures are logged as warnings and ignored', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const { restaurant } = openStores({ storage: blockedStorage, boot: bootWithAutoClear(24) });
  restaurant.getState().choose(newtown);
  expect(restaurant.getState().selected).toEqual(newtown);
  expect(restaurant.getState().checkExpiry()).toBe(false);
  expect(warn).toHaveBeenCalled();
});

describe('after the restaurants are refetched', () => {
  test('the selection is replaced with the fresh entry of the same id', () => {
    const { restaurant } = openStores();
    restaurant.getState().choose(newtown);
    const fresh = { ...newtown, address: { ...newtown.address, phone: 'new' } };
    restaurant.getState().refresh([glebe, fresh]);
    expect(restaurant.getState().selected).toEqual(fresh);
  });

  test('it is none if it is no longer listed', () => {
    const { restaurant, cookies } = openStores();
    restaurant.getState().choose(newtown);
    restaurant.getState().refresh([glebe]);
    expect(restaurant.getState().selected).toBeNull();
    expect(cookies.get('restaurant')?.value).toBeNull();
  });
});

test('what another tenant stored is not used, but set aside and given back', () => {
  const storage = memoryStorage();
  openStores({ storage }).restaurant.getState().choose(newtown);
  const settings = settingsWith();
  const other = bootWith({ settings: { ...settings, tenant: { ...settings.tenant, id: 53 } } });
  const { restaurant } = openStores({ storage, boot: other });
  expect(restaurant.getState().selected).toBeNull();
  restaurant.getState().choose(glebe);
  expect(storage.read('selectedRestaurant@139')).toMatchObject({ state: { selected: newtown } });
  expect(openStores({ storage }).restaurant.getState().selected).toEqual(newtown);
  expect(openStores({ storage, boot: other }).restaurant.getState().selected).toEqual(glebe);
});

test('a stored restaurant that is none is not used', () => {
  const storage = memoryStorage({
    selectedRestaurant: JSON.stringify({
      version: 1,
      state: { tenantId: 139, selected: { id: 3 } },
    }),
  });
  expect(openStores({ storage }).restaurant.getState().selected).toBeNull();
});

test('whoever hears of another restaurant finds its cookie written', () => {
  const { restaurant, cookies } = openStores();
  const written: unknown[] = [];
  restaurant.subscribe(() => written.push(cookies.get('restaurant')?.value));
  restaurant.getState().choose(newtown);
  expect(written).toEqual(['1']);
});
