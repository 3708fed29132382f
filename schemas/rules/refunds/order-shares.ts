import { roundShare } from '../rounding/round-share.ts';
import { splitByLargestRemainder } from '../rounding/split-by-largest-remainder.ts';

/** A part of one unit of a line as sold: minor units before the order's discounts, rate of tax. */
export type PartShare = { amount: number; ppm: number };

/** What an order was sold for, as stored with it (rule R14); minor units. */
export type SoldOrder = {
  /** By card, in cash and by every other tender together: after the rounding of cash. */
  paid: number;
  /** Delivery and service, after their discounts. */
  fees: number;
  feesPpm: number;
  tip: number;
  taxTotal: number;
  taxInclusive: boolean;
  lines: readonly {
    id: number;
    quantity: number;
    /** After deals, coupon and points. */
    net: number;
    /** Of this line, as shown with it. */
    tax: number;
    /** Empty of a plain line and of one that was sold before these were stored. */
    parts: readonly PartShare[];
  }[];
};

/**
 * What of the money paid each part of an order stands for. A line has as many amounts as parts,
 * a plain one has one; each is for the whole quantity.
 */
export type OrderShares = {
  lines: readonly { id: number; quantity: number; parts: readonly number[] }[];
  fees: number;
  tip: number;
};

const million = 1_000_000;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/**
 * Splits what was paid for an order over its lines, fees and tip: tax that came on top goes with
 * what was taxed, and what rounding cash changed is spread over all. A line's amount is split over
 * its parts as they were sold, a combo's by list price (rule R33). The sum is exactly `paid`.
 */
export function sharesOfOrder(sold: SoldOrder): OrderShares {
  const { lines, fees, tip, paid } = sold;
  const [feesTax = 0, ...lineTaxes] = taxesOnTop(sold);
  const [feesShare = 0, tipShare = 0, ...lineShares] = splitByLargestRemainder(paid, [
    fees + feesTax,
    tip,
    ...lines.map(({ net }, index) => net + (lineTaxes[index] ?? 0)),
  ]);
  return {
    fees: feesShare,
    tip: tipShare,
    lines: lines.map(({ id, quantity, parts }, index) => ({
      id,
      quantity,
      parts: splitOverParts(lineShares[index] ?? 0, parts, sold.taxInclusive),
    })),
  };
}

/** Of the fees, then of each line; the sum is the order's tax, which is rounded once (rule R9). */
function taxesOnTop({ taxInclusive, taxTotal, fees, feesPpm, lines }: SoldOrder): number[] {
  if (taxInclusive) return [];
  const shown = [roundShare(fees, feesPpm, million), ...lines.map(({ tax }) => tax)];
  // Amounts so small that each one's tax is none: by what they cost.
  const weights = sum(shown) > 0 ? shown : [feesPpm > 0 ? fees : 0, ...lines.map(({ net }) => net)];
  return splitByLargestRemainder(taxTotal, weights);
}

function splitOverParts(
  amount: number,
  parts: readonly PartShare[],
  taxInclusive: boolean,
): readonly number[] {
  if (parts.length < 2) return [amount];
  const weights = parts.map((part) => part.amount * (taxInclusive ? 1 : million + part.ppm));
  return splitByLargestRemainder(amount, weights);
}
