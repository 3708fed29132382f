import type { OrderChangeCause } from '#schemas/api/staff-order-changes.ts';
import type { StaffOrder } from '#schemas/api/staff.ts';
import type { CartLine as LineBody } from '#ui/api/cart-changes.ts';
import type { OrderChangeInput } from '#desk/api/staff-order-changes.ts';

/** What staff want otherwise about an order; by the ids of its lines, so it outlives a newer order. */
export type ChangeDraft = {
  /** 0: it is taken off. */
  quantities: Readonly<Record<number, number>>;
  notes: Readonly<Record<number, string>>;
  /** Lines that were chosen anew. */
  items: Readonly<Record<number, LineBody>>;
  added: readonly { key: number; body: LineBody }[];
  /** null: nobody has chosen yet. */
  cause: OrderChangeCause | null;
};

export const emptyDraft: ChangeDraft = {
  quantities: {},
  notes: {},
  items: {},
  added: [],
  cause: null,
};

type Changed = Pick<StaffOrder, 'items' | 'changes' | 'restaurant'>;

/** How many of a line it would be. */
export const quantityIn = (
  { quantities }: ChangeDraft,
  { id, quantity }: StaffOrder['items'][number],
): number => quantities[id] ?? quantity;

/** The call for a draft: the lines that differ from the order as it is now, and what is added. */
export function changeInput(draft: ChangeDraft, order: Changed): OrderChangeInput {
  const { id: restaurant_id } = order.restaurant;
  return {
    version: order.changes.length,
    lines: order.items.flatMap((line) => {
      const quantity = quantityIn(draft, line);
      const body = draft.items[line.id];
      const note = draft.notes[line.id];
      const hasNote = note !== undefined && note.trim() !== line.notes;
      if (quantity === line.quantity && !body && !hasNote) return [];
      return [
        {
          line_id: line.id,
          quantity,
          ...(hasNote && { notes: note }),
          ...(body && { item: { ...body, restaurant_id } }),
        },
      ];
    }),
    added: draft.added.map(({ body }) => ({ ...body, restaurant_id })),
    ...(draft.cause !== null && isLess(draft, order) && { cause: draft.cause }),
  };
}

/** The same without notes, which cost nothing: nobody is asked for a price at each letter. */
export function pricedInput(draft: ChangeDraft, order: Changed): OrderChangeInput {
  return changeInput({ ...draft, notes: {} }, order);
}

export const hasChange = ({ lines, added }: OrderChangeInput): boolean =>
  lines.length > 0 || added.length > 0;

/** Whether some line would be less, so that it matters who wants that (decision 045). */
export const isLess = (draft: ChangeDraft, { items }: Changed): boolean =>
  items.some(
    (line) => quantityIn(draft, line) < line.quantity || draft.items[line.id] !== undefined,
  );

/** Whether the draft is about a line that the order does not have any more. */
export function isAboutGoneLine(draft: ChangeDraft, { items }: Changed): boolean {
  const known = new Set(items.map(({ id }) => String(id)));
  const about = [draft.quantities, draft.notes, draft.items].flatMap((one) => Object.keys(one));
  return about.some((id) => !known.has(id));
}
