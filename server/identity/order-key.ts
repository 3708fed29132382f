import type { Deps } from '../dependencies/deps.ts';
import { isSignature, sign } from '../security/sign.ts';
import { linkEnd } from './link-end.ts';

type SigningDeps = Pick<Deps, 'secretKey'>;
type OrderName = { tenantId: number; orderId: string };

const purpose = 'order links';
const textOf = ({ tenantId, orderId }: OrderName) => `${tenantId}:${orderId}`;

/**
 * The signature in an order's link: whoever has it sees this one order, on any device, until
 * orderLinkEnd (rule R62) and as long as SECRET_KEY is known. Nothing is stored for it.
 */
export const orderKey = ({ secretKey }: SigningDeps, name: OrderName): string =>
  sign(secretKey, purpose, textOf(name));

/** Whether a sent key is the order's; takes equally long for every wrong one. */
export const isOrderKey = (
  { secretKey }: SigningDeps,
  { key, ...name }: OrderName & { key: string },
): boolean => isSignature(secretKey, purpose, { text: textOf(name), sent: key });

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
