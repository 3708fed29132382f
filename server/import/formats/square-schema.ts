import { z } from 'zod';

const notNul = (text: string) => !text.includes('\u0000');
const text = (longest: number) =>
  z
    .string()
    .max(longest, `has more than ${longest} letters`)
    .refine(notNul, { error: 'holds a NUL character' });
const id = text(200).min(1, 'is empty');
const count = z.number().int('is not a whole number').nullish();

/** Square's money is in minor units already. */
const money = z
  .object({
    amount: z
      .number({ error: 'is not a number: amounts are whole minor units, such as 1450' })
      .int('is not a whole number of minor units')
      .min(0, 'is negative')
      .max(100_000_000, 'is too large')
      .nullish(),
    currency: z.string().max(3).nullish(),
  })
  .nullish();

const object = <T extends string, S extends z.ZodRawShape>(type: T, data: S) =>
  z.object({ type: z.literal(type), id, is_deleted: z.boolean().nullish(), ...data });

const references = z.array(z.object({ id: z.string() })).nullish();

const variation = object('ITEM_VARIATION', {
  item_variation_data: z.object({
    name: text(300).nullish(),
    ordinal: count,
    pricing_type: z.string().nullish(),
    price_money: money,
    sellable: z.boolean().nullish(),
    location_overrides: z.array(z.object({ sold_out: z.boolean().nullish() })).nullish(),
  }),
});

export type SquareVariation = z.output<typeof variation>;

const listInfo = z.object({
  modifier_list_id: z.string(),
  min_selected_modifiers: count,
  max_selected_modifiers: count,
  enabled: z.boolean().nullish(),
  hidden_from_customer: z.boolean().nullish(),
});
export type SquareListInfo = z.output<typeof listInfo>;

const named = z
  .array(
    z.object({
      standard_name: z.string().max(60).nullish(),
      custom_name: z.string().max(60).nullish(),
    }),
  )
  .nullish();

export const squareItem = object('ITEM', {
  item_data: z.object({
    name: text(300).min(1, 'is empty'),
    description: text(20_000).nullish(),
    description_plaintext: text(20_000).nullish(),
    category_id: z.string().nullish(),
    categories: references,
    reporting_category: z.object({ id: z.string() }).nullish(),
    variations: z.array(variation).nullish(),
    modifier_list_info: z.array(listInfo).nullish(),
    image_ids: z.array(z.string()).nullish(),
    product_type: z.string().nullish(),
    is_archived: z.boolean().nullish(),
    food_and_beverage_details: z
      .object({ dietary_preferences: named, ingredients: named })
      .nullish(),
  }),
});
export type SquareItem = z.output<typeof squareItem>;

export const squareCategory = object('CATEGORY', {
  category_data: z.object({ name: text(300).nullish(), ordinal: count }).nullish(),
});

const modifier = object('MODIFIER', {
  modifier_data: z.object({
    name: text(300).nullish(),
    ordinal: count,
    price_money: money,
    on_by_default: z.boolean().nullish(),
    hidden_online: z.boolean().nullish(),
    /** Since version 2026-08-19: lists that are asked where this one is chosen. */
    child_modifier_list_ids: z.array(z.string()).nullish(),
  }),
});

export const squareModifierList = object('MODIFIER_LIST', {
  modifier_list_data: z.object({
    name: text(300).nullish(),
    ordinal: count,
    selection_type: z.string().nullish(),
    modifier_type: z.string().nullish(),
    allow_quantities: z.boolean().nullish(),
    min_selected_modifiers: count,
    max_selected_modifiers: count,
    modifiers: z.array(modifier).nullish(),
  }),
});
export type SquareModifierList = z.output<typeof squareModifierList>;

export const squareImage = object('IMAGE', {
  image_data: z.object({ url: z.string().max(500).nullish() }).nullish(),
});

/** What ListCatalog, SearchCatalogObjects and BatchRetrieveCatalogObjects answer. */
export const squareCatalog = z.object({
  objects: z.array(z.unknown()).optional(),
  related_objects: z.array(z.unknown()).optional(),
  cursor: z.string().nullish(),
});
