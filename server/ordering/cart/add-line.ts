import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Database } from '../../db/client.ts';
import type { Commit } from '../../db/in-transaction.ts';
import { insertCartItem, updateCartItem } from '../../db/queries/cart-items.ts';
import { lineSignature } from '../../domain/cart/line-signature.ts';
import type { StoredLine } from '../../db/queries/cart-items.ts';
import type { LockedCart } from './change-cart.ts';

/** Lines of one cart: far beyond a party's order, and a bound for what one guest can store. */
export const mostLines = 100;
const mostOfLine = 99;

/**
 * Puts a checked line into a locked cart; an equal line grows instead (rule R29).
 * @param commit sent behind the line's statement, where that is the last one of its transaction.
 */
export async function addLine(
  tx: Database,
  tenantId: number,
  { cart, lines }: LockedCart,
  line: CartLine,
  commit: Commit = async () => undefined,
): Promise<StoredLine[]> {
  const signature = lineSignature(line);
  const same = lines.find((one) => one.signature === signature);
  const quantity = (same?.quantity ?? 0) + line.quantity;
  if (quantity > mostOfLine) {
    throw new ApiError(422, 'quantity_limit', ({ cart: texts }) => texts.quantity(mostOfLine));
  }
  if (same) {
    await Promise.all([updateCartItem(tx, tenantId, cart.id, { id: same.id, quantity }), commit()]);
    return lines.map((one) => (one === same ? { ...one, quantity } : one));
  }
  if (lines.length >= mostLines) {
    throw new ApiError(422, 'cart_full', ({ cart: texts }) => texts.full(mostLines));
  }
  const added = { ...line, signature };
  const [id] = await Promise.all([insertCartItem(tx, tenantId, cart.id, added), commit()]);
  return [...lines, { ...added, id }];
}
