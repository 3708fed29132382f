/** The numerator is big, for an amount times a rate may leave 2^53. */
export type Fraction = { numerator: bigint; denominator: number };

/**
 * Adds up fractions of 0 or more exactly, rounds the sum once, half-up, and splits it by largest
 * remainder so that the parts add up to it (rule R9). Whole numbers of any size, for a third of a
 * cent has no float.
 */
export function roundFractions(fractions: readonly Fraction[]): { total: number; parts: number[] } {
  const denominators = [...new Set(fractions.map(({ denominator }) => denominator))];
  const common = denominators.reduce((product, one) => product * BigInt(one), 1n);
  const exact = fractions.map(
    ({ numerator, denominator }) => numerator * (common / BigInt(denominator)),
  );
  const sum = exact.reduce((all, one) => all + one, 0n);
  const total = (2n * sum + common) / (2n * common);
  const parts = exact.map((one) => one / common);
  const left = Number(parts.reduce((rest, part) => rest - part, total));
  const byRest = exact
    .map((one, index) => ({ rest: one % common, index }))
    .toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1));
  for (const { index } of byRest.slice(0, left)) parts[index] = (parts[index] ?? 0n) + 1n;
  return { total: Number(total), parts: parts.map(Number) };
}
