import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import type { Database } from '../../db/client.ts';
import { deleteCartItem, replaceCartItem } from '../../db/queries/cart-items.ts';
import type { StoredLine } from '../../db/queries/cart-items.ts';
import { lineSignature } from '../../domain/cart/line-signature.ts';
import { addLine } from './add-line.ts';
import type { LockedCart } from './change-cart.ts';
import { unknownItem } from './unknown-item.ts';

/**
 * Puts a checked line in the place of another one of a locked cart, as somebody chose it anew. Where
 * the cart holds an equal line besides, that one grows and the replaced one goes (rule R29).
 * @throws ApiError 404 where the cart holds no such line, 422 above the most of one line
 */
export async function replaceLine(
  tx: Database,
  tenantId: number,
  locked: LockedCart,
  { id, line }: { id: number; line: CartLine },
): Promise<StoredLine[]> {
  const { cart, lines } = locked;
  if (!lines.some((one) => one.id === id)) throw unknownItem();
  const others = lines.filter((one) => one.id !== id);
  const signature = lineSignature(line);
  if (others.some((one) => one.signature === signature)) {
    await deleteCartItem(tx, tenantId, cart.id, id);
    return addLine(tx, tenantId, { ...locked, lines: others }, line);
  }
  const replaced = { ...line, signature, id };
  await replaceCartItem(tx, tenantId, cart.id, replaced);
  return lines.map((one) => (one.id === id ? replaced : one));
}
