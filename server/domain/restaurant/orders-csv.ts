import { currencyExponent } from '#schemas/money.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import type { GiftCardOfFile } from '../../db/queries/day-gift-cards.ts';
import type { OrderOfFile } from '../../db/queries/day-file.ts';

/**
 * Spreadsheets read a cell that begins so as a formula, of full width too; text that a customer wrote
 * is none.
 */
const formulaStart = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r]/;

/** A cell of text, which no spreadsheet takes for a formula, quoted where RFC 4180 asks for it. */
export function textCell(text: string): string {
  const safe = formulaStart.test(text.trimStart()) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Minor units (1250) as a plain decimal ('12.50'), with every digit of the currency. */
export function decimal(minor: number, currency: string): string {
  const exponent = currencyExponent(currency);
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const sign = minor < 0 ? '-' : '';
  return exponent === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-exponent)}`;
}

const types = { pickup: 'Pickup', delivery: 'Delivery', dine_in: 'Dine in' } as const;

type Column = { head: string; cellOf(order: OrderOfFile, timeZone: string): string };

const amount = (head: string, of: (order: OrderOfFile) => number): Column => ({
  head,
  cellOf: (order) => decimal(of(order), order.currency),
});
const text = (head: string, of: (order: OrderOfFile) => string): Column => ({
  head,
  cellOf: (order) => textCell(of(order)),
});
/** By the restaurant's clock, as '2026-11-20 18:30', which spreadsheets know. */
const clockCell = (at: number, timeZone: string): string => {
  const { date, time } = localDateTime(at, timeZone);
  return `${date} ${time}`;
};
const clock = (head: string, of: (order: OrderOfFile) => number): Column => ({
  head,
  cellOf: (order, timeZone) => clockCell(of(order), timeZone),
});

const columns: readonly Column[] = [
  text('Day', (order) => order.businessDay),
  text('Number', (order) => String(order.number).padStart(3, '0')),
  text('Order', (order) => order.id),
  text('State', (order) => order.status.replaceAll('_', ' ')),
  text('Type', (order) => types[order.type]),
  clock('Placed', (order) => order.placedAt),
  clock('Promised for', (order) => order.promisedAt),
  text('Customer', (order) => order.customer),
  text('Items', (order) => order.items),
  text('Note', (order) => order.note),
  text('Currency', (order) => order.currency),
  amount('Dishes at list price', (order) => order.dishes),
  amount('Discounts', (order) => -order.discounts),
  amount('Delivery fee', (order) => order.deliveryFee),
  amount('Service fee', (order) => order.serviceFee),
  amount('Tax', (order) => order.tax),
  text('Tax is in the prices', (order) => (order.taxIncluded ? 'yes' : 'no')),
  amount('Tip', (order) => order.tip),
  amount('Rounding of cash', (order) => order.cashRounding),
  amount('To pay', (order) => order.due),
  amount('Taken by card in these days', (order) => order.card),
  amount('Taken in cash in these days', (order) => order.cash),
  amount('Taken by gift card in these days', (order) => order.giftCard),
  amount('Given back to cards in these days', (order) => order.refundedCard),
  amount('Given back in cash in these days', (order) => order.refundedCash),
  amount('Given back to gift cards in these days', (order) => order.refundedGiftCard),
  amount('Taken by banks for disputes in these days', (order) => order.disputed),
  amount('Gift cards sold by card in these days', () => 0),
  amount('Gift cards sold in cash in these days', () => 0),
];

/** What the line of a gift card says under a column's heading; every other cell is empty. */
const giftCardCells: Readonly<Record<string, (card: GiftCardOfFile, timeZone: string) => string>> =
  {
    Order: ({ id }) => textCell(id),
    State: ({ state }) => textCell(state),
    Type: () => textCell('Gift card'),
    Placed: ({ soldAt }, timeZone) => clockCell(soldAt, timeZone),
    Items: ({ lastFour }) => textCell(`Gift card ${lastFour}`),
    Currency: ({ currency }) => textCell(currency),
    'Gift cards sold by card in these days': ({ card, currency }) => decimal(card, currency),
    'Gift cards sold in cash in these days': ({ cash, currency }) => decimal(cash, currency),
  };

const line = (cells: readonly string[]) => `${cells.join(',')}\r\n`;

/** What the file begins with: a mark by which Excel reads accents, and the columns in words. */
export const csvHead = `\uFEFF${line(columns.map(({ head }) => textCell(head)))}`;

/** One line of the file. */
export const csvLine = (order: OrderOfFile, timeZone: string): string =>
  line(columns.map(({ cellOf }) => cellOf(order, timeZone)));

/** The line of a gift card whose purchase was paid, or given back, in the days. */
export const giftCardLine = (card: GiftCardOfFile, timeZone: string): string =>
  line(columns.map(({ head }) => giftCardCells[head]?.(card, timeZone) ?? ''));
