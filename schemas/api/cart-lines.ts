import { z } from 'zod';
import { guestNumber, id, plainText } from './wire.ts';

/** Whose cart a call is about. */
export const owner = { user_id: id.optional(), guest_id: guestNumber.optional() };

/** Rows 1 to 99 of one line; a party that needs more sends another line. */
export const quantity = z.number().int().min(1).max(99);
/** Notes never change the price and are capped (rule R29). */
export const notes = plainText.max(300, 'At most 300 characters');

const configurationChoice = z.object({
  attribute_id: id,
  attribute_value_id: id,
  /** Ignored: the server prices every choice itself (requirements, Ordering). */
  price_adjustment: z.union([z.number(), z.string()]).optional(),
});
const plainModifierChoice = z.object({
  /** Id of the restaurant product's modifier, as the menu lists it. */
  modifier_id: id,
  quantity,
  configurations: z.array(configurationChoice).max(20).default([]),
});
const innerModifiers = <T extends z.ZodType>(choice: T) => z.array(choice).max(40).optional();
/** What is asked below it does not exist, and is refused rather than passed over. */
const innermostChoice = plainModifierChoice.extend({
  modifiers: z.array(z.custom<ModifierChoice>()).max(0, 'Choices go three levels deep').optional(),
});
/** A modifier and what it asks in turn, 3 levels deep (rules R24 to R26). */
export const modifierChoice = plainModifierChoice.extend({
  modifiers: innerModifiers(
    plainModifierChoice.extend({ modifiers: innerModifiers(innermostChoice) }),
  ),
});
export type ModifierChoice = z.output<typeof plainModifierChoice> & {
  modifiers?: ModifierChoice[] | undefined;
};
export type ConfigurationChoice = z.output<typeof configurationChoice>;

const choices = {
  modifiers: z.array(modifierChoice).max(100).default([]),
  configurations: z.array(configurationChoice).max(20).default([]),
};
const product = { restaurant_product_id: id, product_id: id };
const common = {
  restaurant_id: id,
  quantity,
  /** A line of the cart whose place it takes: what is changed is never there twice, nor gone. */
  replaces: id.optional(),
  ...owner,
};

/**
 * The four shapes of POST /v2/cart (specification §7; children and portions: requirements,
 * Readings).
 */
export const plainItem = z.object({
  ...common,
  ...product,
  ...choices,
  is_half_and_half: z.literal(0),
  notes: notes.default(''),
});
export const dealItem = z.object({
  ...common,
  deal_id: id,
  notes: notes.default(''),
  children: z
    .array(z.object({ ...product, ...choices, quantity, deal_component_type_id: id }))
    .min(1)
    .max(50),
});
export const comboItem = z.object({
  ...common,
  combo_product_id: id,
  notes: notes.default(''),
  children: z
    .array(z.object({ ...product, ...choices, quantity, combo_component_id: id }))
    .min(1)
    .max(50),
});
export const halfAndHalfItem = z.object({
  ...common,
  is_half_and_half: z.literal(1),
  notes: notes.default(''),
  portions: z
    .array(z.object({ ...product, ...choices, position: z.enum(['left', 'right']) }))
    .length(2),
});
export const addToCartBody = z.union([plainItem, dealItem, comboItem, halfAndHalfItem]);
export type AddToCartBody = z.input<typeof addToCartBody>;

/** Distributes over the four shapes, so that each keeps its own fields. */
type WithoutOwner<T> = T extends unknown
  ? Omit<T, 'restaurant_id' | 'user_id' | 'guest_id' | 'replaces'>
  : never;
/**
 * A line of any shape with its choices, before it is known who buys it and where (specification
 * §7).
 */
export type LineBody = WithoutOwner<AddToCartBody>;
/** The same once it was read, with what may be left out. */
export type ReadLineBody = WithoutOwner<z.output<typeof addToCartBody>>;
