import type { OfferConditions } from '#schemas/api/offer-conditions.ts';
import type { DishMessages } from '#schemas/messages/en-dishes.ts';
import { formatMoney } from '#schemas/money.ts';
import { comma } from '#schemas/messages/en/language.ts';
import { formatTime, formatInstant, formatWeekday } from '#ui/menu-model/format-times.ts';
import type { MenuContext } from '#ui/menu-model/menu-context.ts';

/** How deals are described. */
export type DealSpeech = MenuContext & Pick<DishMessages, 'deals'>;

export type DealCondition = { about: 'time' | 'way' | 'money'; text: string };

/** When and for whom a deal holds, one thing each (rules R37, R40). */
export function conditionTexts(conditions: OfferConditions, speech: DealSpeech): DealCondition[] {
  const { deals: words, locale, currency } = speech;
  const { order_types, payment_methods, minimum, windows } = conditions;
  const ways = order_types.map((type) => words.orderTypes[type]);
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  const all: DealCondition[] = [
    { about: 'time', text: windows.length > 0 ? formatWindows(windows, speech) : '' },
    { about: 'time', text: formatDates(conditions, speech) },
    { about: 'way', text: ways.length > 0 ? words.only(either.format(ways)) : '' },
    { about: 'way', text: payment_methods.map((method) => words.payment[method]).join(comma) },
    { about: 'money', text: minimum > 0 ? words.from(formatMoney(minimum, currency, locale)) : '' },
  ];
  return all.filter(({ text }) => text !== '');
}

/** Days, hours and dates of a deal in one line: 'Weekdays 11:00 am – 3:00 pm'. */
export function formatWhen(conditions: OfferConditions, speech: DealSpeech): string {
  const { windows } = conditions;
  return [windows.length > 0 ? formatWindows(windows, speech) : '', formatDates(conditions, speech)]
    .filter((part) => part !== '')
    .join(comma);
}

function formatDates({ valid_from, valid_until }: OfferConditions, speech: DealSpeech): string {
  const { deals: words } = speech;
  return [
    valid_from === null ? '' : words.starts(formatInstant(valid_from, speech)),
    valid_until === null ? '' : words.until(formatInstant(valid_until, speech)),
  ]
    .filter((part) => part !== '')
    .join(comma);
}

function formatWindows(windows: OfferConditions['windows'], speech: DealSpeech): string {
  const { locale } = speech;
  const days = new Map<string, number[]>();
  for (const { weekday, from, to } of windows) {
    const hours = `${formatTime(from, locale)} – ${formatTime(to, locale)}`;
    days.set(hours, [...(days.get(hours) ?? []), weekday]);
  }
  return [...days].map(([hours, on]) => `${daysInWords(on, speech)} ${hours}`).join(comma);
}

/** Several days that have a name of their own, else one by one. */
function daysInWords(days: readonly number[], { deals: words, locale }: DealSpeech): string {
  const sorted = days.toSorted((a, b) => a - b);
  const named = {
    '1,2,3,4,5': words.weekdays,
    '6,7': words.weekends,
    '1,2,3,4,5,6,7': words.everyDay,
  };
  const name = new Map(Object.entries(named)).get(sorted.join());
  if (name !== undefined) return name;
  const style = sorted.length === 1 ? 'long' : 'short';
  return sorted.map((day) => formatWeekday(day, locale, style)).join(comma);
}
