/**
 * Splits an amount over weights of 0 or more so that the parts add up to it exactly: each gets
 * its share rounded down, and what is left goes by ones to the largest remainders, the first of
 * equal ones (rule R4: 1000 over 3 equal lines is 334, 333, 333). No part of an amount up to the
 * sum of the weights is larger than its weight. All in minor units.
 */
export function splitByLargestRemainder(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (amount === 0 || whole === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => shareOf(amount, weight, whole));
  const parts = shares.map(({ floor }) => floor);
  const left = parts.reduce((rest, part) => rest - part, amount);
  if (left === 0) return parts;
  const byRest = shares
    .map(({ rest }, index) => ({ rest, index }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRest.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

function shareOf(amount: number, weight: number, whole: number) {
  const product = amount * weight;
  if (Number.isSafeInteger(product)) {
    const rest = product % whole;
    return { floor: (product - rest) / whole, rest };
  }
  const [exact, divisor] = [BigInt(amount) * BigInt(weight), BigInt(whole)];
  return { floor: Number(exact / divisor), rest: Number(exact % divisor) };
}
