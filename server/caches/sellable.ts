import type { MenuRows } from '../db/queries/menu.ts';
import { halvesLeft } from '../domain/menu/stock.ts';

export type Sellable = { id: number; isAvailable: boolean; unavailableUntil: Date | null };
type Kind = MenuRows['stock'][number]['kind'];

/** One whole dish or option, in halves (rule R32). */
const whole = 2;

/**
 * Whether something of the menu can be sold now: 86'd until a moment means available from it on,
 * whatever the flag says (rule R65), and what is counted must be there as a whole one.
 */
export function createSellable(
  stock: MenuRows['stock'],
  { now, businessDay }: { now: Date; businessDay: string },
): (kind: Kind, item: Sellable) => boolean {
  const left = new Map(
    stock.map((row) => [`${row.kind} ${row.itemId}`, halvesLeft(row, businessDay)]),
  );
  return (kind, { id, isAvailable, unavailableUntil }) => {
    const isOn = unavailableUntil === null ? isAvailable : unavailableUntil <= now;
    return isOn && (left.get(`${kind} ${id}`) ?? whole) >= whole;
  };
}
