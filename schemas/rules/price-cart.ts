/** What one line costs before tax is looked at; all amounts in minor units (rule R1). */
export type LineToPrice = {
  quantity: number;
  base: number;
  /** Price adjustments of the chosen configurations. */
  adjustments: readonly number[];
  options: readonly { quantity: number; price: number; adjustments: readonly number[] }[];
};

/** Parts per million, so that 8.875 % is the whole number 88,750 (rule R12). */
export type TaxRate = { ppm: number; inclusive: boolean };

const million = 1_000_000;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** One unit: base + configurations + options, never below 0 (rule R2). */
export function unitPrice(line: Omit<LineToPrice, 'quantity'>): number {
  const options = line.options.map(
    ({ quantity, price, adjustments }) => quantity * (price + sum(adjustments)),
  );
  return Math.max(0, line.base + sum(line.adjustments) + sum(options));
}

/** A line: quantity times its unit price (rule R2). */
export const linePrice = (line: LineToPrice): number => line.quantity * unitPrice(line);

/**
 * A share of an amount of 0 or more, rounded half-up to the minor unit (rule R3): 15/100 of 990 is
 * 149. Whole numbers of any size keep it exact where a float would miss a half.
 */
export function shareOf(amount: number, numerator: number, denominator: number): number {
  const [dividend, divisor] = [BigInt(amount) * BigInt(numerator), BigInt(denominator)];
  return Number((2n * dividend + divisor) / (2n * divisor));
}

/** Tax held in a gross amount (R8), or coming on top of a net one (R12). */
export function taxOf(amount: number, { ppm, inclusive }: TaxRate): number {
  return shareOf(amount, ppm, inclusive ? million + ppm : million);
}

export type PricedCart = {
  lines: { unit: number; total: number; tax: number }[];
  subtotal: number;
  taxTotal: number;
  total: number;
};

/**
 * Prices a cart: lines, subtotal, tax, total (rules R2, R8, R12). Tax is rounded once per order
 * (R9), so that of the lines, for display alone, need not add up to it.
 */
export function priceCart(lines: readonly LineToPrice[], rate: TaxRate): PricedCart {
  const priced = lines.map((line) => {
    const total = linePrice(line);
    return { unit: unitPrice(line), total, tax: taxOf(total, rate) };
  });
  const subtotal = sum(priced.map(({ total }) => total));
  const taxTotal = taxOf(subtotal, rate);
  return {
    lines: priced,
    subtotal,
    taxTotal,
    total: rate.inclusive ? subtotal : subtotal + taxTotal,
  };
}
