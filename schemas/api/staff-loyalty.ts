import { z } from 'zod';
import { amountText } from '../fields/amount-text.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { count, dataOf, failureCode, localDate, money } from './wire.ts';

/** An amount above 0 in the major unit. */
const amount = amountText('Write an amount like 1.50, with a point.').refine(
  (text) => Number(text) > 0,
  'Write an amount above 0.',
);

const whole = (least: number, most: number) =>
  z
    .number('Write a whole number.')
    .int('Write a whole number.')
    .min(least, `This is at least ${least}.`)
    .max(most, `This is at most ${most}.`);

/** How customers earn and redeem points (rules R74 to R79). */
export const loyaltyBody = z
  .object({
    is_on: z.boolean(),
    /** So much spent earns `points_per_unit` points. */
    unit: amount,
    points_per_unit: whole(1, 10_000),
    /** The tax on items counts as spent. */
    counts_tax: z.boolean(),
    /** What one point takes off. */
    point_value: amount,
    /** Points are redeemed in multiples of it. */
    step: whole(1, 100_000),
    minimum: whole(1, 1_000_000),
    /** Percent of an order's items that points may pay at most. */
    max_share: whole(1, 100),
    /** Months until points expire; null: never (rule R79). */
    expiry_months: whole(1, 120).nullable(),
  })
  .refine(({ step, minimum }) => minimum % step === 0, {
    message: 'The least that is redeemed is a multiple of the step.',
    path: ['minimum'],
  });
export type LoyaltyBody = z.output<typeof loyaltyBody>;

const loyaltySettings = z.object({
  ...loyaltyBody.shape,
  revision: count,
  currency: z.string(),
});
export type LoyaltySettings = z.output<typeof loyaltySettings>;

/** What rules would have cost in the last full month. */
const loyaltyPreview = z.object({
  /** The first and the last day of that month. */
  from: localDate,
  until: localDate,
  /** Completed orders, and what of them counts as spent. */
  orders: count,
  spent: money,
  /** If every customer had an account: the points, and what they take off when all are redeemed. */
  points: count,
  worth: money,
  /** The same of the orders that users placed. */
  user_orders: count,
  user_points: count,
  user_worth: money,
  currency: z.string(),
});
export type LoyaltyPreview = z.output<typeof loyaltyPreview>;

const getLoyaltySettings = endpoint(routes.getLoyaltySettings, {
  summary: 'How customers earn and redeem points.',
  security: ['staff'],
  roles: ['owner'],
  reply: dataOf(loyaltySettings),
});

const setLoyaltySettings = endpoint(routes.setLoyaltySettings, {
  summary:
    'Sets how points are earned and redeemed from now on; an order keeps the rules that it was placed by. Needs If-Match; stale: 412.',
  security: ['staff'],
  roles: ['owner'],
  headers: z.object({ 'if-match': z.string().max(40).optional() }),
  body: loyaltyBody,
  reply: dataOf(loyaltySettings),
  failures: { 412: z.object({ error: z.string(), code: failureCode, data: loyaltySettings }) },
});

const previewLoyalty = endpoint(routes.previewLoyalty, {
  summary: 'What these rules, saved or not, would have cost in the last full month.',
  security: ['staff'],
  roles: ['owner'],
  audit: 'none',
  body: loyaltyBody,
  reply: dataOf(loyaltyPreview),
});

export const staffLoyaltyEndpoints = { getLoyaltySettings, setLoyaltySettings, previewLoyalty };
