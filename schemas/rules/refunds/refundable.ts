import type { OrderShares } from './order-shares.ts';
import type { RefundSelection } from './refund-selection.ts';

/** A line, or a part of one, as it can still be refunded; minor units. */
export type RefundableUnits = {
  /** What each unit that is left gives back, in the order in which they go. */
  units: readonly number[];
};

/** What of an order can still be refunded, whatever is left of its money. */
export type Refundable = {
  lines: readonly (RefundableUnits & {
    id: number;
    /** Whole units: those of which no part was refunded. Fewer than two parts: empty. */
    parts: readonly RefundableUnits[];
  })[];
  /** 0 where they were refunded, or there were none. */
  fees: number;
  tip: number;
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/**
 * What is left to select after earlier refunds by selection. The units of a share differ by at most
 * one minor unit, and all of them together are exactly the share.
 */
export function refundableAfter(
  shares: OrderShares,
  earlier: readonly RefundSelection[],
): Refundable {
  return {
    fees: earlier.some(({ fees }) => fees) ? 0 : shares.fees,
    tip: earlier.some(({ tip }) => tip) ? 0 : shares.tip,
    lines: shares.lines.map(({ id, quantity, parts }) => {
      const left = parts.map((share, part) =>
        unitsOf(share, quantity).slice(unitsOfPart(earlier, id, part)),
      );
      const whole = Math.min(...left.map(({ length }) => length));
      return {
        id,
        units: Array.from({ length: whole }, (_, unit) =>
          sum(left.map((units) => units[unit] ?? 0)),
        ),
        parts: parts.length < 2 ? [] : left.map((units) => ({ units })),
      };
    }),
  };
}

/**
 * What a selection gives back, in minor units.
 * @returns null where it names something that is not there, or more of it than is left.
 */
export function amountOfSelection(
  shares: OrderShares,
  earlier: readonly RefundSelection[],
  selection: RefundSelection,
): number | null {
  const left = refundableAfter(shares, earlier);
  const after = refundableAfter(shares, [...earlier, selection]);
  const isThere = selection.items.every(({ lineId, part, quantity }) => {
    const line = shares.lines.find(({ id }) => id === lineId);
    return line && quantity > 0 && (part === null || part < partsOf(line.parts.length));
  });
  const isLeft = shares.lines.every(({ id, quantity, parts }) =>
    parts.every((_, part) => unitsOfPart([...earlier, selection], id, part) <= quantity),
  );
  const isTwice = (what: 'fees' | 'tip') =>
    selection[what] && earlier.some((before) => before[what]);
  if (!isThere || !isLeft || isTwice('fees') || isTwice('tip')) return null;
  return worth(left) - worth(after);
}

/** A line of one part has none that could be named. */
const partsOf = (count: number): number => (count < 2 ? 0 : count);

const worth = ({ lines, fees, tip }: Refundable): number =>
  fees +
  tip +
  sum(
    lines.map(({ units, parts }) =>
      parts.length === 0 ? sum(units) : sum(parts.map((part) => sum(part.units))),
    ),
  );

/** The share of each unit: the first n of them are n parts of it, rounded down. */
function unitsOf(share: number, quantity: number): number[] {
  const upTo = (units: number) => (share * units - ((share * units) % quantity)) / quantity;
  return Array.from({ length: quantity }, (_, unit) => upTo(unit + 1) - upTo(unit));
}

/** Units of a part that were selected, by itself or with its whole line. */
const unitsOfPart = (
  selections: readonly RefundSelection[],
  lineId: number,
  part: number,
): number =>
  sum(
    selections.flatMap(({ items }) =>
      items
        .filter((item) => item.lineId === lineId && (item.part === null || item.part === part))
        .map(({ quantity }) => quantity),
    ),
  );
