import type { StorageValue } from 'zustand/middleware';
import { isRecord } from '#schemas/is-record.ts';
import type { SafeStorage } from './safe-storage.ts';
import { tenantValue } from './tenant-value.ts';

/**
 * The storage of a persisted store: a value is used only when it is this tenant's and the guard
 * knows it, otherwise the store keeps its defaults. Nothing here throws.
 * @param guard hand-written, for zod is no part of the first load
 * @param onWrite called after each attempt to write with whether the browser took it
 */
export function persisted<S extends { tenantId: number }>(
  storage: SafeStorage,
  tenantId: number,
  guard: (value: unknown) => value is S,
  onWrite?: (value: StorageValue<S>, isKept: boolean) => void,
) {
  // One for each key: it remembers what it wrote, and need not read that again.
  const values = new Map<string, ReturnType<typeof tenantValue>>();
  const valueOf = (key: string) => {
    const value = values.get(key) ?? tenantValue(storage, key, tenantId);
    values.set(key, value);
    return value;
  };
  return {
    getItem(key: string): StorageValue<S> | null {
      const envelope = valueOf(key).read();
      if (!isRecord(envelope) || envelope.version !== storedVersion) return null;
      return guard(envelope.state) ? { state: envelope.state, version: storedVersion } : null;
    },
    setItem(key: string, value: StorageValue<S>): void {
      const isKept = valueOf(key).write(value);
      onWrite?.(value, isKept);
    },
    removeItem(key: string): void {
      valueOf(key).remove();
    },
  };
}

/** Version of what the stores keep; a value of another version is not used. */
export const storedVersion = 1;
