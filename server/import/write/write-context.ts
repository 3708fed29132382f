import type { Database } from '../../db/client.ts';
import type { Imported } from './load-imported.ts';
import type { SourceIds } from '../menu/source-ids.ts';

export type WriteContext = {
  tx: Database;
  tenantId: number;
  restaurantId: number;
  now: Date;
  ids: SourceIds;
  imported: Imported;
  /** Called after each part with numbers of rows. */
  progress: (part: string, done: number, all: number) => void;
};

/** PostgreSQL takes 65,535 values in a statement; these rows have fewer than 16 each. */
const rowsAtOnce = 2000;

/** Runs `write` on parts of the rows and joins what it returns; what is done is reported by its name. */
export async function inParts<R, T>(
  { progress }: Pick<WriteContext, 'progress'>,
  part: string | null,
  rows: readonly R[],
  write: (rows: R[]) => Promise<T[]>,
): Promise<T[]> {
  const results: T[] = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce);
    results.push(...(await write(some)));
    if (part !== null) progress(part, start + some.length, rows.length);
  }
  return results;
}
