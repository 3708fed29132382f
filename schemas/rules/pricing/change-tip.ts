import { roundCash } from '../rounding/round-cash.ts';

/** What of an order depends on its tip; minor units. */
export type TippedAmounts = { tip: number; total: number; cashRounding: number; due: number };

/**
 * An order's amounts with another tip (rules R5, R6, R16): nothing else of it depends on the tip, for
 * tax never looks at it. Minor units.
 * @param cashStep what cash is rounded to; null: it is paid by card
 */
export function changeTip(
  { tip: before, total, cashRounding, due }: TippedAmounts,
  tip: number,
  cashStep: number | null,
): TippedAmounts {
  const rest = due - cashRounding - before + tip;
  const rounded = roundCash(rest, cashStep);
  return { tip, total: total - before + tip, cashRounding: rounded - rest, due: rounded };
}
