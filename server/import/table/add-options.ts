import type { DraftDish, DraftGroup } from '../menu/draft-dish.ts';
import type { CollectContext } from './collect-context.ts';
import type { MappedRow } from './mapped-row.ts';
import { parseOptions, readLimits } from './parse-options.ts';
import { readFlag } from './read-marks.ts';
import { readPrice } from './read-price.ts';

const usualGroup = 'Options';

/**
 * Adds what a row says of a dish's options: one of them, or all in one cell.
 * @param bulleted the option where it stands as '+ Bacon' in the column of names
 */
export function addOptions(
  dish: DraftDish,
  row: MappedRow,
  context: CollectContext,
  bulleted?: string,
): void {
  const { mapping, currency, findings, optionsOf } = context;
  const format = { currency, decimalMark: mapping.decimal_mark };
  const find = (kind: 'unread_cell' | 'group_without_options' | 'other_currency', detail: string) =>
    findings.push({ kind, row: row.row, dish: dish.name, detail: detail.slice(0, 200) });
  const isOwn = mapping.currency === currency;

  const option = bulleted ?? (mapping.rows === 'option' ? row.cell('option_name') : '');
  if (option !== '') {
    addOption(dish, row, context, option.replaceAll(/\s+/g, ' '), bulleted !== undefined);
    return;
  }
  for (const { label, text } of row.cells('options')) {
    const { groups, unread, foreign } = parseOptions(text, label || usualGroup, format);
    for (const part of unread) find('unread_cell', part);
    for (const part of foreign) if (isOwn) find('other_currency', part);
    for (const group of groups) groupOf(dish, group).options.push(...group.options);
  }
  const ask = (name: string) => {
    const listed = optionsOf.get(name.toLowerCase());
    if (!listed) find('group_without_options', name);
    else groupOf(dish, { ...readLimits(name), options: [] }).options = [...listed];
  };
  for (const { text } of row.cells('groups')) {
    for (const name of text.split(/\s*[,;|\n]\s*/)) {
      if (name !== '') ask(name);
    }
  }
  for (const { label, text } of row.cells('group_flag')) {
    const flag = readFlag(text);
    if (flag === null) find('unread_cell', `${label}: ${text}`);
    if (flag === true) ask(label);
  }
}

function addOption(
  dish: DraftDish,
  row: MappedRow,
  { mapping, currency, problems, findings, rowWord }: CollectContext,
  name: string,
  isBulleted: boolean,
): void {
  const own = row.cell('option_price');
  const isOwnColumn = mapping.columns.some(({ role }) => role === 'option_price');
  const text = own !== '' || isOwnColumn || !isBulleted ? own : row.cell('price');
  const read = readPrice(text, { currency, decimalMark: mapping.decimal_mark });
  if (read.kind === 'unread') {
    problems.push({ place: `${rowWord} ${row.row}, option price`, message: read.problem });
    return;
  }
  if (read.kind !== 'none' && read.isForeign && mapping.currency === currency) {
    findings.push({ kind: 'other_currency', row: row.row, dish: dish.name, detail: text });
  }
  const label = row.cell('option_group') || dish.groups.at(-1)?.name || usualGroup;
  const price = read.kind === 'price' ? read.minor : 0;
  groupOf(dish, { ...readLimits(label), options: [] }).options.push({ name, price });
}

/** The dish's group of that name, made where it has none. */
function groupOf(dish: DraftDish, { name, min, max }: DraftGroup): DraftGroup {
  const same = dish.groups.find((group) => group.name.toLowerCase() === name.toLowerCase());
  if (same) return same;
  const group = { name, min, max, options: [] };
  dish.groups.push(group);
  return group;
}
