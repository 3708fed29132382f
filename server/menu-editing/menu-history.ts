import type { MenuHistoryEntry } from '#schemas/api/staff-menu.ts';
import { fitting, inverseOf } from '#schemas/config/reversible-changes.ts';
import type { Database } from '../db/client.ts';
import { findMenuChange, listMenuHistory, listUndone } from '../db/queries/menu-changes.ts';
import { ApiError } from '../errors/api-error.ts';
import { changeMenu, type MenuWrite } from './change-menu.ts';
import { readEditedMenu } from './read-edited-menu.ts';

/** Entries of one page of the history. */
const pageSize = 30;

type Page = { restaurantId: number; beforeId: number | undefined; key: string | undefined };

/** What was changed of a menu, newest first, a page at a time. */
export async function showMenuHistory(
  db: Database,
  tenantId: number,
  { restaurantId, beforeId, key }: Page,
): Promise<{ entries: MenuHistoryEntry[]; has_more: boolean }> {
  const path = key?.split('/');
  const rows = await listMenuHistory(db, tenantId, {
    restaurantId,
    beforeId,
    path,
    limit: pageSize + 1,
  });
  const shown = rows.slice(0, pageSize);
  const undone = await listUndone(
    db,
    tenantId,
    shown.map(({ id }) => id),
  );
  return {
    entries: shown.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      name: row.name,
      origin: row.origin,
      changes: row.changes,
      undoes_id: row.undoesId,
      is_undone: undone.has(row.id),
    })),
    has_more: rows.length > pageSize,
  };
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
  if (!row) throw new ApiError(404, 'unknown_menu_change', 'There is no such change of this menu.');
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
