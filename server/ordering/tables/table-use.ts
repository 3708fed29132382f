import type { Database } from '../../db/client.ts';
import { firstComingReservations, type DiningTableRow } from '../../db/queries/dining-tables.ts';
import { ApiError } from '../../errors/api-error.ts';

type Restaurant = { tenantId: number; timeZone: string };
type Table = Pick<DiningTableRow, 'id' | 'name'>;

/**
 * Lets tables be taken off the plan that nobody counts on.
 * @throws ApiError 409 `table_in_use`: one has reservations that are not over; it names each.
 */
export async function requireUnusedTables(
  tx: Database,
  { tenantId, timeZone }: Restaurant,
  tables: readonly Table[],
  now: Date,
): Promise<void> {
  const ids = tables.map(({ id }) => id);
  const coming = await firstComingReservations(tx, tenantId, ids, now);
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
