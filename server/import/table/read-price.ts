import { toMinor } from '#schemas/money.ts';
import { currencyOfSign, isForeignSign } from './price-signs.ts';

export type DecimalMark = '.' | ',';
export type PriceFormat = { currency: string; decimalMark: DecimalMark };

/** One amount of a cell, with the size that stands beside it: 'S 8.50', '12.00 (large)'. */
export type PricedSize = { label: string; minor: number };

/** Currency of the sign beside an amount. */
type SignedPrice = {
  /** ISO 4217 code, where the sign stands for one alone. */
  currency: string | null;
  /** The sign is of another currency than the one that is asked for. */
  isForeign: boolean;
};

export type ReadPrice =
  | ({ kind: 'price'; minor: number; isLowest: boolean } & SignedPrice)
  /** '8.50 / 12.00': labels are '' where the cell names none. */
  | ({ kind: 'sizes'; sizes: readonly PricedSize[] } & SignedPrice)
  /** Nothing, or words for it: 'MP', 'ask us'. */
  | { kind: 'none'; text: string }
  | { kind: 'unread'; problem: string };

/** Minor units above which a price is a slip. */
const highestPrice = 100_000_000;
/** Longer than any price; what is longer is not looked at. */
const longestCell = 200;

const noPrice =
  /^(?:mp|m\.p\.?|market(?: price)?|market value|seasonal(?: price)?|s\.?q\.?|ask(?: us| your server| staff)?|on request|p\.?o\.?a\.?|price on (?:application|request)|varies|variable|tba|tbc|tbd|n\/?a|none|null|-+|–|—|\?+|various|daily price|tagespreis|auf anfrage|selon arrivage|prix du marché|según mercado|s\/m)\.?$/i;
const free =
  /^(?:free(?: of charge)?|complimentary|gratis|no charge|on the house|foc|kostenlos|gratuit|included|incl\.?)$/i;
const atLeast =
  /^(?:from|starting (?:at|from)|starts at|ab|à partir de|dès|desde|da|vanaf|min\.?)\s+/i;

/** Signs and codes of money in front of an amount or behind it. */
const signs = String.raw`(?:[A-Z]{1,3})?\p{Sc}|Rs\.?|Fr\.?|kr\.?|zł|Kč|Ft|lei|€`;
const amountPattern = String.raw`[.,]?\d(?:[\d.,'’٫٬]*\d)?(?:[ \u00A0\u202F]\d{3}(?:[.,]\d{1,3})?)*`;
const moneyPattern = new RegExp(
  `^(?<minus>[-−(]\\s*)?(?:(?<before>${signs}|[A-Z]{3})\\s*)?(?<minusInside>[-−])?\\s*(?<amount>${amountPattern})(?:[.,]?[-–—]{1,2}|/-|/=)?\\s*(?<after>${signs}|[A-Z]{3}|p\\.?p\\.?|each|ea\\.?|pp)?\\)?$`,
  'u',
);

/** A price as restaurants write it: `14.50`, `$1,250.00`, `12,50 €`, `from 9`, `8.50 / 12.00`, `MP`. */
export function readPrice(cell: string, format: PriceFormat): ReadPrice {
  const text = westernDigits(cell).replaceAll(/\s+/g, ' ').trim();
  if (text === '' || noPrice.test(text)) return { kind: 'none', text: cell.trim() };
  if (free.test(text)) return { kind: 'price', minor: 0, isLowest: false, ...unsigned };
  if (text.length > longestCell) return unread(cell);
  const several = readSeveral(text, format);
  if (several) return several;
  const range = /^(.*\d\S*)\s*(?:[-–—]|\bto\b|\bbis\b)\s*(\S*\d.*)$/i.exec(text);
  if (range?.[1] !== undefined && range[2] !== undefined) {
    const low = readOne(range[1], format);
    const high = readOne(range[2], format);
    if (low.kind === 'price' && high.kind === 'price') {
      const isForeign = low.isForeign || high.isForeign;
      return { ...low, minor: Math.min(low.minor, high.minor), isLowest: true, isForeign };
    }
  }
  const plain = text.replace(atLeast, '').replace(/\s*(?:\+|& up|and up|upwards)$/i, '');
  const read = readOne(plain, format);
  return read.kind === 'price' ? { ...read, isLowest: plain !== text } : read;
}

/** Whether a cell of some column looks like a price. */
export const isPriceLike = (cell: string, currency: string): boolean => {
  if (!/\d/.test(cell)) return false;
  const read = readPrice(cell, { currency, decimalMark: decimalMarkOf([cell]) });
  return read.kind === 'price' || read.kind === 'sizes';
};

/** The decimal mark that most of the cells are written with; a point where none of them says. */
export function decimalMarkOf(cells: readonly string[]): DecimalMark {
  let commas = 0;
  let points = 0;
  for (const cell of cells) {
    const ending = /([.,٫])(\d{1,3})\D*$/.exec(westernDigits(cell));
    if (!ending) continue;
    const isThousands = ending[2]?.length === 3;
    const isComma = ending[1] !== '.';
    if (isThousands) continue;
    if (isComma) commas += 1;
    else points += 1;
  }
  return commas > points ? ',' : '.';
}

const labelled =
  /^(?:(?<label>[^\d:=]{1,40}?)\s*[:=]?\s*)?(?<money>\S*\d.*?)(?:\s*\((?<behind>[^()]{1,40})\))?$/u;

/** Several sizes in one cell, divided by strokes, semicolons or lines. */
function readSeveral(text: string, format: PriceFormat): ReadPrice | null {
  const parts = text.split(/\s*(?:\/(?![-=])|\||;)\s*|\s*,\s+|\n/).filter((part) => part !== '');
  if (parts.length < 2 || parts.length > 12) return null;
  const sizes: PricedSize[] = [];
  let signed = unsigned;
  for (const part of parts) {
    const whole = readOne(part, format);
    const { label = '', money = '', behind = '' } = labelled.exec(part)?.groups ?? {};
    const read = whole.kind === 'price' ? whole : readOne(money, format);
    if (read.kind !== 'price') return null;
    signed = {
      currency: signed.currency ?? read.currency,
      isForeign: signed.isForeign || read.isForeign,
    };
    const named = whole.kind === 'price' ? '' : (behind || label).trim();
    sizes.push({ label: named, minor: read.minor });
  }
  return { kind: 'sizes', sizes, ...signed };
}

function readOne(text: string, { currency, decimalMark }: PriceFormat): ReadPrice {
  const { minus, minusInside, before, amount, after } =
    moneyPattern.exec(text.trim())?.groups ?? {};
  if (amount === undefined) return unread(text);
  if (minus !== undefined || minusInside !== undefined) {
    return { kind: 'unread', problem: `'${text}' is negative` };
  }
  try {
    const minor = toMinor(plainAmount(amount, decimalMark), currency);
    if (minor > highestPrice)
      return { kind: 'unread', problem: `'${text}' is more than a dish costs` };
    const sign = before ?? after;
    const isForeign = isForeignSign(sign, currency);
    return { kind: 'price', minor, isLowest: false, currency: currencyOfSign(sign), isForeign };
  } catch {
    return unread(text);
  }
}

const unsigned: SignedPrice = { currency: null, isForeign: false };

const unread = (cell: string): ReadPrice => ({
  kind: 'unread',
  problem: `'${cell.slice(0, 60)}' is not a price like 14.50`,
});

/** `1.250,00` becomes `1250.00`: marks between three digits each are of thousands. */
function plainAmount(amount: string, decimalMark: DecimalMark): string {
  const text = amount
    .replaceAll(/[\s'’\u00A0\u202F]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/^(?=[.,])/, '0');
  const marks = text.replaceAll(/\d/g, '');
  const last = marks.at(-1);
  if (last === undefined) return text;
  const isThousands = new RegExp(`^\\d{1,3}(?:\\${last}\\d{3})+$`).test(text);
  if (marks.length === 1) {
    return isThousands && last !== decimalMark ? text.replace(last, '') : text.replace(last, '.');
  }
  if (new Set(marks).size === 1) return isThousands ? text.replaceAll(last, '') : 'no amount';
  const first = marks.at(0) ?? '';
  const isGrouped = new RegExp(`^\\d{1,3}(?:\\${first}\\d{3})+\\${last}\\d+$`).test(text);
  return isGrouped ? text.replaceAll(first, '').replace(last, '.') : 'no amount';
}

/** Arabic and Persian digits are digits as well. */
const westernDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
