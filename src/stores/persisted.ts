import type { PersistStorage } from 'zustand/middleware';
import { isRecord } from './is-record.ts';
import type { SafeStorage } from './safe-storage.ts';
import { tenantValue } from './tenant-value.ts';

/**
 * The storage of a persisted store: a value is used only when it is this tenant's and the guard
 * knows it, otherwise the store keeps its defaults. Nothing here throws.
 * @param guard hand-written, for zod is no part of the first load
 */
export function persisted<S extends { tenantId: number }>(
  storage: SafeStorage,
  tenantId: number,
  guard: (value: unknown) => value is S,
): PersistStorage<S> {
  return {
    getItem(key) {
      const envelope = tenantValue(storage, key, tenantId).read();
      if (!isRecord(envelope) || envelope.version !== storedVersion) return null;
      return guard(envelope.state) ? { state: envelope.state, version: storedVersion } : null;
    },
    setItem(key, value) {
      tenantValue(storage, key, tenantId).write(value);
    },
    removeItem(key) {
      tenantValue(storage, key, tenantId).remove();
    },
  };
}

/** Version of what the stores keep; a value of another version is not used. */
export const storedVersion = 1;
