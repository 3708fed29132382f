import type { Database } from '../../db/client.ts';
import { firstComingReservations, type DiningTableRow } from '../../db/queries/dining-tables.ts';
import { listTablesWithTab } from '../../db/queries/tabs.ts';
import { ApiError } from '../../errors/api-error.ts';

type Restaurant = { tenantId: number; timeZone: string };
type Table = Pick<DiningTableRow, 'id' | 'name'>;

/**
 * Lets tables be taken off the plan that nobody counts on.
 * @throws ApiError 409 `table_in_use`: a tab is open at one, or it has reservations that are not over;
 * it names each.
 */
export async function requireUnusedTables(
  tx: Database,
  { tenantId, timeZone }: Restaurant,
  tables: readonly Table[],
  now: Date,
): Promise<void> {
  const ids = tables.map(({ id }) => id);
  const coming = await firstComingReservations(tx, tenantId, ids, now);
  const seated = await listTablesWithTab(tx, tenantId, ids);
  const open = tables.filter(({ id }) => seated.has(id));
  if (open.length > 0) {
    const named = open.map(({ name }) => `A tab is open at table ${name}.`);
    const message = `${named.join(' ')} Close it before you remove the table.`;
    throw new ApiError(409, 'table_in_use', message);
  }
  const write = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  const sentences = tables.flatMap(({ id, name }) => {
    const first = coming.find(({ tableId }) => tableId === id);
    if (!first) return [];
    return `Table ${name} has a reservation on ${write.format(first.startsAt)}.`;
  });
  if (sentences.length === 0) return;
  const sentence = `${sentences.join(' ')} Move or cancel it before you remove the table.`;
  throw new ApiError(409, 'table_in_use', sentence);
}
