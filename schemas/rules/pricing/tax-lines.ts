import type { LineShare, TaxRules } from './cart/cart-to-price.ts';
import type { TaxLine } from './cart/priced-cart.ts';
import { roundFractions } from '../rounding/round-fractions.ts';
import type { Fraction } from '../rounding/round-fractions.ts';
import { roundShare } from '../rounding/round-share.ts';
import { splitByLargestRemainder } from '../rounding/split-by-largest-remainder.ts';

const million = 1_000_000;

/** A net amount by tax class; in minor units. */
export type ClassAmounts = ReadonlyMap<number | null, number>;

/** What is left of a line by tax class: each shrinks pro rata (rule R10). */
export function netByClass(net: number, shares: readonly LineShare[]): ClassAmounts {
  const weights = new Map<number | null, number>();
  for (const { amount, taxClassId } of shares) {
    weights.set(taxClassId, (weights.get(taxClassId) ?? 0) + amount);
  }
  const [first] = weights.keys();
  if (weights.size < 2) return new Map([[first ?? null, net]]);
  const parts = splitByLargestRemainder(net, [...weights.values()]);
  return new Map([...weights.keys()].map((id, index) => [id, parts[index] ?? 0]));
}

/** The tax of one line, for display alone (rule R9). */
export function lineTax(amounts: ClassAmounts, tax: TaxRules): number {
  if (amounts.size === 1) {
    const [[id, base] = [null, 0]] = amounts;
    const ppm = rateOf(id, tax);
    return roundShare(base, ppm, divisorOf(ppm, tax));
  }
  const fractions = [...amounts].map(([id, base]) => taxFraction(base, rateOf(id, tax), tax));
  return roundFractions(fractions).total;
}

/**
 * The taxes of an order by class: unrounded per line, summed, rounded once half-up (rules R8 to
 * R13), each amount by largest remainder. `fees` are taxed once at a rate of their own, the tip
 * never.
 */
export function taxLines(
  lines: readonly ClassAmounts[],
  fees: number,
  tax: TaxRules,
): { taxes: TaxLine[]; taxTotal: number } {
  const bases = new Map<number | null, number>();
  for (const amounts of lines) {
    for (const [id, base] of amounts) bases.set(id, (bases.get(id) ?? 0) + base);
  }
  const rows = [...bases]
    .map(([taxClassId, base]) => ({ taxClassId, ppm: rateOf(taxClassId, tax), base }))
    .toSorted((a, b) => (a.taxClassId ?? 0) - (b.taxClassId ?? 0));
  if (tax.feesPpm > 0) rows.push({ taxClassId: null, ppm: tax.feesPpm, base: fees });
  const taxed = rows.filter(({ base }) => base > 0);
  const { total, parts } = roundFractions(
    taxed.map(({ base, ppm }) => taxFraction(base, ppm, tax)),
  );
  const taxes = taxed.map((row, index) => ({ ...row, amount: parts[index] ?? 0 }));
  return { taxes, taxTotal: total };
}

/** Dishes of a class without a rate of its own are taxed like those without a class. */
export const rateOf = (taxClassId: number | null, { classPpm, standardPpm }: TaxRules): number =>
  (taxClassId === null ? undefined : classPpm.get(taxClassId)) ?? standardPpm;

/** Tax held in a gross amount (R8), or coming on top of a net one (R12). */
const taxFraction = (base: number, ppm: number, tax: TaxRules): Fraction => ({
  numerator: BigInt(base) * BigInt(ppm),
  denominator: divisorOf(ppm, tax),
});

const divisorOf = (ppm: number, { inclusive }: TaxRules): number =>
  inclusive ? million + ppm : million;
