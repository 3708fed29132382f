import { expect, onTestFinished, test, vi } from 'vitest';
import { safeStorage } from '#ui/stores/safe-storage.ts';
import { tenantValue } from '#ui/stores/tenant-value.ts';
import { memoryStorage } from '../../src/site-boot.ts';

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
const foreign = JSON.stringify({ tenantId: 53, words: 'theirs' });

function open(held: Record<string, string>, tenantId = 139) {
  const storage = memoryStorage(held);
  return { storage, value: tenantValue(safeStorage(storage), 'appTheme', tenantId) };
}

test('a value of another tenant is set aside under <key>@<tenant>, never overwritten', () => {
  const { storage, value } = open({ appTheme: foreign });
  expect(value.read()).toBeUndefined();
  value.write({ tenantId: 139, words: 'ours' });
  expect(storage.read('appTheme')).toEqual({ tenantId: 139, words: 'ours' });
  expect(storage.kept.get('appTheme@53')).toBe(foreign);
});

test('it comes back with its tenant, and ours is set aside in turn', () => {
  const { storage } = open({ appTheme: foreign });
  const ours = tenantValue(safeStorage(storage), 'appTheme', 139);
  ours.write({ tenantId: 139, words: 'ours' });
  const theirs = tenantValue(safeStorage(storage), 'appTheme', 53);
  expect(theirs.read()).toEqual({ tenantId: 53, words: 'theirs' });
  expect([...storage.kept.keys()].toSorted()).toEqual(['appTheme', 'appTheme@139']);
});

test('where it cannot be set aside it stays, and nothing of ours is written', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const storage = memoryStorage({ appTheme: foreign });
  const value = tenantValue(safeStorage({ ...storage, setItem: full }), 'appTheme', 139);
  expect(value.write({ tenantId: 139, words: 'ours' })).toBe(false);
  value.remove();
  expect(storage.kept.get('appTheme')).toBe(foreign);
  expect(warn).toHaveBeenCalled();
});

test.each(['{', 'null', '7', '[]', '{"words":"whose?"}', '{"state":{}}'])(
  'a value that belongs to nobody (%s) is not used, and gives way',
  (raw) => {
    const { storage, value } = open({ appTheme: raw });
    expect(value.read()).toBeUndefined();
    value.write({ tenantId: 139 });
    expect(storage.read('appTheme')).toEqual({ tenantId: 139 });
  },
);
