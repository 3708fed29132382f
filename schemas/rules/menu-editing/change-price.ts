import { roundPrice, type PriceRounding } from './round-price.ts';

/** How prices change; `hundredths` of a percent, `minor` units. `round`: only to a rounder price. */
export type PriceStep =
  | { kind: 'percent'; hundredths: number }
  | { kind: 'amount'; minor: number }
  | { kind: 'round' };

/** Why a price cannot become what it would: it would cost nothing, or more than a price may. */
export type PriceRefusal = 'too_low' | 'too_high';

/** A hundredth of a percent of the whole. */
const whole = 10_000;

/**
 * A price of 0 or more after a change, rounded, in minor units. 0 stays 0, for what has no price
 * yet or is free gets none by the way; a change by nothing leaves the price as it is, rounded or not.
 * @param most the highest price there is, in minor units.
 */
export function changedPrice(
  price: number,
  step: PriceStep,
  { rounding, most }: { rounding: PriceRounding; most: number },
): number | PriceRefusal {
  if (price === 0 || isNothing(step)) return price;
  const exact =
    step.kind === 'percent'
      ? { numerator: price * (whole + step.hundredths), denominator: whole }
      : { numerator: price + (step.kind === 'amount' ? step.minor : 0), denominator: 1 };
  if (exact.numerator <= 0) return 'too_low';
  const rounded = roundPrice(exact, rounding);
  if (rounded === 0) return 'too_low';
  return rounded > most ? 'too_high' : rounded;
}

const isNothing = (step: PriceStep): boolean =>
  (step.kind === 'percent' && step.hundredths === 0) ||
  (step.kind === 'amount' && step.minor === 0);
