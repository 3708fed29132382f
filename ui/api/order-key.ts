import { linkKeys } from './link-keys.ts';

const keys = linkKeys('orderKeys');

/** The signature of an order's link (rule R62), by which it is asked for without a token. */
export const readOrderKey = keys.read;

/** Stored for the tab: the address bar, which others may read, loses it at once. */
export const storeOrderKey = keys.store;

/** The header that stands for a token, where a key is known. */
export function orderKeyHeader(tenantId: number, orderId: string): { 'x-order-key'?: string } {
  const key = readOrderKey(tenantId, orderId);
  return key === null ? {} : { 'x-order-key': key };
}
