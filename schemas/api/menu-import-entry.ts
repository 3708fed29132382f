import { z } from 'zod';
import { count } from './wire.ts';

/** What becomes of the dishes, or categories, groups and choices, of a menu that is imported. */
export const importCounts = z.object({
  added: count,
  changed: count,
  same: count,
  removed: count,
});

/** What the history of a menu says of an import. */
export const menuImported = z.object({
  /** What the file was called, or the kind of kitchen of a starter menu. */
  file: z.string(),
  /** By which the file was read: `csv`, `uber-eats`, `starter` … */
  format: z.string(),
  dishes: importCounts,
});
export type MenuImported = z.output<typeof menuImported>;
