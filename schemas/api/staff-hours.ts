import { z } from 'zod';
import { overlapOfDay, overlapOfWeek } from '../rules/time/overlapping-hours.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { count, dataOf, deliveryMethod, failureCode, idText, localDate } from './wire.ts';
import { localTime, plainLine, type DeliveryMethod } from './wire.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const typeNames: Record<DeliveryMethod, string> = {
  pickup: 'Pickup',
  delivery: 'Delivery',
  dine_in: 'Dine in',
};

/** Closing at or before opening crosses midnight (rule R18). */
const span = z.object({ opens: localTime, closes: localTime });
type Span = z.output<typeof span>;

const clock = ({ opens, closes }: Span) => `${opens} to ${closes}`;
const mostSpansOfDay = 6;

const weekHours = span.extend({
  order_type: deliveryMethod,
  /** ISO weekday, 1 is Monday. */
  weekday: z.number().int().min(1).max(7),
});
export type WeekHours = z.output<typeof weekHours>;

const dateHours = z
  .object({
    date: localDate,
    order_type: z.union([deliveryMethod, z.literal('any')]),
    /** None: closed. */
    ranges: z.array(span).max(mostSpansOfDay),
    /** Why, for the customer: 'Melbourne Cup Day'. */
    note: plainLine.max(120, 'Write at most 120 characters.'),
  })
  .superRefine(({ date, ranges }, context) => {
    const overlap = overlapOfDay(ranges);
    const [first, second] = overlap ? [ranges[overlap.first], ranges[overlap.second]] : [];
    if (!overlap || !first || !second) return;
    context.addIssue({
      code: 'custom',
      path: ['ranges', overlap.second, 'opens'],
      message: `On ${date}, ${clock(first)} and ${clock(second)} overlap.`,
    });
  });
export type DateHours = z.output<typeof dateHours>;

/** When a restaurant is open, by order type, with the days that differ. */
export const restaurantHoursBody = z
  .object({
    week: z.array(weekHours).max(3 * 7 * mostSpansOfDay),
    exceptions: z.array(dateHours).max(200, 'Remove days that are over: 200 are the most.'),
  })
  .superRefine(({ week, exceptions }, context) => {
    for (const type of deliveryMethod.options) {
      const places = week.flatMap(({ order_type }, place) => (order_type === type ? [place] : []));
      const spans = places.flatMap((place) => week[place] ?? []);
      const overlap = overlapOfWeek(spans);
      if (!overlap) continue;
      const [first, second] = [spans[overlap.first], spans[overlap.second]];
      if (!first || !second) continue;
      const named = (one: WeekHours) => `${weekdays[one.weekday - 1] ?? ''} ${clock(one)}`;
      context.addIssue({
        code: 'custom',
        path: ['week', places[overlap.second] ?? 0, 'opens'],
        message: `${typeNames[type]}: ${named(first)} and ${named(second)} overlap.`,
      });
    }
    const seen = new Set<string>();
    for (const [place, { date, order_type: type }] of exceptions.entries()) {
      const key = `${date} ${type}`;
      if (seen.has(key)) {
        const path = ['exceptions', place, 'date'];
        context.addIssue({ code: 'custom', path, message: `${date} stands here twice.` });
      }
      seen.add(key);
    }
  });
export type RestaurantHoursBody = z.output<typeof restaurantHoursBody>;

const restaurantHours = z.object({
  week: z.array(weekHours),
  /** From yesterday on; earlier ones are over and stay as they were. */
  exceptions: z.array(dateHours),
  revision: count,
  order_types: z.array(deliveryMethod),
  time_zone: z.string(),
});
export type RestaurantHours = z.output<typeof restaurantHours>;

const wholeMinutes = (most: number) =>
  z
    .number('Write a whole number of minutes.')
    .int('Write a whole number of minutes.')
    .min(0, 'Write 0 or more minutes.')
    .max(most, `Write at most ${most} minutes.`);
const limit = (most: number) =>
  z
    .number('Write a whole number.')
    .int('Write a whole number.')
    .min(1, 'Write 1 or more, or turn the limit off.')
    .max(most, `Write at most ${most}.`)
    .nullable();

/** How long orders take, how far ahead they may be, and how much fits into a time. */
export const restaurantTimesBody = z.object({
  /** From order to ready (rule R19). */
  lead_minutes: wholeMinutes(10_080),
  /** On the road, on top of it. */
  delivery_minutes: wholeMinutes(600),
  /** Between two times on offer. */
  slot_minutes: wholeMinutes(240).min(1, 'Write 1 minute or more.'),
  /** Days on offer, today included. */
  days_ahead: z
    .number('Write a whole number of days.')
    .int('Write a whole number of days.')
    .min(1, 'Write 1 or more days: today is one.')
    .max(60, 'Write at most 60 days.'),
  /** The kitchen begins when the restaurant opens, so the first time waits for the lead. */
  starts_at_opening: z.boolean(),
  /** The last order is taken so long before closing (rule R20); null: until it closes. */
  last_order_minutes: wholeMinutes(600).nullable(),
  fulfils_after_close: z.boolean(),
  /** What fits into each window (rule R21); null: any number. */
  capacity_orders: limit(10_000),
  /** By the weights of dishes. */
  capacity_units: limit(100_000),
  capacity_window_minutes: wholeMinutes(240).min(1, 'Write 1 minute or more.'),
  /** Unpaid orders keep their time and dishes so long (rule R59). */
  hold_minutes: wholeMinutes(240).min(1, 'Write 1 minute or more.'),
  /** A customer may cancel until so long before the promised time, or until it was accepted. */
  cancel_minutes: wholeMinutes(10_080),
});
export type RestaurantTimesBody = z.output<typeof restaurantTimesBody>;

const restaurantTimes = restaurantTimesBody.extend({ revision: count });
export type RestaurantTimes = z.output<typeof restaurantTimes>;

const restaurant = z.object({ restaurantId: idText });
const revision = z.object({ 'if-match': z.string().max(40).optional() });
const stale = <T extends z.ZodType>(data: T) => ({
  412: z.object({ error: z.string(), code: failureCode, data }),
});

export const getRestaurantHours = endpoint(routes.getRestaurantHours, {
  summary: 'When a restaurant is open, by order type, with the days that differ.',
  security: ['staff'],
  params: restaurant,
  reply: dataOf(restaurantHours),
});

export const setRestaurantHours = endpoint(routes.setRestaurantHours, {
  summary: 'Sets when a restaurant is open. Needs If-Match; stale: 412 with the present.',
  security: ['staff'],
  params: restaurant,
  headers: revision,
  body: restaurantHoursBody,
  reply: dataOf(restaurantHours),
  failures: stale(restaurantHours),
});

export const getRestaurantTimes = endpoint(routes.getRestaurantTimes, {
  summary: 'How long orders take, how far ahead they may be, and how much fits into a time.',
  security: ['staff'],
  params: restaurant,
  reply: dataOf(restaurantTimes),
});

export const setRestaurantTimes = endpoint(routes.setRestaurantTimes, {
  summary: 'Sets lead times and capacity. Needs If-Match; stale: 412 with the present.',
  security: ['staff'],
  params: restaurant,
  headers: revision,
  body: restaurantTimesBody,
  reply: dataOf(restaurantTimes),
  failures: stale(restaurantTimes),
});
