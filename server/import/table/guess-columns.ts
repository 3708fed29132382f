import {
  sharedRoles,
  type ColumnGuess,
  type ColumnMapping,
  type ColumnRole,
} from '#schemas/api/menu-mapping.ts';
import type { ColumnValues } from './column-values.ts';
import { guessHeading, plainHeading } from './headings.ts';
import { readTags } from './read-marks.ts';

/** A column's guess with what it is about, and the currency that its heading names. */
export type GuessedColumn = ColumnGuess &
  Pick<ColumnMapping, 'label'> & { currency: string | null };

/** What people call a column of that role. */
const roleNames: Record<ColumnRole, string> = {
  ignore: 'something that no menu shows',
  name: 'names of dishes',
  price: 'prices',
  category: 'categories',
  description: 'descriptions',
  counter_price: 'prices at the counter',
  size: 'sizes',
  size_title: 'what the sizes are called',
  size_price: 'prices of a size',
  options: 'options',
  groups: 'groups of options',
  group_flag: 'a group of options',
  option_group: 'groups of options',
  option_name: 'names of options',
  option_price: 'prices of options',
  diets: 'diets',
  diet_flag: 'a diet',
  tags: 'tags, of which diets are read',
  allergens: 'allergens',
  allergen_flag: 'an allergen',
  external_id: 'ids',
  parent_id: 'the dish that a size belongs to',
  picture: 'pictures',
  availability: 'what is sold',
  hidden_flag: 'what is not sold',
  calories: 'calories',
};

/** Every column with what it is taken for and why, by headings first, then by what stands below. */
export function guessColumns(
  headings: readonly string[] | null,
  values: readonly ColumnValues[],
): GuessedColumn[] {
  const columns = values.map((value, column) => byHeading(headings?.[column] ?? '', column, value));
  namePriceOfSize(columns, headings);
  keepOneEach(columns, headings, values);
  guessByValues(columns, headings, values);
  return columns;
}

function byHeading(
  heading: string,
  column: number,
  { filled, priced }: ColumnValues,
): GuessedColumn {
  const none = { column, role: 'ignore' as const, confidence: 0, label: '', currency: null };
  const guess = guessHeading(heading);
  if (!guess) {
    const reason = heading === '' ? 'It has no heading' : `“${heading}” is no heading that we know`;
    return { ...none, reason };
  }
  const isCertain = guess.confidence === 1 && /^(?:name|price)$/.test(guess.role);
  if (filled.length === 0 && guess.role !== 'ignore' && !isCertain) {
    return { ...none, reason: `“${heading}” has nothing below it` };
  }
  const isOfPrices = guess.role === 'price' || guess.role === 'size_price';
  if (isOfPrices && priced < 0.3 && !isCertain) {
    return { ...none, reason: `“${heading}” has no prices below it` };
  }
  const hasNoDiets =
    guess.role === 'tags' && !filled.some((cell) => readTags(cell).marks.length > 0);
  if (hasNoDiets) return { ...none, confidence: 0.3, reason: `“${heading}” has no diets below it` };
  // Toppings without a price are what a pizza has on it.
  const isText =
    guess.role === 'options' &&
    /^toppings?$/i.test(heading) &&
    !filled.some((cell) => /\d/.test(cell));
  const role = isText ? 'description' : guess.role;
  const label = isAboutSelling(role) ? heading.slice(0, 120) : guess.label;
  const reason = `“${heading}” is a heading of ${roleNames[role]}`;
  return { column, ...guess, role, label, reason };
}

const isAboutSelling = (role: ColumnRole): boolean =>
  role === 'availability' || role === 'hidden_flag';

/** 'Regular price' beside 'Large price' is the price of a size. */
function namePriceOfSize(columns: GuessedColumn[], headings: readonly string[] | null): void {
  const hasSizes = columns.some(({ role }) => role === 'size_price');
  if (!hasSizes) return;
  for (const guess of columns) {
    const size = /^(regular|standard) price$/.exec(
      plainHeading(headings?.[guess.column] ?? ''),
    )?.[1];
    if (guess.role !== 'price' || size === undefined) continue;
    guess.role = 'size_price';
    guess.label = size.charAt(0).toUpperCase() + size.slice(1);
  }
}

/** Of several columns for one thing the surest has it, else the fullest, else the first. */
function keepOneEach(
  columns: GuessedColumn[],
  headings: readonly string[] | null,
  values: readonly ColumnValues[],
): void {
  const filled = (column: number) => values[column]?.filled.length ?? 0;
  for (const role of new Set(columns.map((guess) => guess.role))) {
    if (sharedRoles.has(role)) continue;
    const [best, ...others] = columns
      .filter((guess) => guess.role === role)
      .toSorted((a, b) => b.confidence - a.confidence || filled(b.column) - filled(a.column));
    for (const other of others) {
      const mine = headings?.[other.column] ?? '';
      const theirs = headings?.[best?.column ?? -1] ?? '';
      other.reason = `“${mine}” may be a heading of ${roleNames[role]} too; “${theirs}” is taken`;
      other.role = 'ignore';
      other.confidence = 0.3;
    }
  }
}

/** Names and prices that no heading gives away: by what stands below. */
function guessByValues(
  columns: GuessedColumn[],
  headings: readonly string[] | null,
  values: readonly ColumnValues[],
): void {
  const unknown = () =>
    columns.filter(({ role, confidence }) => role === 'ignore' && confidence === 0);
  const has = (role: ColumnRole) => columns.some((guess) => guess.role === role);
  const value = (column: number) => values[column];
  if (!has('price') && !has('size_price')) {
    const priced = unknown().filter(({ column }) => (value(column)?.priced ?? 0) >= 0.6);
    for (const [place, guess] of priced.entries()) {
      const heading = headings?.[guess.column] ?? '';
      const isSize = priced.length > 1 && heading !== '';
      if (!isSize && place > 0) continue;
      guess.role = isSize ? 'size_price' : 'price';
      guess.label = isSize ? heading.slice(0, 120) : '';
      guess.confidence = 0.5;
      guess.reason = `What stands in it reads as prices (${value(guess.column)?.filled[0] ?? ''})`;
    }
  }
  if (!has('name')) {
    const name = unknown().find(({ column }) => {
      const { filled, priced, distinct, length } = value(column) ?? {
        filled: [],
        priced: 1,
        distinct: 0,
        length: 0,
      };
      return filled.length > 0 && priced < 0.3 && distinct > 0.6 && length <= 60;
    });
    if (name) {
      name.role = 'name';
      name.confidence = 0.5;
      name.reason = `What stands in it reads as names of dishes (${value(name.column)?.filled[0]?.slice(0, 60) ?? ''})`;
    }
  }
  if (headings === null && !has('description')) {
    const long = unknown().find(
      ({ column }) => (value(column)?.length ?? 0) > 25 && (value(column)?.priced ?? 1) < 0.3,
    );
    if (long) {
      long.role = 'description';
      long.confidence = 0.4;
      long.reason = 'What stands in it are sentences';
    }
  }
  if (headings === null && !has('category')) {
    const repeated = unknown().find(({ column }) => {
      const { filled, priced, distinct, length } = value(column) ?? {
        filled: [],
        priced: 1,
        distinct: 1,
        length: 0,
      };
      return filled.length > 3 && priced < 0.3 && distinct <= 0.6 && length <= 40;
    });
    if (repeated) {
      repeated.role = 'category';
      repeated.confidence = 0.4;
      repeated.reason = 'What stands in it is repeated, as categories are';
    }
  }
}
