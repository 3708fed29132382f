import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { mostSeenSteps } from './visit-routes.ts';
import { businessDate, getStaffDay } from './staff-days.ts';
import { count, dataOf, id, idText, localDate, plainText } from './wire.ts';

/** What a page saw: a step, a dish with its id, or what was looked for in vain. */
const seenStep = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['menu', 'checkout', 'details']) }),
  z.strictObject({ kind: z.enum(['dish', 'added']), dish_id: id }),
  z.strictObject({ kind: z.literal('search'), text: plainText.min(1).max(200) }),
]);
export type SeenStep = z.output<typeof seenStep>;

const countVisitSteps = endpoint(routes.countVisitSteps, {
  summary:
    'Counts what a page saw, for the restaurant’s statistics; nothing about anybody is sent or stored.',
  security: [],
  query: z.object({ tenant_id: idText.optional() }),
  /** Global Privacy Control and Do Not Track: with '1' nothing is counted. */
  headers: z.object({ 'sec-gpc': z.string().optional(), dnt: z.string().optional() }),
  body: z.strictObject({
    restaurant_id: id,
    steps: z.array(seenStep).min(1, 'Send a step.').max(mostSeenSteps),
  }),
  /** How many were counted: those of somebody who was counted already, and of dishes that left, are not. */
  reply: dataOf(z.object({ counted: count })),
});

/** Visitors by the step that they came to. */
const funnel = z.object({
  visits: count,
  menu: count,
  dish: count,
  added: count,
  checkout: count,
  details: count,
  /** Orders that customers placed in the day, whatever it was for. */
  ordered: count,
});
export type VisitFunnel = z.output<typeof funnel>;

const visitFigures = z.object({
  restaurant_id: id,
  /** The business day, and the same weekday before it. */
  date: localDate,
  date_before: localDate,
  steps: funnel,
  steps_before: funnel,
  /** What was looked for and is not on the menu, most first. */
  searches: z.array(z.object({ text: z.string(), count })),
  /** Dishes that were looked at or added, most first. */
  dishes: z.array(z.object({ id, name: z.string(), seen: count, orders: count })),
});
export type VisitFigures = z.output<typeof visitFigures>;

const getVisitFigures = endpoint(routes.getVisitFigures, {
  summary: 'Visitors of a restaurant’s site on a business day (decision 108).',
  security: ['staff'],
  query: z.object({
    restaurant_id: idText,
    /** Today where it is left out. */
    date: businessDate.optional(),
  }),
  reply: dataOf(visitFigures),
});

/** Calls about what a restaurant makes and who comes to its site, as rows of the contract. */
export const figureEndpoints = { getStaffDay, countVisitSteps, getVisitFigures };
