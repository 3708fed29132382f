import type { ImportFinding } from '#schemas/api/menu-mapping.ts';
import type { DraftDish } from '../menu/draft-dish.ts';
import type { ImportProblem } from '../menu/imported-menu.ts';
import { plainMarkup } from '../menu/plain-markup.ts';
import { addOptions } from './add-options.ts';
import { addPrices } from './add-prices.ts';
import type { CollectContext } from './collect-context.ts';
import { beginDish } from './begin-dish.ts';
import { fillsDown, mapRow, readCategories, type MappedRow } from './mapped-row.ts';
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
  const look = mapRow(given.mapping);
  const map = mapRow(given.mapping, given.use);
  const data = rows.flatMap((one) => (one.kind === 'data' ? [look(one.row)] : []));
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
      const category = own || (isFilledDown ? lastCategory : '') || section || given.usualCategory;
      readRow(row, category, dishes, context);
    }
  }
  if (given.sheet === null) return { dishes, categoryTexts, problems, findings };
  const { sheet } = given;
  return {
    dishes: dishes.map((dish) => ({ ...dish, sheet })),
    categoryTexts,
    problems,
    findings: findings.map((finding) => ({ ...finding, sheet })),
  };
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
    context.use.goOn(row.row, owner.row);
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
