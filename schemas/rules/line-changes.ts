import type { LineChange } from '../api/order-changes.ts';

/** A line before or after a change: what stands on the ticket, and its choices as one text. */
type Line = { name: string; quantity: number; notes: string; choices: string };

/** One line of an order: null where it was not there before, or is not after. */
export type LineBeforeAfter = { before: Line | null; after: Line | null };

/** What is different about the lines of an order after a change, in their order. */
export const lineChangesOf = (lines: readonly LineBeforeAfter[]): LineChange[] =>
  lines.flatMap(({ before, after }): LineChange[] => {
    if (!before && !after) return [];
    if (!after) return before ? [{ kind: 'removed', name: before.name, was: before.quantity }] : [];
    const { name, quantity } = after;
    if (!before) return [{ kind: 'added', name, now: quantity }];
    const { choices, notes } = before;
    return [
      ...(choices === after.choices ? [] : [{ kind: 'options' as const, name }]),
      ...(before.quantity === quantity
        ? []
        : [{ kind: 'quantity' as const, name, was: before.quantity, now: quantity }]),
      ...(notes === after.notes ? [] : [{ kind: 'note' as const, name }]),
    ];
  });
