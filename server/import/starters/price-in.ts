import { toMinor } from '#schemas/money.ts';

/**
 * What a dish of one Australian dollar costs elsewhere, as menus are priced and not as money is
 * changed, and the step that prices go by there. Rough on purpose: an owner sets the real ones.
 */
const levels: Readonly<Record<string, readonly [level: number, step: number]>> = {
  AUD: [1, 0.5],
  NZD: [1.1, 0.5],
  USD: [0.8, 0.5],
  CAD: [0.9, 0.5],
  EUR: [0.65, 0.5],
  GBP: [0.6, 0.5],
  CHF: [1, 0.5],
  SEK: [7, 5],
  NOK: [8, 5],
  DKK: [5.5, 5],
  PLN: [2.4, 1],
  CZK: [13, 5],
  HUF: [220, 50],
  RON: [2.6, 1],
  TRY: [17, 5],
  AED: [2.4, 1],
  SAR: [2.4, 1],
  KWD: [0.2, 0.05],
  BHD: [0.25, 0.05],
  ILS: [2.6, 1],
  ZAR: [7, 1],
  INR: [22, 5],
  LKR: [90, 10],
  BDT: [25, 5],
  THB: [11, 5],
  VND: [7000, 1000],
  IDR: [4500, 500],
  MYR: [1.5, 0.5],
  SGD: [0.9, 0.5],
  PHP: [17, 5],
  HKD: [5, 1],
  TWD: [15, 5],
  CNY: [2.6, 1],
  JPY: [75, 10],
  KRW: [750, 100],
  MXN: [9, 1],
  BRL: [2.4, 0.5],
  ARS: [700, 100],
  CLP: [500, 100],
  COP: [2000, 500],
};

const unknown = [1, 0.5] as const;

/**
 * A price of the starter menus in the currency of a tenant.
 * @param price what it would cost in Australian dollars
 * @returns minor units; 0 only of 0
 */
export function priceIn(currency: string, price: number): number {
  const [level, step] = levels[currency] ?? unknown;
  if (price === 0) return 0;
  const steps = Math.max(1, Math.round((price * level) / step));
  return toMinor(Number((steps * step).toFixed(2)), currency);
}
