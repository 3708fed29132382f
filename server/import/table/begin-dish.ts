import type { DraftDish } from '../menu/draft-dish.ts';
import { plainMarkup } from '../menu/plain-markup.ts';
import type { CollectContext } from './collect-context.ts';
import type { MappedRow } from './mapped-row.ts';
import { mostMarks, readAllergens, readDiets, readFlag, readSold, readTags } from './read-marks.ts';

const about = ({ label, text }: { label: string; text: string }): string =>
  label === '' ? text : `${label}: ${text}`;

const distinct = (marks: readonly string[]): string[] => [...new Set(marks)].slice(0, mostMarks);

/** Begins a dish with what its first row says, but for prices and options. */
export function beginDish(
  name: string,
  row: MappedRow,
  categories: readonly string[],
  { mapping, use, findings, usualCategory }: CollectContext,
): DraftDish {
  const find = (kind: 'unread_cell' | 'not_sold', detail: string) =>
    findings.push({ kind, row: row.row, dish: name, detail: detail.slice(0, 200) });
  const marks = (role: 'diets' | 'allergens', flags: 'diet_flag' | 'allergen_flag') => {
    const texts = row
      .cells(role)
      .map(({ text }) => (role === 'diets' ? readDiets : readAllergens)(text));
    for (const text of texts.flatMap(({ unread }) => unread)) find('unread_cell', text);
    const flagged = row.cells(flags).flatMap(({ label, text }) => {
      const flag = readFlag(text);
      if (flag === null) find('unread_cell', `${label}: ${text}`);
      return flag === true ? [label] : [];
    });
    return [...texts.flatMap((text) => text.marks), ...flagged];
  };
  const tagged = row.cells('tags').flatMap(({ column, text }) => {
    const { marks: known, unread } = readTags(text);
    if (unread.length > 0) use.leave(row.row, column, 'no_diet');
    return known;
  });
  const has = (...roles: readonly string[]) =>
    mapping.columns.some(({ role }) => roles.includes(role));
  const dish: DraftDish = {
    row: row.row,
    id: row.cell('external_id'),
    name,
    description: plainMarkup(row.cell('description')),
    categories: categories.length > 0 ? categories : [usualCategory],
    price: null,
    priceText: '',
    counterPrice: null,
    sizes: [],
    sizeTitle: row.cell('size_title'),
    groups: [],
    diets: distinct([...marks('diets', 'diet_flag'), ...tagged]),
    allergens: has('allergens', 'allergen_flag')
      ? distinct(marks('allergens', 'allergen_flag'))
      : null,
    picture: row.cell('picture').split(/[,;\s]\s*(?=https?:)/)[0] ?? '',
    suspended: has('availability', 'hidden_flag') ? null : 'not-told',
  };
  for (const cell of row.cells('availability')) {
    const { text } = cell;
    const sold = readSold(text);
    if (sold === 'unknown') find('unread_cell', about(cell));
    else if (sold !== null) {
      dish.suspended = sold;
      find('not_sold', about(cell));
    }
  }
  for (const cell of row.cells('hidden_flag')) {
    const { text } = cell;
    const flag = readFlag(text) ?? readSold(text) === 'until-further-notice';
    if (!flag) continue;
    dish.suspended = 'until-further-notice';
    find('not_sold', about(cell));
  }
  return dish;
}
