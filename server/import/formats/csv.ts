import { toMinor } from '#schemas/money.ts';
import type {
  ImportedProduct,
  ImportProblem,
  MenuFormat,
  ParsedMenu,
} from '../menu/imported-menu.ts';
import { readHeader, readRows, type Column, type Columns, type Row } from './csv-table.ts';

const usualCategory = 'Menu';
const longest: Record<Exclude<Column, 'price'>, number> = {
  id: 200,
  name: 300,
  category: 300,
  description: 4000,
};

/** One dish a line below a line of headings. Knows no database. */
export const csv: MenuFormat = {
  title: 'table with name, price, category, description',
  endings: ['.csv', '.tsv', '.txt'],
  parse(text, currency) {
    const read = readRows(text);
    if ('problems' in read) return { ok: false, problems: read.problems };
    const [header, ...rows] = read.rows;
    if (!header) return { ok: false, problems: [{ place: 'line 1', message: 'has no headings' }] };
    const { columns, currencyOfFile } = readHeader(header.cells);
    const missing = (['name', 'price'] as const).filter((column) => columns[column] === undefined);
    if (missing.length > 0) {
      const message = `has no column ${missing.join(' and no column ')}; found: ${header.cells.join(', ')}`;
      return { ok: false, problems: [{ place: `line ${header.line}`, message }] };
    }
    if (rows.length === 0) {
      return {
        ok: false,
        problems: [{ place: `line ${header.line}`, message: 'no dish follows' }],
      };
    }
    return importRows(rows, header.cells.length, columns, currency, currencyOfFile);
  },
};

/** `price` in minor units; null where there is none. */
type Dish = Record<'id' | 'name' | 'category' | 'description', string> & { price: number | null };
type Complain = (column: Column, message: string) => void;

function importRows(
  rows: readonly Row[],
  width: number,
  columns: Columns,
  currency: string,
  currencyOfFile: string | null,
): ParsedMenu {
  const problems: ImportProblem[] = [];
  const products = new Map<string, ImportedProduct>();
  const lines = new Map<string, number>();
  const categories = new Map<string, { name: string; productIds: string[] }>();
  for (const { line, cells } of rows) {
    if (cells.length !== width) {
      const message = `has ${cells.length} columns where the headings have ${width}`;
      problems.push({ place: `line ${line}`, message });
      continue;
    }
    const addProblem: Complain = (column, message) =>
      problems.push({ place: `line ${line}, ${column}`, message });
    const dish = readDish((column) => cells[columns[column] ?? -1] ?? '', currency, addProblem);
    const categoryId = dish.category.toLowerCase();
    const same = dish.id || `${dish.name}\n${dish.category}`.toLowerCase();
    const plain = dish.id || dish.name.toLowerCase();
    // A name is what people know a dish by; the same name in another category is another dish.
    const externalId = products.has(plain) ? `${plain} (${categoryId})` : plain;
    if (lines.has(same) || products.has(externalId)) {
      const where = lines.has(same) ? `on line ${lines.get(same)}` : 'in the file';
      addProblem(dish.id ? 'id' : 'name', `'${dish.id || dish.name}' is ${where} already`);
      continue;
    }
    lines.set(same, line);
    const { name, description, price } = dish;
    const rest = { diets: [], suspended: 'not-told' as const, groupIds: [] };
    const priced = price === null ? { price: 0, isUnpriced: true } : { price };
    products.set(externalId, { externalId, name, description, ...priced, ...rest });
    const category = categories.get(categoryId);
    if (category) category.productIds.push(externalId);
    else categories.set(categoryId, { name: dish.category, productIds: [externalId] });
  }
  if (problems.length > 0) return { ok: false, problems };
  const foreign = currencyOfFile !== null && currencyOfFile !== currency;
  return {
    ok: true,
    remarks: foreign
      ? [`The prices are said to be ${currencyOfFile}; the same numbers are taken as ${currency}.`]
      : [],
    menu: {
      products: [...products.values()],
      groups: [],
      categories: [...categories].map(([externalId, { name, productIds }]) => ({
        externalId,
        name,
        description: '',
        hours: [],
        productIds,
      })),
    },
  };
}

function readDish(cell: (column: Column) => string, currency: string, addProblem: Complain): Dish {
  const name = cell('name');
  if (name === '') addProblem('name', 'is empty');
  for (const column of ['id', 'name', 'category', 'description'] as const) {
    const text = cell(column);
    if (text.length > longest[column])
      addProblem(column, `has more than ${longest[column]} letters`);
    if (text.includes('\u0000')) addProblem(column, 'holds a NUL character');
  }
  const price = cell('price') === '' ? null : readPrice(cell('price'), currency);
  if (price && 'problem' in price) addProblem('price', price.problem);
  return {
    id: cell('id'),
    name,
    category: cell('category') || usualCategory,
    description: cell('description'),
    price: price && 'minor' in price ? price.minor : null,
  };
}

/** `14.5`, `$14.50` and `14,50` are read; anything else is refused rather than guessed. */
function readPrice(cell: string, currency: string): { minor: number } | { problem: string } {
  const plain = cell
    .replace(/^(-?)\s*(?:[A-Z]{3}|\p{Sc}|A\$)\s*/u, '$1')
    .replace(/^(-?\d+),(\d{1,2})$/, '$1.$2');
  try {
    const minor = toMinor(plain, currency);
    return minor < 0 ? { problem: `'${cell}' is negative` } : { minor };
  } catch {
    return { problem: `'${cell}' is not a price like 14.50` };
  }
}
