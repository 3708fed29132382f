import type { MenuHistoryEntry } from '#schemas/api/staff-menu.ts';
import type { ConfigChange } from '#schemas/config/changes.ts';
import { fitting, inverseOf } from '#schemas/config/reversible-changes.ts';
import { summarizeChanges } from '#schemas/rules/menu-editing/summarize-changes.ts';
import type { Database } from '../db/client.ts';
import {
  findMenuChange,
  listMenuEditors,
  listMenuHistory,
  listUndone,
  type MenuChangeRow,
} from '../db/queries/menu-changes.ts';
import { findEntryNames } from '../db/queries/menu-entry-names.ts';
import { ApiError } from '../errors/api-error.ts';
import { changeMenu, type MenuWrite } from './change-menu.ts';
import { readEditedMenu } from './read-edited-menu.ts';

/** Entries of one page of the history. */
const pageSize = 30;
/** Changes of an entry that a list has; the rest is asked for by its id (getMenuChange). */
const shownChanges = 20;

type Page = {
  restaurantId: number;
  beforeId: number | undefined;
  key: string | undefined;
  staffId: string | undefined;
};
type History = {
  entries: MenuHistoryEntry[];
  has_more: boolean;
  people: { id: string; name: string }[];
};

/** What was changed of a menu, newest first, a page at a time. */
export async function showMenuHistory(
  db: Database,
  tenantId: number,
  { restaurantId, beforeId, key, staffId }: Page,
): Promise<History> {
  const path = key?.split('/');
  const rows = await listMenuHistory(db, tenantId, {
    restaurantId,
    beforeId,
    path,
    staffId,
    limit: pageSize + 1,
  });
  const shown = rows.slice(0, pageSize).map((row) => ({
    row,
    changes: path
      ? row.changes.filter((change) => isBelow(change.path, path))
      : row.changes.slice(0, shownChanges),
  }));
  return {
    entries: await entriesOf(db, { tenantId, restaurantId }, shown),
    has_more: rows.length > pageSize,
    people: await listMenuEditors(db, tenantId, restaurantId),
  };
}

const isBelow = (path: readonly (string | number)[], above: readonly string[]): boolean =>
  above.every((step, depth) => String(path[depth]) === step);

/**
 * One change of a menu with all that it changed.
 * @throws ApiError 404 without such a change.
 */
export async function showMenuChange(
  db: Database,
  tenantId: number,
  { restaurantId, id }: { restaurantId: number; id: number },
): Promise<MenuHistoryEntry> {
  const row = await findMenuChange(db, tenantId, { restaurantId, id });
  const place = { tenantId, restaurantId };
  const [entry] = row ? await entriesOf(db, place, [{ row, changes: row.changes }]) : [];
  if (!entry) throw unknownChange();
  return entry;
}

const unknownChange = () =>
  new ApiError(404, 'unknown_menu_change', 'There is no such change of this menu.');

type ShownRow = { row: MenuChangeRow; changes: MenuChangeRow['changes'] };

async function entriesOf(
  db: Database,
  { tenantId, restaurantId }: { tenantId: number; restaurantId: number },
  shown: readonly ShownRow[],
): Promise<MenuHistoryEntry[]> {
  const undone = await listUndone(
    db,
    tenantId,
    shown.map(({ row }) => row.id),
  );
  const keys = keysOf(shown.flatMap(({ changes }) => changes));
  const names = await findEntryNames(db, tenantId, { restaurantId, keys });
  return shown.map(({ row, changes }) => ({
    id: row.id,
    at: row.at.toISOString(),
    name: row.name,
    person_id: row.staffId,
    origin: row.origin,
    changes,
    change_count: row.changes.length,
    summary: summarizeChanges(row.changes),
    names: Object.fromEntries(
      changes.flatMap(({ path: [kind, key] }) => {
        const name = names.get(`${kind}/${key}`);
        return name === undefined ? [] : [[`${kind}/${key}`, name]];
      }),
    ),
    undoes_id: row.undoesId,
    is_undone: undone.has(row.id),
  }));
}

/** What changes are about, by its kind. */
function keysOf(changes: readonly ConfigChange[]): Map<string, Set<number>> {
  const keys = new Map<string, Set<number>>();
  for (const {
    path: [kind, key],
  } of changes) {
    const id = Number(key);
    if (!Number.isSafeInteger(id)) continue;
    const known = keys.get(String(kind)) ?? new Set();
    keys.set(String(kind), known.add(id));
  }
  return keys;
}

type Undo = { id: number; transactionId: string; leavesChanged: boolean };

/**
 * Takes a change of a menu back by its inverse, itself a change that can be taken back.
 * @throws ApiError 404 without such a change, 409 where a place was changed again since (unless
 * that is to be left as it is) or the change was taken back before.
 */
export async function undoMenuChange(
  tx: Database,
  write: MenuWrite,
  { id, transactionId, leavesChanged }: Undo,
): ReturnType<typeof changeMenu> {
  const { tenantId, restaurantId } = write;
  const row = await findMenuChange(tx, tenantId, { restaurantId, id });
  if (!row) throw unknownChange();
  const { menu } = await readEditedMenu(tx, tenantId, restaurantId);
  const inverse = inverseOf(row.changes);
  const fits = fitting(menu, inverse);
  const left = inverse.filter((change) => !fits.includes(change));
  if (fits.length === 0 || (left.length > 0 && !leavesChanged)) {
    const sentence =
      fits.length === 0
        ? 'All of this was changed again since, or taken back.'
        : 'Some of this was changed again since.';
    throw new ApiError(409, 'changed_since', sentence, {
      problems: left.map(({ path }) => ({
        path: path.join('.'),
        code: 'changed_since',
        message: sentence,
      })),
    });
  }
  return changeMenu(tx, write, { transactionId, origin: 'undo', changes: fits, undoesId: id });
}
