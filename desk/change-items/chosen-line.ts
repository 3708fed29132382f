import type { OrderChangePreview } from '#schemas/api/staff-order-changes.ts';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';

/** A line as it was chosen, to be chosen anew. */
export function chosenLine({
  chosen,
  quantity,
  notes,
}: OrderChangePreview['lines'][number]): CartLine | undefined {
  return chosen ? { ...chosen, quantity, notes } : undefined;
}
