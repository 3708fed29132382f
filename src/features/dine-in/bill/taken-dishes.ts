import type { Tab, TabLine } from '#schemas/api/tabs.ts';
import { pickedCount, type BillDraft } from './bill-draft.ts';

/** Units that were chosen and cannot be any more. */
export type TakenDish = {
  lineId: number;
  name: string;
  count: number;
  /** How many of the line stay chosen. */
  left: number;
  /** Who pays for them; null: staff, or nobody named them. */
  guestId: number | null;
  /** They are off the bill, and nobody pays for them. */
  isGone: boolean;
};

/**
 * What was chosen of a tab and is somebody else's now, or off the bill: it is said, and stays
 * unchosen also when it comes free again.
 */
export function takenDishes(before: Tab, after: Tab, draft: BillDraft): TakenDish[] {
  const own = after.own_guest_id;
  return before.rounds.flatMap((round) => {
    const now = after.rounds.find(({ order_id }) => order_id === round.order_id);
    return round.lines.flatMap((line): TakenDish[] => {
      const wanted = pickedCount(draft, before, round, line);
      const present = now?.lines.find(({ id }) => id === line.id);
      const left = now && present && now.total > 0 ? pickedCount(draft, after, now, present) : 0;
      // An order that was rejected adds nothing to the bill.
      const payer = now && present && now.total > 0 ? newPayer(line, present) : undefined;
      // What the guest pays for was chosen to the end.
      if (wanted <= left || (payer && payer.guest_id === own)) return [];
      const { id: lineId, name } = line;
      const guestId = payer?.guest_id ?? null;
      return [{ lineId, name, count: wanted - left, left, guestId, isGone: !payer }];
    });
  });
}

/** A unit of a line that was open and is paid for now. */
const newPayer = (before: TabLine, after: TabLine) =>
  after.units.find(
    ({ state }, unit) => state !== 'open' && before.units.at(unit)?.state === 'open',
  );
