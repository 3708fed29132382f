import { isRecord } from '#schemas/is-record.ts';
import { safeStorage, tabStorage } from '../stores/safe-storage.ts';
import { tenantValue } from '../stores/tenant-value.ts';

/**
 * The signatures of links that mails bring, by what each opens. They are stored for the tab: the
 * address bar, which others may read, loses them at once. Where the browser blocks its storage one
 * lasts as long as the page.
 *
 * @param name of the value in the tab's storage
 */
export function linkKeys(name: string) {
  const inMemory = new Map<string, string>();
  const stored = (tenantId: number) => tenantValue(safeStorage(tabStorage()), name, tenantId);
  const keysOf = (tenantId: number): Record<string, unknown> => {
    const value = stored(tenantId).read();
    return isRecord(value) && isRecord(value.keys) ? value.keys : {};
  };
  return {
    /** The signature that opens it; null where none is known. */
    read(tenantId: number, id: string): string | null {
      const key = keysOf(tenantId)[id] ?? inMemory.get(`${tenantId}:${id}`);
      return typeof key === 'string' ? key : null;
    },
    store(tenantId: number, id: string, key: string): void {
      const keys = { ...keysOf(tenantId), [id]: key };
      if (!stored(tenantId).write({ tenantId, keys })) inMemory.set(`${tenantId}:${id}`, key);
    },
  };
}
