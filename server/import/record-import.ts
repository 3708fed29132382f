import { randomUUID } from 'node:crypto';
import { changesBetween } from '#schemas/config/changes.ts';
import { reversible } from '#schemas/config/reversible-changes.ts';
import type { Database } from '../db/client.ts';
import { insertMenuChange } from '../db/queries/menu-changes.ts';
import { readSoldStates, soldChangesBetween } from '../db/queries/sold-state.ts';
import type { ImportRecord } from '../db/schema/menu-changes.ts';
import { readEditedMenu } from '../menu-editing/read-edited-menu.ts';

/** Into which menu somebody imports; `by` null: the operator, by the command. */
export type ImportWrite = {
  tenantId: number;
  restaurantId: number;
  by: { id: string; name: string } | null;
  now: Date;
};

/**
 * Writes an import into the history of the menu, from which it is taken back as a whole: what the
 * menu was before it, as a document, against what it is after it. The caller's transaction holds
 * the tenant.
 * @param write makes the import.
 * @returns whether it wrote, and the change's id; null: nothing of the menu is another than before.
 */
export async function recordImport(
  tx: Database,
  { tenantId, restaurantId, by, now }: ImportWrite,
  { imported, write }: { imported: ImportRecord; write: () => Promise<boolean> },
): Promise<{ isWritten: boolean; changeId: number | null }> {
  const { menu: before } = await readEditedMenu(tx, tenantId, restaurantId);
  const soldBefore = await readSoldStates(tx, tenantId, restaurantId);
  if (!(await write())) return { isWritten: false, changeId: null };
  const { menu: after } = await readEditedMenu(tx, tenantId, restaurantId);
  const soldAfter = await readSoldStates(tx, tenantId, restaurantId);
  const changes = reversible(before, changesBetween(before, after));
  const sold = soldChangesBetween(soldBefore, soldAfter);
  if (changes.length + sold.length === 0) return { isWritten: true, changeId: null };
  const changeId = await insertMenuChange(tx, {
    tenantId,
    restaurantId,
    transactionId: randomUUID(),
    at: now,
    staffId: by?.id ?? null,
    name: by?.name ?? 'Operator',
    origin: 'import',
    changes,
    newIds: {},
    undoesId: null,
    imported,
    sold,
  });
  return { isWritten: true, changeId };
}
