import type { SuburbImport } from '#schemas/api/staff-delivery.ts';
import type { Database } from '../../db/client.ts';
import {
  deleteLocalities,
  listLocalities,
  storeLocalities,
  type LocalityRow,
} from '../../db/queries/localities.ts';
import { readSuburbs } from './read-suburbs.ts';

const problemsShown = 50;
const sampleRows = 10;

type Import = { text: string; isPreview: boolean; replaces: boolean };

/**
 * Reads a table of suburbs into a tenant's list, or says what it would change. A file without a
 * single usable row changes nothing, also where it is to replace the list.
 */
export async function importSuburbs(
  tx: Database,
  tenantId: number,
  { text, isPreview, replaces }: Import,
): Promise<SuburbImport> {
  const { suburbs, problems } = readSuburbs(text);
  const present = await listLocalities(tx, tenantId);
  const known = new Map(present.map((row) => [keyOf(row), row]));
  const rows: LocalityRow[] = suburbs.map((suburb) => ({ tenantId, ...suburb }));
  const isKnown = rows.filter((row) => known.has(keyOf(row)));
  const same = isKnown.filter((row) => isSame(row, known.get(keyOf(row)))).length;
  const named = new Set(rows.map(keyOf));
  const gone =
    replaces && rows.length > 0 ? present.filter((row) => !named.has(keyOf(row))).length : 0;
  if (!isPreview && rows.length > 0) {
    if (replaces) await deleteLocalities(tx, tenantId);
    await storeLocalities(tx, rows);
  }
  return {
    added: rows.length - isKnown.length,
    changed: isKnown.length - same,
    same,
    removed: gone,
    sample: suburbs.slice(0, sampleRows),
    problems: problems.slice(0, problemsShown),
    problem_count: problems.length,
  };
}

const keyOf = ({ postcode, suburb }: Pick<LocalityRow, 'postcode' | 'suburb'>) =>
  `${postcode}\n${suburb}`;

const isSame = (row: LocalityRow, other: LocalityRow | undefined): boolean =>
  row.city === other?.city && row.latitude === other.latitude && row.longitude === other.longitude;
