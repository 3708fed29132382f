import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { capabilityEndpoints } from './staff-capabilities.ts';
import { orderStatus } from './orders.ts';
import { routes } from './routes.ts';
import { dataOf, deliveryMethod, failureCode, id, instant } from './wire.ts';

/** The steps of a site's set-up, in the order in which they stand in the way of opening it. */
export const setupStepNames = [
  'restaurant',
  'hours',
  'look',
  'menu',
  'fulfilment',
  'tax',
  'payment',
  'test_order',
] as const;
export type SetupStepName = (typeof setupStepNames)[number];

/**
 * What a step lacks, in a word; `no_restaurant` (none that is not closed) in each that looks at
 * restaurants:
 * - `restaurant`: `no_address`;
 * - `hours`: `no_hours` of an order type;
 * - `look`: `look_not_chosen`, as long as it is marked neither `confirmed` nor `skipped`;
 * - `menu`: `no_dishes` (none that is sold), `no_prices` (each costs nothing), and as a hint `free_dishes` (some do);
 * - `fulfilment`: `no_order_types`, `ordering_off`, `no_zone`, `no_localities` (no address can be
 *   looked up, so a zone by distance or area reaches nobody; where postcodes do, it is a hint);
 * - `tax`: `tax_not_set`, until an owner has saved the taxes once;
 * - `payment`: `no_way_to_pay`;
 * - `test_order`: `no_test_order`, as long as none was placed and the step is not `skipped`, and as a
 *   hint `no_notice` (new orders are not mailed, and no desk has its sound on).
 */
const setupGapCode = z.enum([
  'no_restaurant',
  'no_address',
  'no_hours',
  'look_not_chosen',
  'no_dishes',
  'no_prices',
  'free_dishes',
  'no_order_types',
  'ordering_off',
  'no_zone',
  'no_localities',
  'tax_not_set',
  'no_way_to_pay',
  'no_test_order',
  'no_notice',
]);

const namedRestaurant = z.object({ id, name: z.string() });

const setupGap = z.object({
  code: setupGapCode,
  /** null: it is the whole tenant's. */
  restaurant: namedRestaurant.nullable(),
  /** Of `no_hours`, and of no other. */
  order_type: deliveryMethod.nullable(),
});
export type SetupGap = z.output<typeof setupGap>;
export type SetupGapCode = SetupGap['code'];

const setupStep = z.object({
  step: z.enum(setupStepNames),
  /** `missing` stands in the way of opening, whichever step it is. */
  state: z.enum(['missing', 'done', 'skipped']),
  /** Whether the owner may mark it (markSetupStep): the others are read off what is stored. */
  is_markable: z.boolean(),
  /** What stands in the way; empty of a step that is done or skipped. */
  missing: z.array(setupGap),
  /** Worth knowing; nothing of it stands in the way. */
  hints: z.array(setupGap),
});
export type SetupStep = z.output<typeof setupStep>;

const testOrder = z.object({
  id: z.uuid(),
  /** Of its own, such as T1: real orders count on without it. */
  number: z.string(),
  restaurant: namedRestaurant,
  status: orderStatus,
  placed_at: instant,
  /** Whom it was mailed to; null: too many mails went there lately. */
  mailed_to: z.string().nullable(),
});
export type TestOrder = z.output<typeof testOrder>;

/** How far the set-up is, read off what is stored at this moment: it is left and resumed freely. */
const setup = z.object({
  /** Since when visitors order; null: they see that it opens soon. */
  opened_at: instant.nullable(),
  /** Not open yet, and no step is missing. */
  can_open: z.boolean(),
  steps: z.array(setupStep),
  /** Those that are not closed, in their order. */
  restaurants: z.array(namedRestaurant),
  /** Whether visitors find the editor's button on the site as it is published. */
  shows_editor: z.boolean(),
  /** Those that were not removed, the newest first. */
  test_orders: z.array(testOrder),
  /** Mails leave this installation. */
  sends_mails: z.boolean(),
  /** Where visitors find the site. */
  site_url: z.string(),
});
export type Setup = z.output<typeof setup>;

const owners = { security: ['staff'], roles: ['owner'], reply: dataOf(setup) } as const;

export const getSetup = endpoint(routes.getSetup, {
  summary: 'How far the set-up of the site is, and what it lacks before it can open.',
  ...owners,
});

export const markableSetupStep = z.enum(['look', 'test_order']);
export type MarkableSetupStep = z.output<typeof markableSetupStep>;

const markSetupStep = endpoint(routes.markSetupStep, {
  summary: 'Marks a step that cannot be read off what is stored, or takes its mark away.',
  ...owners,
  body: z.object({
    step: markableSetupStep,
    /** null: none any more. */
    mark: z.enum(['confirmed', 'skipped']).nullable(),
  }),
});

/** `setup_incomplete` comes with the set-up as it is, which says what is missing. */
const incomplete = z.object({ error: z.string(), code: failureCode, data: setup.optional() });

const placeTestOrder = endpoint(routes.placeTestOrder, {
  summary:
    'Places an order that is marked as a test, paid by no method, printed and mailed to who asks; once for a key. Without a restaurant, hours or a dish: 409 with what is missing.',
  ...owners,
  headers: z.object({ 'idempotency-key': z.string().min(16).max(80) }),
  body: z.object({
    /** The first that is not closed where nothing is given. */
    restaurant_id: id.optional(),
    /** A dish of its menu; the first that can be ordered where nothing is given. */
    restaurant_product_id: id.optional(),
  }),
  status: 201,
  failures: { 409: incomplete },
});

const removeTestOrder = endpoint(routes.removeTestOrder, {
  summary: 'Removes a test order whole; the step stays done. Any other order: 404.',
  ...owners,
  params: z.object({ orderId: z.uuid() }),
});

export const openSite = endpoint(routes.openSite, {
  summary:
    'Opens the site to visitors, and takes the editor’s button from them unless it is kept. Again it changes nothing; with steps missing: 409 with the set-up.',
  ...owners,
  body: z.object({ keep_editor: z.boolean().default(false) }),
  failures: { 409: incomplete },
});

/** The rows of the contract. */
export const setupEndpoints = {
  ...capabilityEndpoints,
  getSetup,
  markSetupStep,
  placeTestOrder,
  removeTestOrder,
  openSite,
};
