import { z } from 'zod';
import { givenName } from '../fields/name-text.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { count, dataOf, deliveryMethod, failureCode, id, idText } from './wire.ts';

/** A rate in percent with at most four decimals: 8.875 is stored exactly (rule R12). */
export const percent = z
  .number('Write a rate such as 12.5.')
  .min(0, 'A rate is 0 or more.')
  .max(100, 'A rate is at most 100 %.')
  .refine((rate) => Number.isInteger(Math.round(rate * 1e8) / 1e4), {
    message: 'Write at most four decimals.',
  });

const taxClass = z
  .object({
    /** null: a new one. */
    id: id.nullable(),
    name: givenName(60),
    rate: percent,
    /** Where an order type has another rate (rule R11). */
    rates: z.array(z.object({ order_type: deliveryMethod, rate: percent })).max(3),
  })
  .refine(({ rates }) => new Set(rates.map((one) => one.order_type)).size === rates.length, {
    message: 'Each order type has one rate.',
    path: ['rates'],
  });

/** How a tenant's orders are taxed, and how cash is rounded. */
export const taxesBody = z
  .object({
    /** Prices on the menu include the tax; else it comes on top. */
    prices_include_tax: z.boolean(),
    standard_rate: percent,
    classes: z.array(taxClass).max(50, 'There are at most 50 classes.'),
    /** Cash is rounded to a multiple of it, in minor units; 1 leaves it as it is (rule R15). */
    cash_step: z.number().int().min(1).max(1000),
  })
  .superRefine(({ classes }, context) => {
    const seen = new Set<string | number>();
    for (const [place, { id: classId, name }] of classes.entries()) {
      if (classId !== null && seen.has(classId)) {
        const twice = 'This class stands here twice.';
        context.addIssue({ code: 'custom', path: ['classes', place, 'id'], message: twice });
      }
      if (classId !== null) seen.add(classId);
      const message = `There are two classes called ‘${name}’.`;
      const path = ['classes', place, 'name'];
      if (seen.has(name.toLowerCase())) context.addIssue({ code: 'custom', path, message });
      seen.add(name.toLowerCase());
    }
  });
export type TaxesBody = z.output<typeof taxesBody>;

const taxes = z.object({
  ...taxesBody.shape,
  revision: count,
  currency: z.string(),
});
export type Taxes = z.output<typeof taxes>;

/** What a restaurant adds to its orders. */
export const restaurantFeesBody = z.object({
  /** Of the items after discounts, as a line of its own (rule R13); 0: none. */
  service_fee: percent,
  /** Delivery and service fees carry the standard rate (rule R13). */
  taxes_fees: z.boolean(),
  /** Percentages offered as tips; none: no tips. */
  tip_percents: z
    .array(
      z
        .number('Write a whole number.')
        .int('Write a whole number.')
        .min(1, 'A tip is 1 % or more.')
        .max(100, 'A tip is at most 100 %.'),
    )
    .max(5, 'Offer at most five tips.')
    .refine((tips) => new Set(tips).size === tips.length, 'Each tip stands there once.'),
});
export type RestaurantFeesBody = z.output<typeof restaurantFeesBody>;

const restaurantFees = restaurantFeesBody.extend({ revision: count });
export type RestaurantFees = z.output<typeof restaurantFees>;

const restaurant = z.object({ restaurantId: idText });
const revision = z.object({ 'if-match': z.string().max(40).optional() });

export const getTaxes = endpoint(routes.getTaxes, {
  summary: 'How orders are taxed, and how cash is rounded.',
  security: ['staff'],
  roles: ['owner'],
  reply: dataOf(taxes),
});

export const setTaxes = endpoint(routes.setTaxes, {
  summary: 'Sets taxes and cash rounding of orders from now on. Needs If-Match; stale: 412.',
  security: ['staff'],
  roles: ['owner'],
  headers: revision,
  body: taxesBody,
  reply: dataOf(taxes),
  failures: { 412: z.object({ error: z.string(), code: failureCode, data: taxes }) },
});

export const getRestaurantFees = endpoint(routes.getRestaurantFees, {
  summary: 'The service fee and the tips of a restaurant.',
  security: ['staff'],
  params: restaurant,
  reply: dataOf(restaurantFees),
});

export const setRestaurantFees = endpoint(routes.setRestaurantFees, {
  summary: 'Sets fee and tips of orders from now on. Needs If-Match; stale: 412 with the present.',
  security: ['staff'],
  params: restaurant,
  headers: revision,
  body: restaurantFeesBody,
  reply: dataOf(restaurantFees),
  failures: { 412: z.object({ error: z.string(), code: failureCode, data: restaurantFees }) },
});
