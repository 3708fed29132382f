import { formatLocale } from '#schemas/format-locale.ts';
import type { Database } from '../../db/client.ts';
import { firstComingReservations, type DiningTableRow } from '../../db/queries/dining-tables.ts';
import { listTablesWithTab } from '../../db/queries/tabs.ts';
import { ApiError } from '../../errors/api-error.ts';

/** The locale is BCP 47, the tenant's. */
type Restaurant = { tenantId: number; timeZone: string; locale: string };
type Table = Pick<DiningTableRow, 'id' | 'name'>;

/**
 * Lets tables be taken off the plan that nobody counts on.
 * @throws ApiError 409 `table_in_use`: a tab is open at one, or it has reservations that are not over;
 * it names each.
 */
export async function requireUnusedTables(
  tx: Database,
  { tenantId, timeZone, locale }: Restaurant,
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
  const write = new Intl.DateTimeFormat(formatLocale('en', locale), {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  const sentences = tables.flatMap(({ id, name }) => {
    const first = coming.find(({ tableId }) => tableId === id);
    if (!first) return [];
    // ICU versions differ in the space before 'pm'.
    const when = write.format(first.startsAt).replaceAll(/[\u202F\u00A0]/g, ' ');
    return `Table ${name} has a reservation on ${when}.`;
  });
  if (sentences.length === 0) return;
  const sentence = `${sentences.join(' ')} Move or cancel it before you remove the table.`;
  throw new ApiError(409, 'table_in_use', sentence);
}
