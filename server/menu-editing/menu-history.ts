import type { MenuHistoryEntry } from '#schemas/api/staff-menu.ts';
import type { ConfigChange } from '#schemas/config/changes.ts';
import { groupLoop } from '#schemas/rules/menu-editing/nested-groups.ts';
import { summarizeChanges } from '#schemas/rules/menu-editing/summarize-changes.ts';
import type { Database } from '../db/client.ts';
import {
  findMenuChange,
  findMenuTransaction,
  listMenuEditors,
  listMenuHistory,
  listUndone,
  type MenuChangeRow,
} from '../db/queries/menu-changes.ts';
import { findEntryNames } from '../db/queries/menu-entry-names.ts';
import { lockTenant } from '../db/queries/tenant-settings.ts';
import { ApiError } from '../errors/api-error.ts';
import { putMenu, type MenuWrite } from './change-menu.ts';
import { takeBack, type TakenBack } from './take-back.ts';

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
    imported: row.imported && {
      file: row.imported.file,
      format: row.imported.format,
      dishes: row.imported.dishes,
    },
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

/** Places that a refusal names. */
const mostNamed = 100;

/**
 * Takes a change of a menu back, itself a change that can be taken back. A whole import is a change
 * like any other; what it put on sale or off is taken back with it.
 * @throws ApiError 404 without such a change, 409 where a place was changed again since (unless
 * that is to be left as it is) or the change was taken back before.
 */
export async function undoMenuChange(
  tx: Database,
  write: MenuWrite,
  { id, transactionId, leavesChanged }: Undo,
): ReturnType<typeof putMenu> {
  const { tenantId, restaurantId } = write;
  await lockTenant(tx, tenantId);
  const row = await findMenuChange(tx, tenantId, { restaurantId, id });
  if (!row) throw unknownChange();
  const isRepeated = await findMenuTransaction(tx, tenantId, { restaurantId, transactionId });
  if (!isRepeated && (await listUndone(tx, tenantId, [id])).has(id)) {
    throw changedSince('This was taken back before.');
  }
  const sold = row.sold
    .map((change) => ({ ...change, before: change.after, after: change.before }))
    .toReversed();
  return putMenu(tx, write, {
    transactionId,
    origin: 'undo',
    undoesId: id,
    sold,
    next: ({ menu: present }) => {
      const { menu, left, isAny } = takeBack(present, row.changes);
      if (!isAny && sold.length === 0) {
        throw changedSince('All of this was changed again since, or taken back.', left);
      }
      if (left.length > 0 && !leavesChanged) {
        throw changedSince('Some of this was changed again since.', left);
      }
      if (groupLoop(menu.groups)) {
        throw changedSince('With this the groups of options would ask each other in a circle.');
      }
      return menu;
    },
  });
}

const changedSince = (sentence: string, left: TakenBack['left'] = []): ApiError =>
  new ApiError(409, 'changed_since', sentence, {
    problems: left.slice(0, mostNamed).map(({ path, name }) => ({
      path: path.join('.'),
      code: 'changed_since',
      message: name === '' ? sentence : `‘${name}’ was changed again since.`,
    })),
  });
