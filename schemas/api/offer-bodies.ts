import { z } from 'zod';
import { amountTextOrNone } from '../fields/amount-text.ts';
import { chosenCode } from '../fields/code-text.ts';
import { entryTranslations } from './entry-translations.ts';
import { deliveryMethod, id, localTime, plainLine, plainText } from './wire.ts';

/** An amount in the major unit, without a sign; '': none. */
const optionalAmount = amountTextOrNone('Write an amount like 12.50, with a point.');

const amount = optionalAmount
  .min(1, 'Write an amount like 12.50.')
  .refine((text) => Number(text) > 0, 'Write an amount above 0.');

const day = z.iso.date();

/** Local date and time, to the minute: 2026-12-24T18:00. */
const localMinute = z
  .string()
  .regex(/^20\d\d-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/, 'Choose a day and a time.')
  .refine((text) => day.safeParse(text.slice(0, 10)).success, 'There is no such day.');

const wholePercent = z
  .number('Write a whole number from 1 to 100.')
  .int('Write a whole number.')
  .min(1, 'It takes off at least 1 %.')
  .max(100, 'It takes off at most 100 %.');

const window = z.object({
  /** ISO weekdays, 1 (Monday) to 7. */
  weekdays: z
    .array(z.number().int().min(1).max(7))
    .min(1, 'Choose at least one day.')
    .max(7)
    .refine((days) => new Set(days).size === days.length, 'Each day stands there once.'),
  from: localTime,
  /** At or before `from`: on the next day. */
  to: localTime,
});
export type OfferWindow = z.output<typeof window>;

/** When and for what orders an offer holds (R37, R39, R40); times by the clock of the restaurant. */
const conditions = {
  /** Empty: every one. */
  order_types: z.array(deliveryMethod).max(3),
  payment_methods: z.array(z.enum(['card', 'cashOnDelivery'])).max(2),
  windows: z.array(window).max(14, 'Write at most 14 times.'),
  starts_at: localMinute.nullable(),
  /** From then on it does not hold any more. */
  ends_at: localMinute.nullable(),
  validate_at: z.enum(['order', 'fulfilment']),
  /** Of items after deals, before a coupon; inclusive (rule R40). */
  minimum: optionalAmount,
};

type Span = { starts_at: string | null; ends_at: string | null };

function checkSpan({ starts_at, ends_at }: Span, context: z.core.$RefinementCtx): void {
  if (starts_at === null || ends_at === null || ends_at > starts_at) return;
  const message = 'It has to end after it starts.';
  context.addIssue({ code: 'custom', path: ['ends_at'], message });
}

const uses = (most: number) =>
  z
    .number('Write a whole number, or nothing.')
    .int('Write a whole number.')
    .min(1, 'It is used at least once.')
    .max(most, `Write at most ${most.toLocaleString('en')}.`)
    .nullable();

const ids = (most: number, message: string) =>
  z
    .array(id)
    .max(most, message)
    .refine((all) => new Set(all).size === all.length, 'Each stands there once.');

const dishIds = ids(500, 'Choose at most 500 dishes.');

/** What a coupon takes off. */
const couponEffect = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('percent'),
    percent: z
      .number('Write a percentage such as 15.')
      .min(0.01, 'It takes off more than 0 %.')
      .max(100, 'It takes off at most 100 %.')
      .refine(
        (percent) => Number.isInteger(Math.round(percent * 1e6) / 1e4),
        'Write at most two decimals.',
      ),
    /** Never more than this (rule R41); '': no limit. */
    most: optionalAmount,
  }),
  z.object({ kind: z.literal('amount'), amount }),
  z.object({ kind: z.literal('free_delivery') }),
]);

/** A code that lowers an order, as its owner writes it (rules R39 to R44). */
export const couponValues = z.object({
  code: chosenCode,
  /** For the customer: '15 % off your order'. */
  description: plainLine.max(200, 'Write at most 200 characters.'),
  effect: couponEffect,
  /** Restaurant products and categories that it lowers; both empty: all. */
  dish_ids: dishIds,
  category_ids: ids(100, 'Choose at most 100 categories.'),
  /** Restaurants that take it; empty: all. */
  restaurant_ids: ids(200, 'Choose at most 200 restaurants.'),
  ...conditions,
  /** Uses in all and of one customer (rule R43). */
  total_limit: uses(1_000_000),
  customer_limit: uses(1000),
  /** Only for who has not ordered here before. */
  first_order_only: z.boolean(),
  needs_login: z.boolean(),
  /** Deals that allow it too may lower the same cart (rule R42). */
  stacks_with_deals: z.boolean(),
});

export const couponBody = couponValues.superRefine(checkSpan);
export type CouponBody = z.output<typeof couponBody>;

/** What a deal does to the dishes that fill its steps (rules R35, R36). */
const dealEffect = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bogo'),
    /** What is lowered costs so much less; 100: it is free. */
    percent: wholePercent,
    pick: z.enum(['cheapest', 'dearest', 'first']),
  }),
  z.object({
    kind: z.literal('bundle'),
    price: optionalAmount.min(1, 'Write a price like 12.50.'),
  }),
  z.object({ kind: z.literal('percent'), percent: wholePercent, most: optionalAmount }),
]);

/** What customers read in other languages (docs/decisions/109); left out: as it was before. */
const translations = entryTranslations.optional();

const component = z.object({
  /** null: a new one. */
  id: id.nullable(),
  name: plainLine.min(1, 'Give the step a name.').max(60, 'Write at most 60 characters.'),
  translations,
  /** `get` is what a `bogo` lowers. */
  role: z.enum(['buy', 'get']),
  quantity: z
    .number('Write a whole number.')
    .int('Write a whole number.')
    .min(1, 'At least one.')
    .max(20, 'At most 20.'),
  dish_ids: dishIds,
});

/** An offer on dishes of one restaurant, as its owner writes it (rules R35 to R37). */
export const dealValues = z.object({
  name: plainLine.min(1, 'Give the deal a name.').max(80, 'Write at most 80 characters.'),
  description: plainText.max(500, 'Write at most 500 characters.'),
  translations,
  effect: dealEffect,
  components: z.array(component).max(8, 'A deal has at most eight steps.'),
  ...conditions,
  /** Applied by itself to what is in the cart; else customers put it together. */
  is_automatic: z.boolean(),
  /** A coupon's code that allows it too may lower the same cart (rule R42). */
  stacks_with_codes: z.boolean(),
});

export const dealBody = dealValues.superRefine((deal, context) => {
  checkSpan(deal, context);
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  const { components, effect, is_automatic, minimum } = deal;
  if (!is_automatic && Number(minimum) > 0) {
    refuse(['minimum'], 'Only a deal that applies by itself may ask for an amount.');
  }
  if (components.length === 0) refuse(['components'], 'A deal needs at least one step.');
  if (effect.kind === 'bogo' && components.every(({ role }) => role === 'buy')) {
    refuse(['components'], 'Say which dishes are free or cost less.');
  }
  for (const [place, { dish_ids }] of components.entries()) {
    if (dish_ids.length > 0) continue;
    refuse(['components', place, 'dish_ids'], 'Choose at least one dish.');
  }
});
export type DealBody = z.output<typeof dealBody>;
