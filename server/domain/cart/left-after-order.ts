import { lineSignature } from './line-signature.ts';
import type { StoredLine } from '../../db/queries/cart-items.ts';

/** What an order took of one line of its cart; without choices it is of before they were kept. */
export type OrderedLine = {
  chosen: Pick<StoredLine, 'kind' | 'offerId' | 'parts'> | null;
  notes: string;
  quantity: number;
};

/**
 * What a cart holds beyond an order that was made of an earlier version of it: added lines, and
 * what a line was raised by (rule R52). Lowered and removed ones were ordered all the same.
 */
export function leftAfterOrder(
  lines: readonly StoredLine[],
  ordered: readonly OrderedLine[],
): StoredLine[] {
  // Not the stored signature: both sides come from the database, so both are hashed alike.
  const taken = new Map<string, number>();
  for (const { chosen, notes, quantity } of ordered) {
    if (!chosen) continue;
    const signature = lineSignature({ ...chosen, notes });
    taken.set(signature, (taken.get(signature) ?? 0) + quantity);
  }
  return lines.flatMap((line) => {
    const quantity = line.quantity - (taken.get(lineSignature(line)) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
