import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { tabSettingsRoutes } from './staff-tab-routes.ts';
import { count, dataOf, failureCode, idText } from './wire.ts';

/** Least amount that a card left at a table may hold, in minor units. */
export const leastCardHold = 100;
/** And at most. */
export const mostCardHold = 100_000_000;
/** Values suggested to an owner who switches it on. */
export const usualCardHold = 10_000;

/** How a restaurant's tabs take cards that guests leave at the table (rule R84). */
export const tabSettingsBody = z.object({
  /** Amount that such a card holds, in minor units; null: no card is taken. */
  card_hold: z
    .number('Write an amount.')
    .int('Write an amount.')
    .min(leastCardHold, 'Write a larger amount.')
    .max(mostCardHold, 'Write a smaller amount.')
    .nullable(),
  /** Hours after its last order in which a tab closes by such a card. */
  close_hours: z
    .number('Write a whole number of hours.')
    .int('Write a whole number of hours.')
    .min(1, 'A tab stays open for an hour or more after its last order.')
    .max(24, 'A tab stays open for at most 24 hours after its last order.'),
});
export type TabSettingsBody = z.output<typeof tabSettingsBody>;

const tabSettings = tabSettingsBody.extend({
  revision: count,
  currency: z.string().length(3),
  /** The business takes cards by a gateway that can hold money. */
  can_hold: z.boolean(),
});
export type TabSettings = z.output<typeof tabSettings>;

const restaurant = z.object({ restaurantId: idText });

const getTabSettings = endpoint(tabSettingsRoutes.getTabSettings, {
  summary: 'Whether guests of a restaurant may leave a card at their table, and when it pays.',
  security: ['staff'],
  params: restaurant,
  reply: dataOf(tabSettings),
});

const setTabSettings = endpoint(tabSettingsRoutes.setTabSettings, {
  summary:
    'Sets whether guests may leave a card, from now on. Needs If-Match; stale: 412 with the present.',
  security: ['staff'],
  params: restaurant,
  headers: z.object({ 'if-match': z.string().max(40).optional() }),
  body: tabSettingsBody,
  reply: dataOf(tabSettings),
  failures: { 412: z.object({ error: z.string(), code: failureCode, data: tabSettings }) },
});

export const tabSettingsEndpoints = { getTabSettings, setTabSettings };
