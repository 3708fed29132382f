import { isRecord } from '#schemas/is-record.ts';
import { browserStorage, safeStorage } from '#ui/stores/safe-storage.ts';
import { tenantValue } from '#ui/stores/tenant-value.ts';

/** What this device remembers of tabs: the last one, and the name that its guest goes by. */
type TabMemory = { tabId: string | null; name: string };

const stored = (tenantId: number) =>
  tenantValue(safeStorage(browserStorage()), 'tableTab', tenantId);

/** The server says what is true of the tab; this is only where to ask (rule R82). */
export function readTabMemory(tenantId: number): TabMemory {
  const value = stored(tenantId).read();
  const { tabId, name } = isRecord(value) ? value : {};
  return {
    tabId: typeof tabId === 'string' ? tabId : null,
    name: typeof name === 'string' ? name : '',
  };
}

/** Remembers some of it, and leaves the rest as it is. */
export function rememberTab(tenantId: number, part: Partial<TabMemory>): void {
  stored(tenantId).write({ ...readTabMemory(tenantId), ...part, tenantId });
}
