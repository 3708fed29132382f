import { currencyExponent } from '../../money.ts';

/** How prices are rounded that a bulk change made; amounts in minor units. */
export type PriceRounding =
  /** To the nearest multiple: 5 makes 12.33 to 12.35. */
  | { kind: 'step'; step: number }
  /** To the nearest price that ends so within the major unit: 90 makes 12.33 to 11.90. */
  | { kind: 'ending'; ending: number; unit: number };

/** To the currency's minor unit, and no further. */
export const exactly: PriceRounding = { kind: 'step', step: 1 };

/** An amount as a fraction of whole numbers, in minor units; the denominator is above 0. */
type Fraction = { numerator: number; denominator: number };

/**
 * An amount of 0 or more rounded half-up (rule R3), in minor units. Of two prices that are as near
 * it takes the higher; there is none below 0.
 */
export function roundPrice({ numerator, denominator }: Fraction, rounding: PriceRounding): number {
  const [step, offset] =
    rounding.kind === 'step' ? [rounding.step, 0] : [rounding.unit, rounding.ending];
  // The nearest of offset + n * step, in whole numbers: half a step more, cut off.
  const doubled = 2 * (numerator - offset * denominator) + step * denominator;
  const steps = Math.floor(doubled / (2 * step * denominator));
  return Math.max(0, steps) * step + offset;
}

/** Thousandths of the major unit. */
const steps = [50, 100, 500, 1000];
const endings = [900, 950, 990];
/** Of a currency without decimals, in its unit. */
const wholeSteps = [10, 50, 100];

/** The ways to round that a currency knows, `exactly` first: one without decimals has no ending. */
export function roundingsOf(currency: string): PriceRounding[] {
  const unit = 10 ** currencyExponent(currency);
  if (unit === 1) {
    return [exactly, ...wholeSteps.map((step) => ({ kind: 'step' as const, step }))];
  }
  const minor = (thousandths: readonly number[]) =>
    thousandths.map((one) => (one * unit) / 1000).filter(Number.isInteger);
  return [
    exactly,
    ...minor(steps).map((step) => ({ kind: 'step' as const, step })),
    ...minor(endings).map((ending) => ({ kind: 'ending' as const, ending, unit })),
  ];
}

/** What rounds a small price, such as an option's: an ending such as .99 would double it. */
export const roundingOfOptions = (rounding: PriceRounding): PriceRounding =>
  rounding.kind === 'ending' ? { kind: 'step', step: Math.ceil(rounding.unit / 10) } : rounding;
