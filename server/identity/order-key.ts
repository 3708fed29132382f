import { isSameKey, linkEnd, signLink, type SigningDeps } from './link-key.ts';

type OrderName = { tenantId: number; orderId: string };

/**
 * The signature in an order's link: whoever has it sees this one order, on any device, until
 * orderLinkEnd (rule R62). Nothing is stored for it.
 */
export const orderKey = (deps: SigningDeps, { tenantId, orderId }: OrderName): string =>
  signLink(deps, 'order links', `${tenantId}:${orderId}`);

/** Whether a sent key is the order's. */
export const isOrderKey = (
  deps: SigningDeps,
  { key, ...name }: OrderName & { key: string },
): boolean => isSameKey(orderKey(deps, name), key);

/** When the link of an order ends: counted from when it was placed or promised for, the later. */
export const orderLinkEnd = ({
  placedAt,
  promisedAt,
}: {
  placedAt: Date;
  promisedAt: Date;
}): Date => linkEnd(placedAt > promisedAt ? placedAt : promisedAt);

/**
 * The path of the storefront that opens an order anywhere, with its signature. That stands in the
 * fragment, which browsers keep from servers, their logs and other sites.
 */
export const orderLink = (deps: SigningDeps, name: OrderName): string =>
  `${orderPath(name.orderId)}#key=${orderKey(deps, name)}`;

/** The same without a signature: it opens nothing by itself. */
export const orderPath = (orderId: string): string => `/order-confirmation/${orderId}`;
