import { z } from 'zod';
import { count } from './wire.ts';

/** Reasons for which cells do not come to the menu; their sentences are in messages/en/menu-findings. */
export const unusedReasons = [
  /** Their column is taken for nothing that a menu has. */
  'left_out',
  /** A menu has no place for it, such as for energy. */
  'no_place',
  /** Pictures are named, not fetched. */
  'not_fetched',
  /** Tags that are no diets. */
  'no_diet',
  /** Said of a size or an option, where only the first row of a dish says it. */
  'first_row_only',
  /** Rows, by how the table is read, say no such thing. */
  'row_kind',
] as const;
export type UnusedReason = (typeof unusedReasons)[number];

/** Filled cells of one column that do not come to the menu, for one reason. */
export const unusedColumn = z.object({
  /** '' of a CSV. */
  sheet: z.string(),
  /** From 0. */
  column: count,
  /** '' where it has none. */
  heading: z.string(),
  why: z.enum(unusedReasons),
  cells: count,
  /** The first three of them that differ, with their rows as the file counts them. */
  examples: z.array(z.object({ row: count, text: z.string() })),
});
export type UnusedColumn = z.output<typeof unusedColumn>;
