import type { RestaurantHoursBody, WeekHours } from '#schemas/api/staff-hours.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import { exceptionsOf } from './exceptions-of.ts';

export type Week = readonly WeekHours[];
type Day = { order_type: DeliveryMethod; weekday: number };

const isOf =
  ({ order_type: type, weekday }: Day) =>
  (span: WeekHours) =>
    span.order_type === type && span.weekday === weekday;

/** The spans of a day with their places in the week, which is where the contract's problems point. */
export const spansOf = (week: Week, day: Day): { span: WeekHours; place: number }[] =>
  week.flatMap((span, place) => (isOf(day)(span) ? [{ span, place }] : []));

/** One more span of a day: the whole day's usual hours, or an evening after what is there. */
export function withSpan(week: Week, day: Day): WeekHours[] {
  const last = spansOf(week, day).at(-1)?.span;
  const next = last ? { opens: last.closes, closes: '22:00' } : { opens: '11:00', closes: '22:00' };
  return [...week, { ...day, ...next }];
}

/** A day's spans in place of those of other days. */
export function withCopiedDay(week: Week, day: Day, weekdays: readonly number[]): WeekHours[] {
  const spans = spansOf(week, day).map(({ span }) => span);
  const kept = week.filter(
    (span) => span.order_type !== day.order_type || !weekdays.includes(span.weekday),
  );
  return [...kept, ...weekdays.flatMap((weekday) => spans.map((span) => ({ ...span, weekday })))];
}

/** The hours of one order type in place of those of another. */
export function withCopiedType(week: Week, from: DeliveryMethod, to: DeliveryMethod): WeekHours[] {
  const kept = week.filter(({ order_type: type }) => type !== to);
  const copied = week.filter(({ order_type: type }) => type === from);
  return [...kept, ...copied.map((span) => ({ ...span, order_type: to }))];
}

/** What counts for one order type, as the rules of opening read it. */
export const hoursOfType = ({ week, exceptions }: RestaurantHoursBody, type: DeliveryMethod) => ({
  week: week.filter(({ order_type: of }) => of === type),
  exceptions: exceptionsOf(exceptions, type),
});
