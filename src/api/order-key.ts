import { isRecord } from '#schemas/is-record.ts';
import { safeStorage, tabStorage } from '../stores/safe-storage.ts';
import { tenantValue } from '../stores/tenant-value.ts';

const keptName = 'orderKeys';

/** Where the browser blocks its storage a key lasts as long as the page. */
const held = new Map<string, string>();

/** The signature of an order's link (rule R62), by which it is asked for without a token. */
export function readOrderKey(tenantId: number, orderId: string): string | null {
  const key = keysOf(tenantId)[orderId] ?? held.get(nameOf(tenantId, orderId));
  return typeof key === 'string' ? key : null;
}

/** Kept for the tab: the address bar, which others may read, loses it at once. */
export function storeOrderKey(tenantId: number, orderId: string, key: string): void {
  const keys = { ...keysOf(tenantId), [orderId]: key };
  if (!keptOf(tenantId).write({ tenantId, keys })) held.set(nameOf(tenantId, orderId), key);
}

/** The header that stands for a token, where a key is known. */
export function orderKeyHeader(tenantId: number, orderId: string): { 'x-order-key'?: string } {
  const key = readOrderKey(tenantId, orderId);
  return key === null ? {} : { 'x-order-key': key };
}

function keysOf(tenantId: number): Record<string, unknown> {
  const value = keptOf(tenantId).read();
  return isRecord(value) && isRecord(value.keys) ? value.keys : {};
}

const keptOf = (tenantId: number) => tenantValue(safeStorage(tabStorage()), keptName, tenantId);
const nameOf = (tenantId: number, orderId: string) => `${tenantId}:${orderId}`;
