import type { MenuRows } from '../db/queries/menu.ts';
import { stockKey } from '../domain/menu/stock.ts';

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
  { now }: { now: Date },
): (kind: Kind, item: Sellable) => boolean {
  const left = new Map(stock.map((level) => [stockKey(level), level.left]));
  return (kind, { id, isAvailable, unavailableUntil }) => {
    return (
      isOn({ isAvailable, unavailableUntil }, now) &&
      (left.get(stockKey({ kind, itemId: id })) ?? whole) >= whole
    );
  };
}

/** Not taken off, or back by now. */
export const isOn = ({ isAvailable, unavailableUntil }: Omit<Sellable, 'id'>, now: Date): boolean =>
  unavailableUntil === null ? isAvailable : unavailableUntil <= now;
