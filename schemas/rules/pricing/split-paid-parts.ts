import { splitByLargestRemainder } from '../rounding/split-by-largest-remainder.ts';
import { partsAfter } from './paid-parts.ts';
import type { PaidParts } from './paid-parts.ts';

/**
 * What of an order each of its payments pays for, where several pay it at once: each a share of
 * everything by its amount, and together exactly the order (decision 044). Minor units.
 * @param amounts of the payments; they add up to what the parts add up to
 */
export function splitPaidParts(parts: PaidParts, amounts: readonly number[]): PaidParts[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (total === 0) return amounts.map(() => parts);
  let left = parts;
  return amounts.map((amount, index) => {
    if (index === amounts.length - 1) return left;
    const share = shareOf(parts, amount, total);
    left = partsAfter(left, share, nothing);
    return share;
  });
}

/** What is left of an order for another payment, besides what these pay for. */
export const partsLeft = (parts: PaidParts, paid: readonly PaidParts[]): PaidParts =>
  paid.reduce((left, one) => partsAfter(left, one, nothing), parts);

const sum = (kinded: readonly { amount: number }[]) =>
  kinded.reduce((all, one) => all + one.amount, 0);

const nothing: PaidParts = {
  dishes: 0,
  tip: 0,
  cashRounding: 0,
  discounts: [],
  fees: [],
  taxes: [],
};

/** Rounded part by part; the dishes take what is over, so that the share is the amount. */
function shareOf(parts: PaidParts, amount: number, total: number): PaidParts {
  const of = (whole: number) => {
    const [share = 0] = splitByLargestRemainder(Math.abs(whole), [amount, total - amount]);
    return whole < 0 ? -share : share;
  };
  const tip = of(parts.tip);
  const cashRounding = of(parts.cashRounding);
  const discounts = parts.discounts.map((one) => ({ ...one, amount: of(one.amount) }));
  const fees = parts.fees.map((one) => ({ ...one, amount: of(one.amount) }));
  const taxes = parts.taxes.map(({ ppm, base, amount: tax }) => ({
    ppm,
    base: of(base),
    amount: of(tax),
  }));
  // What the whole has besides dishes, discounts, fees, tip and rounding is tax on top.
  const onTop =
    total - parts.dishes + sum(parts.discounts) - sum(parts.fees) - parts.tip - parts.cashRounding;
  const dishes =
    amount + sum(discounts) - sum(fees) - tip - cashRounding - (onTop === 0 ? 0 : sum(taxes));
  return { dishes, tip, cashRounding, discounts, fees, taxes };
}
