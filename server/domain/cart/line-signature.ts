import { createHash } from 'node:crypto';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';

/**
 * Equal lines have equal signatures and merge (rule R29): kind, offer, dishes with their choices,
 * and notes. Give it a line in its plain form. Hashed, for notes may be long.
 */
export function lineSignature({ kind, offerId, parts, notes }: Omit<CartLine, 'quantity'>): string {
  // Written out, for what comes back from the database has its fields in another order.
  const dishes = parts.map((part) => [
    part.componentId,
    part.position,
    part.restaurantProductId,
    part.productId,
    part.quantity,
    part.modifiers,
    part.configurations,
  ]);
  const text = JSON.stringify([kind, offerId, dishes, notes]);
  return createHash('sha256').update(text).digest('hex');
}
