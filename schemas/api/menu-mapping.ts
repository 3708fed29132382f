import { z } from 'zod';
import { count, plainLine } from './wire.ts';

/**
 * How a table is read as a menu: guessed by the server, corrected by hand, kept for the next file
 * (docs/decisions/069). Columns are counted from 0, rows as the file counts them, from 1.
 */

/** What a column says of a dish; `…_flag` and `size_price` need a label that says of what. */
export const columnRoles = [
  'ignore',
  'name',
  'price',
  'category',
  'description',
  /** What the counter charges; without it the same as `price`. */
  'counter_price',
  /** 'Large': of a dish whose sizes have a row each. */
  'size',
  /** What the sizes of a dish are called together: 'Size', 'Milk'. */
  'size_title',
  /** The price of the size that the label names. */
  'size_price',
  /** All options of the group that the label names: 'Bacon +2; Cheese +1.50'. */
  'options',
  /** Names of groups whose options the table does not list. */
  'groups',
  /** 'Y' where a dish asks the group that the label names, whose options the table does not list. */
  'group_flag',
  /** Of a table with a row for each option: its group, its name, what it costs more. */
  'option_group',
  'option_name',
  'option_price',
  'diets',
  /** 'Y' where a dish is what the label says: 'Vegan'. */
  'diet_flag',
  /** Words of any kind, of which those that are diets are read. */
  'tags',
  'allergens',
  'allergen_flag',
  /** By which the dish is found again when the menu is imported another time. */
  'external_id',
  /** The external id of the dish that a row is a size of. */
  'parent_id',
  'picture',
  /** Whether it is sold: 'Sold out', 'N', 'Archived'. */
  'availability',
  /** Whether it is not sold: 'Hidden', 'Archived', 'Sold out' with 'Y'. */
  'hidden_flag',
  'calories',
] as const;
export const columnRole = z.enum(columnRoles);
export type ColumnRole = z.output<typeof columnRole>;

/** Roles that several columns may have; of every other one a single column has it. */
export const sharedRoles: ReadonlySet<ColumnRole> = new Set<ColumnRole>([
  'ignore',
  'size_price',
  'options',
  'groups',
  'group_flag',
  'diets',
  'diet_flag',
  'tags',
  'allergens',
  'allergen_flag',
  'availability',
  'hidden_flag',
]);

/** More columns than any menu has. */
export const mostColumns = 300;

const columnIndex = z
  .number()
  .int()
  .min(0)
  .max(mostColumns - 1);

export const columnMapping = z.strictObject({
  column: columnIndex,
  role: columnRole,
  /** The size, group, diet or allergen that the column is about; '' where its role needs none. */
  label: plainLine.max(120).default(''),
});
export type ColumnMapping = z.output<typeof columnMapping>;

/** What a row of the table is; rows that go on with a dish repeat its name or leave it out. */
export const rowKinds = ['dish', 'size', 'option'] as const;

const sheetName = z.string().max(200);

export const tableMapping = z.strictObject({
  /** Its name; a CSV has one sheet, called ''. */
  sheet: sheetName,
  /** Sheets that are read besides: one with the same headings by the same columns, else as guessed. */
  more_sheets: z.array(sheetName).max(100).optional(),
  /** The row of the headings; null: the first row is a dish already. */
  heading_row: z.number().int().min(1).nullable(),
  /** Columns that are not named are ignored. */
  columns: z.array(columnMapping).max(mostColumns),
  rows: z.enum(rowKinds),
  /** A row with a single cell is the category of the rows below it. */
  has_section_rows: z.boolean(),
  decimal_mark: z.enum(['.', ',']),
  /** ISO 4217 code that the file's prices are in; the numbers are taken as they are. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Rows that a spreadsheet hides are read as well; else they are left out, and named. */
  takes_hidden: z.literal(true).optional(),
});
export type TableMapping = z.output<typeof tableMapping>;

/** Where in a table a menu stands; without the row of its headings, that is looked for. */
export const tablePlace = z.strictObject({
  sheet: tableMapping.shape.sheet,
  heading_row: tableMapping.shape.heading_row.optional(),
});
export type TablePlace = z.output<typeof tablePlace>;

/** Why a column is taken for what it is taken for, in a sentence that begins with what was seen. */
export const columnGuess = z.object({
  column: count,
  role: columnRole,
  /** From 0 (nothing speaks for it) to 1 (the heading says so). */
  confidence: z.number().min(0).max(1),
  reason: z.string(),
});
export type ColumnGuess = z.output<typeof columnGuess>;

export const guessedMapping = z.object({ mapping: tableMapping, guesses: z.array(columnGuess) });
export type GuessedMapping = z.output<typeof guessedMapping>;

/** A row as the file has it. */
export const tableRow = z.object({
  row: count,
  cells: z.array(z.string()),
  /** A spreadsheet hides it. */
  is_hidden: z.literal(true).optional(),
});
export type TableRow = z.output<typeof tableRow>;

export const tableSheet = z.object({
  name: z.string(),
  rows: z.array(tableRow),
  is_hidden: z.literal(true).optional(),
});
export type TableSheet = z.output<typeof tableSheet>;

/** What of a file needs a look before it is imported; its sentence is in messages/en/menu-findings. */
export const findingKinds = [
  /** It comes to the menu, and is not for sale. */
  'no_price',
  'zero_price',
  /** The file gives no price, and the dish keeps the one that it has. */
  'price_stays',
  /** Another dish of the file is called the same. */
  'name_twice',
  /** A dish of another origin is called the same on the menu: both are on it then. */
  'on_menu_already',
  /** The very same row again: it is read once. */
  'row_twice',
  /** An option has choices of its own that the file does not hold. */
  'option_without_choices',
  /** A group whose options the file does not hold: it is left out. */
  'group_without_options',
  /** Choices below the third depth: they are left out. */
  'too_deep',
  /** A cell whose content was not understood: it is left out. */
  'unread_cell',
  /** 'from 9', '9–12': the lowest price is taken. */
  'price_range',
  /** A row that is no dish, such as a total or a footnote. */
  'row_ignored',
  /** A row that the spreadsheet hides: it is left out. */
  'row_hidden',
  /** A price whose sign is of another currency: the number is taken as it is. */
  'other_currency',
  /** The file says that it is not sold. */
  'not_sold',
  /** Several prices whose sizes the file does not name: they are called Small, Medium, Large. */
  'sizes_named',
  /** A text longer than a menu shows: it is cut. */
  'text_cut',
] as const;
export type FindingKind = (typeof findingKinds)[number];

export const importFinding = z.object({
  kind: z.enum(findingKinds),
  /** The sheet, where several are read. */
  sheet: z.string().optional(),
  /** As the file counts them; null: it is no table, or it concerns the whole file. */
  row: count.nullable(),
  /** The dish by its name; '' where it is about none. */
  dish: z.string(),
  /** What was found: a cell, an option, a group, a currency. */
  detail: z.string(),
});
export type ImportFinding = z.output<typeof importFinding>;
