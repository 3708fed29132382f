import type { ImportFinding } from '#schemas/api/menu-mapping.ts';
import { usualCategory, type DraftDish } from '../menu/draft-dish.ts';
import type { ImportProblem } from '../menu/imported-menu.ts';
import { plainMarkup } from '../menu/plain-markup.ts';
import { addOptions } from './add-options.ts';
import { addPrices } from './add-prices.ts';
import type { CollectContext } from './collect-context.ts';
import { fillsDown, mapRow, readCategories, type MappedRow } from './mapped-row.ts';
import { readAllergens, readDiets, readFlag, readSold } from './read-marks.ts';
import type { SheetRow } from './sheet-rows.ts';

/** What the rows of a sheet say; problems refuse the file, findings need a look. */
export type CollectedDishes = {
  dishes: DraftDish[];
  /** Texts below the names of categories. */
  categoryTexts: ReadonlyMap<string, string>;
  problems: ImportProblem[];
  findings: ImportFinding[];
};

/** Puts rows together to dishes: a row may begin one, or go on with one by a size or an option. */
export function collectDishes(
  rows: readonly SheetRow[],
  given: Omit<CollectContext, 'problems' | 'findings'>,
): CollectedDishes {
  const problems: ImportProblem[] = [];
  const findings: ImportFinding[] = [];
  const context = { ...given, problems, findings };
  const map = mapRow(given.mapping);
  const data = rows.flatMap((one) => (one.kind === 'data' ? [map(one.row)] : []));
  const isFilledDown = fillsDown(data.map((row) => row.cell('category')));
  const dishes: DraftDish[] = [];
  const categoryTexts = new Map<string, string>();
  let section = '';
  let lastCategory = '';
  for (const one of rows) {
    if (one.kind === 'section') {
      section = one.name;
      lastCategory = '';
    } else if (one.kind === 'section_text') {
      categoryTexts.set(section, one.text);
    } else if (one.kind === 'ignored') {
      const { row } = one.row;
      findings.push({ kind: 'row_ignored', row, dish: '', detail: one.text.slice(0, 200) });
    } else {
      const row = map(one.row);
      const own = row.cell('category');
      if (own !== '') lastCategory = own;
      const category = own || (isFilledDown ? lastCategory : '') || section || usualCategory;
      readRow(row, category, dishes, context);
    }
  }
  return { dishes, categoryTexts, problems, findings };
}

function readRow(
  row: MappedRow,
  category: string,
  dishes: DraftDish[],
  context: CollectContext,
): void {
  const { mapping, problems, rowWord, isSeveralCategories } = context;
  const owner = mapping.rows === 'dish' ? undefined : dishContinuedBy(row, category, dishes);
  if (owner) {
    continueDish(owner, row, context);
    return;
  }
  const name = row.cell('name').replaceAll(/\s+/g, ' ');
  if (name === '') {
    problems.push({ place: `${rowWord} ${row.row}, name`, message: 'is empty' });
    return;
  }
  const dish = beginDish(name, row, readCategories(category, isSeveralCategories), context);
  dishes.push(dish);
  addPrices(dish, row, context);
  addOptions(dish, row, context);
}

const bullet = /^[+•–>-]\s*(?=\S)/;
const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The dish that a row goes on with: without a name the last one, else the one of that name or id. */
function dishContinuedBy(
  row: MappedRow,
  category: string,
  dishes: readonly DraftDish[],
): DraftDish | undefined {
  const name = row.cell('name').replaceAll(/\s+/g, ' ');
  const parent = row.cell('parent_id').replace(/^id:/, '');
  if (parent !== '') {
    const owner = dishes.findLast(({ id }) => id === parent);
    if (owner) return owner;
  }
  const last = dishes.at(-1);
  if (name === '' || bullet.test(name)) return last;
  const id = row.cell('external_id');
  const isSame = (dish: DraftDish) =>
    sameText(dish.name, name) &&
    (row.cell('category') === '' || dish.categories.some((one) => category.includes(one))) &&
    (id === '' || dish.id === '' || dish.id === id || row.cell('size') !== '');
  return last && isSame(last) ? last : dishes.findLast((dish) => isSame(dish) && lacks(dish, row));
}

/** Rows of the same name belong together where they say something else: another size or option. */
function lacks(dish: DraftDish, row: MappedRow): boolean {
  const size = row.cell('size');
  const option = row.cell('option_name');
  if (option !== '') {
    return !dish.groups.some(({ options }) => options.some(({ name }) => sameText(name, option)));
  }
  return size !== '' && !dish.sizes.some(({ name }) => sameText(name, size));
}

function continueDish(dish: DraftDish, row: MappedRow, context: CollectContext): void {
  const name = row.cell('name');
  const isBullet = bullet.test(name);
  if (isBullet || row.cell('option_name') !== '') {
    addOptions(dish, row, context, isBullet ? name.replace(bullet, '') : undefined);
    if (!isBullet && row.cell('size') !== '') addPrices(dish, row, context);
    return;
  }
  addPrices(dish, row, context);
  addOptions(dish, row, context);
  if (dish.description === '') dish.description = plainMarkup(row.cell('description'));
}

const about = ({ label, text }: { label: string; text: string }): string =>
  label === '' ? text : `${label}: ${text}`;

function beginDish(
  name: string,
  row: MappedRow,
  categories: readonly string[],
  { mapping, findings }: CollectContext,
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
    return [...new Set([...texts.flatMap((text) => text.marks), ...flagged])].slice(0, 20);
  };
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
    diets: marks('diets', 'diet_flag'),
    allergens: has('allergens', 'allergen_flag') ? marks('allergens', 'allergen_flag') : null,
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
