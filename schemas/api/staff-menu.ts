import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { changeSummary } from './menu-change-summary.ts';
import { editedDish, menuDocument } from './menu-document.ts';
import { menuImported } from './menu-import-entry.ts';
import { routes } from './routes.ts';
import { unbounded } from './unbounded.ts';
import { count, dataOf, failureCode, id, idText, instant, problem } from './wire.ts';

/** One step of a path is a key or a field; a list of options is changed as a whole. */
const path = z
  .array(z.union([z.string().max(60), z.number().int().min(0).max(999)]))
  .min(1, 'Say what is changed.')
  .max(12)
  .readonly();

/** What was at a place; nothing where there is no `value`. */
const content = z.object({ value: z.unknown().optional() });

/** A change that knows what it was made from (docs/decisions/020, docs/decisions/063). */
export const menuChange = z.object({
  path,
  /** Left out: what is at the place is taken off the menu. */
  value: z.unknown().optional(),
  before: content,
});
export type MenuChange = z.output<typeof menuChange>;

/** 128 random bits as hexadecimal digits, with or without the dashes of a UUID. */
const transactionId = z
  .string()
  .regex(/^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/, 'Send 32 hexadecimal digits');

/** How a change came about; `restore`: something was made again as it was once. */
export const menuChangeOrigin = z.enum(['edit', 'bulk', 'import', 'restore', 'undo']);
export type MenuChangeOrigin = z.output<typeof menuChangeOrigin>;

const editedMenu = z.object({
  restaurant_id: id,
  currency: z.string(),
  /** Rises with every change of the menu. */
  version: count,
  /** As it is stored: imports and older versions may have left what no form would take. */
  menu: unbounded(menuDocument),
  tax_classes: z.array(z.object({ id, name: z.string() })),
  /** Dishes that other restaurants sell too, so that their name and description are shared. */
  shared_dish_ids: z.array(z.string()),
  /**
   * What dishes with a price of their own here cost at the restaurants that have none, by their
   * keys; left out: there are no such dishes.
   */
  whole_prices: z
    .record(
      z.string(),
      unbounded(editedDish.pick({ online_price: true, price: true, is_free: true })),
    )
    .optional(),
});
export type EditedMenu = z.output<typeof editedMenu>;

const params = z.object({ restaurantId: idText });
const refused = z.object({ error: z.string(), code: failureCode, problems: z.array(problem) });
/** Somebody else was faster: `data` is the present menu, to be merged with. */
export const staleMenu = z.object({ error: z.string(), code: failureCode, data: editedMenu });

/** Both prices of 2,000 dishes and of their sizes and options, written at once by a bulk change. */
const mostChanges = 10_000;
const mostBytes = 3 * 1024 * 1024;

const getEditedMenu = endpoint(routes.getEditedMenu, {
  summary: 'A restaurant’s whole menu as its staff edit it.',
  security: ['staff'],
  scope: 'menu:read',
  params,
  reply: dataOf(editedMenu),
});

const changeMenu = endpoint(routes.changeMenu, {
  summary:
    'Changes a menu, all or nothing; a place that is not as `before` says any more is 412 with the present menu.',
  security: ['staff'],
  params,
  body: z.object({
    /** Sent again with the same id, a change that was made is answered, not made twice. */
    transaction_id: transactionId,
    origin: menuChangeOrigin.exclude(['undo', 'import']).default('edit'),
    changes: z.array(menuChange).min(1, 'Change something.').max(mostChanges),
  }),
  reply: dataOf(
    editedMenu.extend({
      /** By which it is taken back. */
      change_id: id,
      /** The ids of what was new, by the keys that stood for them. */
      new_ids: z.record(z.string(), z.string()),
    }),
  ),
  failures: { 412: staleMenu, 422: refused },
  mostBytes,
});

const entry = z.object({
  id,
  at: instant,
  /** Who it was, as they were called then. */
  name: z.string(),
  /** null: the operator, who imported by the command. */
  person_id: z.uuid().nullable(),
  origin: menuChangeOrigin,
  /** Of a list of entries the first few; with `key` those about that entry alone. */
  changes: z.array(menuChange),
  /** How many there are in all. */
  change_count: count,
  summary: z.array(changeSummary),
  /** What is changed by its name, by `kind/key`: it may have left the menu since. */
  names: z.record(z.string(), z.string()),
  /** What was imported; null: it is no import. */
  imported: menuImported.nullable(),
  /** The change that this one took back. */
  undoes_id: id.nullable(),
  is_undone: z.boolean(),
});
export type MenuHistoryEntry = z.output<typeof entry>;

const entryKey = z
  .string()
  .regex(
    /^(?:dishes|categories|groups|combos|half_sets)\/[1-9]\d{0,15}$/,
    'This is nothing of a menu',
  );

const listMenuChanges = endpoint(routes.listMenuChanges, {
  summary: 'What was changed of a menu, newest first.',
  security: ['staff'],
  params,
  query: z.object({
    /** Only older ones than this. */
    before_id: idText.optional(),
    /** Only those about one dish, category, group, combo or half set. */
    key: entryKey.optional(),
    /** Only those of one person. */
    person_id: z.uuid().optional(),
  }),
  reply: dataOf(
    z.object({
      entries: z.array(entry),
      has_more: z.boolean(),
      /** Who ever changed this menu, as they were called last. */
      people: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  ),
});

const getMenuChange = endpoint(routes.getMenuChange, {
  summary: 'One change of a menu with all that it changed.',
  security: ['staff'],
  params: params.extend({ changeId: idText }),
  reply: dataOf(entry),
});

const undoMenuChange = endpoint(routes.undoMenuChange, {
  summary:
    'Takes a change of the menu back; what was changed again since is 409, or left as it is where the body says so.',
  security: ['staff'],
  params: params.extend({ changeId: idText }),
  body: z.object({
    transaction_id: transactionId,
    /** Take back what can be, and leave what was changed again. */
    leaves_changed: z.boolean().default(false),
  }),
  reply: dataOf(editedMenu.extend({ change_id: id })),
  failures: { 409: refused, 422: refused },
});

/** Calls that change a menu, as rows of the contract. */
export const menuEndpoints = {
  getEditedMenu,
  changeMenu,
  listMenuChanges,
  getMenuChange,
  undoMenuChange,
};
