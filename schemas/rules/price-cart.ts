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

/** Tax before rounding: held in a gross amount (R8) or coming on top of a net one (R12). */
export function unroundedTax(amount: number, { ppm, inclusive }: TaxRate): number {
  return (amount * ppm) / (inclusive ? million + ppm : million);
}

/** Half-up to the minor unit (rule R3); the epsilon undoes binary dust, as in 1.005 × 100. */
export function roundHalfUp(amount: number): number {
  return Math.floor(amount + 0.5 + 1e-9);
}

export type PricedCart = {
  lines: { unit: number; total: number; tax: number }[];
  subtotal: number;
  taxTotal: number;
  total: number;
};

/** Prices a cart: lines, subtotal, tax rounded once per order (rules R2, R8, R9, R12), total. */
export function priceCart(lines: readonly LineToPrice[], rate: TaxRate): PricedCart {
  const priced = lines.map((line) => {
    const total = linePrice(line);
    return { unit: unitPrice(line), total, tax: unroundedTax(total, rate) };
  });
  const subtotal = sum(priced.map(({ total }) => total));
  const taxTotal = roundHalfUp(sum(priced.map(({ tax }) => tax)));
  return {
    lines: priced.map((line) => ({ ...line, tax: roundHalfUp(line.tax) })),
    subtotal,
    taxTotal,
    total: rate.inclusive ? subtotal : subtotal + taxTotal,
  };
}
