import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../dependencies/deps.ts';
import { deriveKey } from '../security/derive-key.ts';

type SigningDeps = Pick<Deps, 'secretKey'>;
type OrderName = { tenantId: number; orderId: string };

/**
 * The signature in an order's link: whoever has it sees this one order, on any device (rule R62).
 * It holds as long as SECRET_KEY does, so nothing is stored for it.
 */
export function orderKey({ secretKey }: SigningDeps, { tenantId, orderId }: OrderName): string {
  return createHmac('sha256', deriveKey(secretKey, 'order links'))
    .update(`${tenantId}:${orderId}`)
    .digest('base64url');
}

/** Whether a sent key is the order's; takes equally long for every wrong one. */
export function isOrderKey(
  deps: SigningDeps,
  { key, ...name }: OrderName & { key: string },
): boolean {
  const [own, sent] = [Buffer.from(orderKey(deps, name)), Buffer.from(key)];
  return own.length === sent.length && timingSafeEqual(own, sent);
}

/** The path of the storefront that opens an order anywhere, with its signature. */
export const orderLink = (deps: SigningDeps, name: OrderName): string =>
  `/order-confirmation/${name.orderId}?key=${orderKey(deps, name)}`;
