import type { ParsedMenu } from '#server/import/menu/imported-menu.ts';
import { ImportError } from '#server/import/menu/import-error.ts';
import { guessTable } from '#server/import/table/guess-mapping.ts';
import { readCsvTable } from '#server/import/table/read-table.ts';
import { readWithMapping } from '#server/import/table/read-with-mapping.ts';

/** A CSV as it is read without anybody's help. */
export function readTableText(text: string, currency: string): ParsedMenu {
  try {
    const table = readCsvTable('menu.csv', { text, encoding: 'utf-8', notes: [] });
    return readWithMapping(table, guessTable(table, currency).mapping, currency);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return { ok: false, problems: error.problems };
  }
}
