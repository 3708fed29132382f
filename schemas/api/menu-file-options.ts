import { z } from 'zod';
import { givenName } from '../fields/name-text.ts';
import { menuEncodings } from './menu-encodings.ts';
import {
  guessedMapping,
  importFinding,
  tableMapping,
  tablePlace,
  tableRow,
} from './menu-mapping.ts';
import { count, money, plainLine } from './wire.ts';

/** Dishes of one import that are mended before it; more are mended in the file, or on the menu. */
const mostMended = 300;

const sizeName = givenName(120);
const dishId = z.string().min(1).max(700);

/** A dish as it is to come to the menu; what is left out stays as the file has it. */
export const mendedDish = z.strictObject({
  /** As the preview calls it. */
  id: dishId,
  name: givenName(120).optional(),
  /** In the major unit. */
  price: money
    .min(0, 'A price is 0 or more.')
    .max(99_999.99, 'A price is at most 99,999.99.')
    .optional(),
  /** The category that it comes into, by its name; a new one where the file has none like it. */
  category: givenName(120).optional(),
  /** Sizes that are to be called otherwise, by their names in the file. */
  size_names: z
    .array(z.strictObject({ from: plainLine.max(120), to: sizeName }))
    .max(50)
    .optional(),
  /** It is sold for nothing. */
  is_free: z.literal(true).optional(),
  /** It does not come to the menu. */
  is_left_out: z.literal(true).optional(),
});
export type MendedDish = z.output<typeof mendedDish>;

const once = (mended: readonly MendedDish[]) =>
  new Set(mended.map(({ id }) => id)).size === mended.length;

/** What is sent with a menu file, as a part `options` of a form beside the part `file`. */
export const menuFileOptions = z
  .strictObject({
    /** Encoding of the file's letters; without it the encoding is found out. */
    encoding: z.enum(menuEncodings).optional(),
    /** How a table is read; else as it was last time by the same headings, else as it is guessed. */
    mapping: tableMapping.optional(),
    /** Where the menu stands, so that its columns are guessed there; else it is looked for. */
    place: tablePlace.optional(),
    mended: z
      .array(mendedDish)
      .max(mostMended, `At most ${mostMended} dishes are mended here. Mend the others in the file.`)
      .refine(once, 'A dish stands there twice.')
      .default([]),
  })
  .default({ mended: [] });
export type MenuFileOptions = z.output<typeof menuFileOptions>;

/** A finding with the dish of the preview that it is about; null: none. */
export const previewedFinding = importFinding.extend({ dish_id: dishId.nullable() });

/** A table on its way to be a menu: what is in it, and how it is read. */
export const menuFileTable = z.object({
  sheets: z.array(
    z.object({
      name: z.string(),
      rows: count,
      /** Rows among them that the spreadsheet hides; absent: none. */
      hidden_rows: count.optional(),
    }),
  ),
  /** Encoding of its letters; null for a spreadsheet, which says so itself. */
  encoding: z.enum(menuEncodings).nullable(),
  mapping: tableMapping,
  /**
   * Why each column is taken for what it is taken for; of the guess for the mapping's sheet and row
   * of headings, whoever made the mapping.
   */
  guesses: guessedMapping.shape.guesses,
  /** Whose the mapping is: sent with the file, remembered from the last one like it, or guessed. */
  origin: z.enum(['sent', 'remembered', 'guessed']),
  /** The first rows of the sheet, as the file has them; at most 20, with at most 200 letters a cell. */
  rows: z.array(tableRow),
  /** The first ten dishes that come of it. */
  dishes: z.array(
    z.object({
      name: z.string(),
      category: z.string(),
      price: money,
      has_price: z.boolean(),
      /** 'Small', 'Large': what each costs. */
      sizes: z.array(z.object({ name: z.string(), price: money })),
      /** Names of its groups of options. */
      groups: z.array(z.string()),
    }),
  ),
  dish_count: count,
  findings: z.array(importFinding),
  /** Why nothing can be made of it like that, each with its line; empty: it can be previewed. */
  problems: z.array(z.object({ path: z.string(), message: z.string() })),
});
export type MenuFileTable = z.output<typeof menuFileTable>;
