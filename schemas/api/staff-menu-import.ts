import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { menuFileOptions, menuFileTable, previewedFinding } from './menu-file-options.ts';
import { importCounts } from './menu-import-entry.ts';
import { routes } from './routes.ts';
import type { StaffRole } from './staff-role.ts';
import { unusedColumn } from './unused-cells.ts';
import { count, dataOf, failureCode, id, idText, money, plainLine, problem } from './wire.ts';

/** Kinds of kitchen that there is a small menu to begin with for, in the order they are offered. */
export const kitchens = ['pizza', 'cafe', 'burgers', 'thai', 'indian', 'sushi', 'bakery'] as const;
export type Kitchen = (typeof kitchens)[number];

/** Bytes of the largest menu file. */
export const mostMenuBytes = 10 * 1024 * 1024;

const previewedDish = z.object({
  /** Of this preview, unique in it. */
  id: z.string(),
  name: z.string(),
  /** Of several categories the names, with commas between them; '' where it is in none. */
  category: z.string(),
  price: money,
  change: z.enum(['added', 'changed', 'same', 'removed']),
  /** What of it differs, in words: 'price $4.00 → $5.00'; '' where that is nothing or all of it. */
  differences: z.string(),
  /** 'Small', 'Large': what each costs. */
  sizes: z.array(z.object({ name: z.string(), price: money })),
  /** Choices in all of its groups together. */
  choice_count: count,
  /** Why it is not for sale: the file gives no price, or 0; null: it is, or somebody took it off. */
  withheld: z.enum(['no_price', 'free']).nullable(),
});
export type PreviewedDish = z.output<typeof previewedDish>;

export const menuPreview = z.object({
  counts: z.object({
    dishes: importCounts,
    categories: importCounts,
    groups: importCounts,
    choices: importCounts,
  }),
  /** What differs first, then in the order of the menu; at most 2000 of them. */
  dishes: z.array(previewedDish),
  /** How many more there are. */
  more_dishes: count,
  /** What the file says that is not imported, or imported otherwise, in sentences. */
  notes: z.array(z.string()),
  /** What needs a look, at most 500; what is mended is not named any more. */
  findings: z.array(previewedFinding),
  /** Filled cells of a table that do not come to the menu, by column and reason; at most 300. */
  unused: z.array(unusedColumn),
  /** By which it was read: `csv`, `xlsx`, `uber-eats`, `square`, `schema-org` …, or `starter`. */
  format: z.string(),
  /** Dishes of a starter menu that stand on the menu now and that a file may take the place of. */
  starter_dishes: count,
  /** Dishes on the menu that earlier files of the format have brought, and this one lacks. */
  earlier_dishes: count,
  /**
   * More than a tenth of the dishes on the menu would go: the import has to say that this is meant.
   * Those of a starter menu whose removal is asked for do not count.
   */
  removes_much: z.boolean(),
  /** Names this very change of this very menu. An import that names another one is refused. */
  fingerprint: z.string(),
});
export type MenuPreview = z.output<typeof menuPreview>;

const previewReply = dataOf(menuPreview);
const importReply = dataOf(
  z.object({
    /** False where the menu was like that already. */
    is_written: z.boolean(),
    /** By which it is taken back (undoMenuChange), where it is the last one that was imported. */
    change_id: id.nullable(),
    dishes: importCounts,
  }),
);

/** 409: the menu is another one than was previewed, or too much would go; with what it would be now. */
const outdated = z.object({ error: z.string(), code: failureCode, data: menuPreview });
/** 422: nothing can be made of the file; `path` is the line or the place of each problem. */
const refused = z.object({
  error: z.string(),
  code: failureCode,
  problems: z.array(problem).optional(),
});

const ownersOnly: readonly StaffRole[] = ['owner'];
const params = z.object({ restaurantId: idText });
const file = {
  /** What the file is called; its ending says the format where the content does not. */
  name: plainLine.min(1).max(300),
  /** Takes what a starter menu has brought off the menu besides. */
  replaces_starter: z.literal('true').optional(),
  /**
   * Adds to what earlier files of the format have brought, and takes nothing off; else what the file
   * lacks of that goes.
   */
  adds: z.literal('true').optional(),
};
const seen = {
  fingerprint: z.string().max(100),
  /** It is meant that so much goes. */
  confirms_removal: z.literal('true').optional(),
};

const readMenuFile = endpoint(routes.readMenuFile, {
  summary:
    'What a menu file is, and how a table is read: as the mapping sent says, else as remembered, else as guessed. Owners only.',
  security: ['staff'],
  roles: ownersOnly,
  audit: 'none',
  params,
  query: z.object({ name: file.name }),
  body: menuFileOptions,
  isFile: true,
  fileKind: 'menu',
  mostBytes: mostMenuBytes,
  reply: dataOf(
    z.object({
      format: z.string(),
      /** null: the file says by itself what it means, and is previewed. */
      table: menuFileTable.nullable(),
    }),
  ),
  failures: { 422: refused },
});

export const previewMenuFile = endpoint(routes.previewMenuFile, {
  summary: 'What a menu file (CSV or Uber Eats v2 JSON) would change. Owners only.',
  security: ['staff'],
  roles: ownersOnly,
  audit: 'none',
  params,
  query: z.object(file),
  body: menuFileOptions,
  isFile: true,
  fileKind: 'menu',
  mostBytes: mostMenuBytes,
  reply: previewReply,
  failures: { 422: refused },
});

export const importMenuFile = endpoint(routes.importMenuFile, {
  summary:
    'Imports the file that was previewed, whole or not at all. Sent again it changes nothing. Owners only.',
  security: ['staff'],
  roles: ownersOnly,
  params,
  query: z.object({ ...file, ...seen }),
  body: menuFileOptions,
  isFile: true,
  fileKind: 'menu',
  mostBytes: mostMenuBytes,
  reply: importReply,
  failures: { 409: outdated, 422: refused },
});

const starter = { kitchen: z.enum(kitchens) };

export const previewStarterMenu = endpoint(routes.previewStarterMenu, {
  summary: 'What a small menu to begin with, of a kind of kitchen, would change. Owners only.',
  security: ['staff'],
  roles: ownersOnly,
  audit: 'none',
  params,
  body: z.object(starter),
  reply: previewReply,
});

export const importStarterMenu = endpoint(routes.importStarterMenu, {
  summary: 'Puts the previewed starter menu on the menu, in place of another one. Owners only.',
  security: ['staff'],
  roles: ownersOnly,
  params,
  body: z.object({ ...starter, ...seen, confirms_removal: z.boolean().default(false) }),
  reply: importReply,
  failures: { 409: outdated },
});

/** The rows of the contract's table. */
export const menuImportEndpoints = {
  readMenuFile,
  previewMenuFile,
  importMenuFile,
  previewStarterMenu,
  importStarterMenu,
};
