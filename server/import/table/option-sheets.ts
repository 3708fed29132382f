import type { TableMapping } from '#schemas/api/menu-mapping.ts';
import type { DraftOption } from '../menu/draft-dish.ts';
import { guessMapping } from './guess-mapping.ts';
import { mapRow } from './mapped-row.ts';
import type { MenuTable } from './menu-table.ts';
import { readPrice } from './read-price.ts';
import { sheetRows } from './sheet-rows.ts';

/**
 * Groups that a sheet of their own lists, as Clover exports them: a row for each option, the group's
 * name on the first. By their names in small letters, with the sheets that they stand in.
 */
export function optionSheets(
  { sheets }: MenuTable,
  mapping: TableMapping,
  currency: string,
): { optionsOf: ReadonlyMap<string, readonly DraftOption[]>; names: ReadonlySet<string> } {
  const groups = new Map<string, DraftOption[]>();
  const names = new Set<string>();
  const taken = new Set([mapping.sheet, ...(mapping.more_sheets ?? [])]);
  for (const sheet of sheets) {
    if (taken.has(sheet.name)) continue;
    const { mapping: guessed } = guessMapping(sheet, currency);
    const has = (role: string) => guessed.columns.some((column) => column.role === role);
    if (!has('option_group') || !has('option_name')) continue;
    names.add(sheet.name);
    const map = mapRow(guessed);
    const format = { currency, decimalMark: guessed.decimal_mark };
    let group = '';
    for (const { kind, row } of sheetRows(sheet.rows, guessed)) {
      if (kind !== 'data') continue;
      const mapped = map(row);
      group = mapped.cell('option_group') || group;
      const name = mapped.cell('option_name').replaceAll(/\s+/g, ' ');
      const read = readPrice(mapped.cell('option_price') || mapped.cell('price'), format);
      if (group === '' || name === '') continue;
      const price = read.kind === 'price' ? read.minor : 0;
      const key = group.toLowerCase();
      groups.set(key, [...(groups.get(key) ?? []), { name, price }]);
    }
  }
  return { optionsOf: groups, names };
}
