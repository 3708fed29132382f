import { z } from 'zod';
import { givenName } from '../fields/name-text.ts';
import { overlapOfWeek } from '../rules/time/overlapping-hours.ts';
import { entryTranslations } from './entry-translations.ts';
import { freeMode, halfBaseMode, halfToppingMode } from './menu.ts';
import { count, id, localTime, money, plainLine, plainText } from './wire.ts';

/**
 * A restaurant's menu as its staff edit it (docs/decisions/063): records by key, so that a change is
 * a path and a value like every other change of a document (docs/decisions/020).
 */

/** An id that the server gave, or what stands for one until it is stored: `new-` and letters. */
export const menuKey = z
  .string()
  .regex(/^(?:[1-9]\d{0,15}|new-[a-z0-9-]{1,40})$/, 'This is no id of a menu');

/** Where a customer would read no more. */
export const longestMenuName = 120;
const longestDescription = 2000;
/** How many places of a sequence have a price of their own; what comes after costs the last one. */
export const mostSequencePrices = 10;
/** How many dishes a category holds: a whole large menu that has no other. */
export const mostCategoryDishes = 2000;
/** The highest price, in the major unit. */
export const mostMoney = 99_999.99;

const name = givenName(longestMenuName);
const description = plainText.max(
  longestDescription,
  `Write at most ${longestDescription} characters.`,
);
/** An address of this site or of another; null: none. */
const image_url = z
  .string()
  .max(500)
  .regex(/^(?:\/(?!\/)|https:\/\/)[^\s"'<>\\]+$/i, 'Choose a picture.')
  .nullable();

const price = z
  .number('Write a price such as 12.5.')
  .min(0, 'A price is 0 or more.')
  .max(mostMoney, 'A price is at most 99,999.99.')
  .describe('In the major unit: 12.5');

/** What a size costs more or less. */
const adjustment = money
  .min(-mostMoney, 'That is too much less.')
  .max(mostMoney, 'That is too much more.');

const once = (values: readonly unknown[]) => new Set(values).size === values.length;
const keys = (most: number) =>
  z.array(menuKey).max(most, `There are at most ${most}.`).refine(once, 'One stands there twice.');

const marks = z
  .array(plainLine.min(1, 'Write a word.').max(40, 'Write at most 40 characters.'))
  .max(20, 'There are at most 20.')
  .refine(once, 'One stands there twice.');

const namedOnce = (things: readonly { name: string }[]) =>
  once(things.map((one) => one.name.toLowerCase()));

/** Left out: nothing of it is translated. */
const translations = entryTranslations.optional();

/** A choice of exactly one value, such as a size. */
const menuChoice = z.strictObject({
  id: menuKey,
  name,
  translations,
  is_required: z.boolean(),
  values: z
    .array(z.strictObject({ id: menuKey, name, translations, price_adjustment: adjustment }))
    .min(1, 'Add a value, or remove the choice.')
    .max(40, 'There are at most 40 values.')
    .refine(namedOnce, 'Two values are called the same.'),
});
export type MenuChoice = z.output<typeof menuChoice>;

const choices = z
  .array(menuChoice)
  .max(10, 'There are at most 10 choices.')
  .refine(namedOnce, 'Two choices are called the same.');

/** When something is offered, empty: always; to at or before from crosses midnight (rule R18). */
const hours = z
  .array(
    z.strictObject({
      weekday: z.number().int().min(1).max(7),
      from: localTime,
      to: localTime,
    }),
  )
  .max(7 * 6, 'There are at most six times a day.')
  .refine(
    (times) =>
      overlapOfWeek(
        times.map(({ weekday, from, to }) => ({ weekday, opens: from, closes: to })),
      ) === null,
    'Two of these times overlap.',
  );

export const editedDish = z.strictObject({
  name,
  description,
  translations,
  image_url,
  diets: marks,
  allergens: marks,
  /** null: the tenant's own rate (rule R10). */
  tax_class_id: id.nullable(),
  /** What the site charges, and what the counter does. */
  online_price: price,
  price,
  /** Both prices are this restaurant's alone; else they are those of the whole menu. */
  has_own_price: z.boolean(),
  /** Somebody said that it costs nothing: without it a dish at 0 is not sold (docs/decisions/066). */
  is_free: z.boolean().default(false),
  unit: plainLine.max(40, 'Write at most 40 characters.'),
  is_best_seller: z.boolean(),
  is_fresh: z.boolean(),
  /** Notice that the kitchen needs for it, in minutes (rule R19). */
  prep_minutes: count.max(7 * 24 * 60, 'A week is the most.'),
  /** Its weight in a slot whose capacity counts units (rule R21). */
  prep_units: count.max(100, '100 is the most.'),
  /** Within the hours of its categories; empty: whenever one of them is offered. */
  hours: hours.default([]),
  choices,
  /** Groups of options that it asks, in their order. */
  group_ids: keys(30),
  /** What is suggested with it (decision 107): a dish, or none; left out: what is ordered together. */
  goes_well_with: z.union([menuKey, z.literal('none')]).optional(),
});
export type EditedDish = z.output<typeof editedDish>;

const editedOption = z.strictObject({
  id: menuKey,
  name,
  translations,
  online_price: price,
  price,
  max_quantity: z
    .number()
    .int()
    .min(1, 'It can be taken at least once.')
    .max(99, '99 is the most.'),
  is_default: z.boolean(),
  /** Never on one half of a half-and-half alone (rule R32). */
  is_whole_only: z.boolean(),
  allergens: marks,
  choices,
  /** Groups that it asks in turn. */
  group_ids: keys(10),
});
export type EditedOption = z.output<typeof editedOption>;

const most = z.number().int().min(1, 'The most is at least 1.').max(99, '99 is the most.');

export const editedGroup = z.strictObject({
  name,
  translations,
  min: count.max(99, '99 is the most.'),
  /** null: no limit (rule R26). */
  max: most.nullable(),
  max_distinct: most.nullable(),
  free_count: count.max(99, '99 is the most.'),
  free_mode: freeMode,
  /** What one costs by its place among those that are charged (rule R98); left out: its own price. */
  sequence_prices: z
    .array(price)
    .min(1, 'Write what the first one costs.')
    .max(mostSequencePrices, `There are at most ${mostSequencePrices} prices.`)
    .optional(),
  charges_defaults: z.boolean(),
  credits_substitutions: z.boolean(),
  is_whole_only: z.boolean(),
  options: z
    .array(editedOption)
    .max(200, 'There are at most 200 options.')
    .refine((options) => once(options.map((one) => one.id)), 'An option stands there twice.'),
});
export type EditedGroup = z.output<typeof editedGroup>;

export const editedCategory = z.strictObject({
  name,
  description,
  translations,
  image_url,
  hours,
  dish_ids: keys(mostCategoryDishes),
});
export type EditedCategory = z.output<typeof editedCategory>;

const idsOnce = (things: readonly { id: string }[]) => once(things.map(({ id }) => id));

/** A step of a combo: 'Choose your drink'. */
const comboStep = z.strictObject({
  id: menuKey,
  name,
  translations,
  /** So many are chosen; a step with a least of 0 may be left out. */
  min: count.max(20, '20 is the most.'),
  max: z.number().int().min(1, 'The most is at least 1.').max(20, '20 is the most.'),
  choices: z
    .array(
      z.strictObject({
        dish_id: menuKey,
        /** On top of the combo's price. */
        upcharge: price,
        is_default: z.boolean(),
      }),
    )
    .max(100, 'There are at most 100 dishes to choose from.')
    .refine((choices) => once(choices.map((one) => one.dish_id)), 'A dish stands there twice.'),
});
export type ComboStep = z.output<typeof comboStep>;

/** The category that something is shown in, after its dishes; null: it is not shown. */
const category_id = menuKey.nullable();

/** A meal at a fixed price (rules R33, R34). */
export const editedCombo = z.strictObject({
  name,
  description,
  translations,
  image_url,
  category_id,
  /** Without what its choices cost on top. */
  price,
  /** Coupons for single dishes may lower its parts (rule R34). */
  takes_item_coupons: z.boolean(),
  /** Within the hours of its category; empty: whenever that is offered. */
  hours,
  steps: z
    .array(comboStep)
    .min(1, 'Add a step.')
    .max(10, 'There are at most 10 steps.')
    .refine(idsOnce, 'A step stands there twice.')
    .refine(namedOnce, 'Two steps are called the same.'),
});
export type EditedCombo = z.output<typeof editedCombo>;

/** Dishes that may be ordered in halves of each other (rules R30 to R32). */
export const editedHalfSet = z.strictObject({
  name,
  description,
  translations,
  image_url,
  category_id,
  base_mode: halfBaseMode,
  topping_mode: halfToppingMode,
  /** On top, for two different halves. */
  surcharge: price,
  /** Names of values that cannot be halved, such as a small size. */
  excluded_values: marks,
  dish_ids: keys(100),
});
export type EditedHalfSet = z.output<typeof editedHalfSet>;

const shape = z.strictObject({
  /** In the order they are shown. */
  category_ids: keys(200),
  categories: z.record(menuKey, editedCategory),
  dishes: z.record(menuKey, editedDish),
  groups: z.record(menuKey, editedGroup),
  /** In the order they are shown within their categories. */
  combo_ids: keys(100),
  combos: z.record(menuKey, editedCombo),
  half_set_ids: keys(20),
  half_sets: z.record(menuKey, editedHalfSet),
});
export type MenuDocument = z.output<typeof shape>;

export const menuDocument = shape;
