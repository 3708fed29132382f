import type { When, WeeklyTime } from '#schemas/config/when.ts';

const short = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const devices = ['phone', 'tablet', 'computer'] as const;
const deviceWords = { phone: 'phones', tablet: 'tablets', computer: 'computers' };
const orderTypes = ['pickup', 'delivery', 'dine_in'] as const;
const orderWords = { pickup: 'pickup', delivery: 'delivery', dine_in: 'dine-in' };

/** When a section is shown, in one line: 'Weekdays 11:00–15:00 · not on phones'. Empty: always. */
export function formatWhen(when: When | undefined): string {
  if (!when) return '';
  const parts = [
    timesInWords(when.times),
    datesInWords(when),
    someInWords(when.devices, devices, deviceWords, 'on'),
    someInWords(when.orderTypes, orderTypes, orderWords, 'for'),
  ];
  const line = parts.filter((part) => part !== '').join(' · ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** Rows of the same days are joined. */
function timesInWords(times: readonly WeeklyTime[]): string {
  const byDays = new Map<string, string[]>();
  for (const { days, from, to } of times) {
    const words = daysInWords(days);
    byDays.set(words, [...(byDays.get(words) ?? []), from === to ? 'all day' : `${from}–${to}`]);
  }
  return [...byDays].map(([days, clocks]) => `${days} ${clocks.join(' and ')}`).join(', ');
}

const name = (day: number | undefined) => short[(day ?? 1) - 1] ?? '';

function daysInWords(days: readonly number[]): string {
  const sorted = [...new Set(days)].toSorted((a, b) => a - b);
  const key = sorted.join('');
  if (key === '' || key === '1234567') return 'daily';
  if (key === '12345') return 'weekdays';
  if (key === '67') return 'weekends';
  const [first, last] = [sorted[0], sorted.at(-1)];
  const isRow = sorted.length > 2 && (last ?? 0) - (first ?? 0) === sorted.length - 1;
  return isRow ? `${name(first)}–${name(last)}` : sorted.map(name).join(', ');
}

function datesInWords({ from, until }: Pick<When, 'from' | 'until'>): string {
  if (from !== '' && from === until) return `on ${dayInWords(from)}`;
  return [from && `from ${dayInWords(from)}`, until && `until ${dayInWords(until)}`]
    .filter((part) => part !== '')
    .join(' ');
}

function dayInWords(day: string): string {
  const at = Date.parse(day);
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  return Number.isNaN(at) ? day : format.format(at);
}

/** 'On phones only', 'not on phones': whichever names fewer. */
function someInWords<T extends string>(
  chosen: readonly T[],
  all: readonly T[],
  words: Record<T, string>,
  preposition: string,
): string {
  const left = all.filter((one) => !chosen.includes(one));
  if (chosen.length === 0 || left.length === 0) return '';
  return left.length === 1
    ? `not ${preposition} ${left.map((one) => words[one]).join()}`
    : `${preposition} ${chosen.map((one) => words[one]).join()} only`;
}
