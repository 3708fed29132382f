import type { WeekHours } from '#schemas/api/staff-hours.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';

type Span = { opens: string; closes: string };

/** The same times on each of some days, for every order type. */
export type EverydayHours = {
  /** ISO weekdays, 1 is Monday. */
  weekdays: readonly number[];
  spans: readonly Span[];
};

/** What a new restaurant begins with. */
export const usualHours: EverydayHours = {
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  spans: [{ opens: '11:00', closes: '21:00' }],
};

/** The week that one line of hours stands for. */
export const weekOf = (
  { weekdays, spans }: EverydayHours,
  types: readonly DeliveryMethod[],
): WeekHours[] =>
  types.flatMap((type) =>
    weekdays.flatMap((weekday) => spans.map((span) => ({ order_type: type, weekday, ...span }))),
  );

const spansText = (spans: readonly Span[]): string =>
  spans
    .map(({ opens, closes }) => `${opens}-${closes}`)
    .toSorted()
    .join(' ');

/** The one line that a week is; null: its days or its order types differ, or it has no hours. */
export function everydayOf(
  week: readonly WeekHours[],
  types: readonly DeliveryMethod[],
): EverydayHours | null {
  const shown = week.filter(({ order_type: type }) => types.includes(type));
  const [first] = shown;
  if (!first) return null;
  const ofDay = (type: DeliveryMethod, weekday: number) =>
    shown.filter((span) => span.order_type === type && span.weekday === weekday);
  const spans = ofDay(first.order_type, first.weekday);
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((day) => ofDay(first.order_type, day).length > 0);
  const isSame = types.every((type) =>
    usualHours.weekdays.every((day) => {
      const expected = weekdays.includes(day) ? spansText(spans) : '';
      return spansText(ofDay(type, day)) === expected;
    }),
  );
  if (!isSame) return null;
  return { weekdays, spans: spans.map(({ opens, closes }) => ({ opens, closes })) };
}

const lunch = { opens: '11:00', closes: '14:30' };
const dinner = { opens: '17:00', closes: '22:00' };

/** One more time a day: an afternoon off in the first, or the lunch or the dinner that it lacks. */
export function withSecondTime(spans: readonly Span[]): Span[] {
  const [first, ...others] = spans;
  const last = others.at(-1);
  if (!first) return [...usualHours.spans];
  if (last) return [...spans, { opens: last.closes, closes: dinner.closes }];
  if (first.opens >= lunch.closes) return [lunch, first];
  const goesOn = first.closes > dinner.opens || first.closes <= first.opens;
  if (!goesOn) return [first, dinner];
  return [
    { opens: first.opens, closes: lunch.closes },
    { opens: dinner.opens, closes: first.closes },
  ];
}
