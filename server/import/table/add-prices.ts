import type { FindingKind } from '#schemas/api/menu-mapping.ts';
import type { DraftDish, DraftSize } from '../menu/draft-dish.ts';
import type { CollectContext } from './collect-context.ts';
import type { MappedRow } from './mapped-row.ts';
import { readPrice, type PricedSize, type ReadPrice } from './read-price.ts';

const single = (price: ReadPrice): number | null => (price.kind === 'price' ? price.minor : null);

/** Adds what a row says of a dish's prices: one, one of a size, or several. */
export function addPrices(dish: DraftDish, row: MappedRow, context: CollectContext): void {
  const { mapping, currency, problems, findings, rowWord } = context;
  const format = { currency, decimalMark: mapping.decimal_mark };
  const find = (kind: FindingKind, detail: string) =>
    findings.push({ kind, row: row.row, dish: dish.name, detail: detail.slice(0, 200) });
  // A file that is all in one other currency names the first place alone.
  const isSaid = (price: { currency: string | null }) =>
    mapping.currency !== currency &&
    (price.currency ?? mapping.currency) === mapping.currency &&
    findings.some(({ kind }) => kind === 'other_currency');
  const read = (text: string, column: string): Exclude<ReadPrice, { kind: 'unread' }> => {
    const price = readPrice(text, format);
    if (price.kind === 'unread') {
      problems.push({ place: `${rowWord} ${row.row}, ${column}`, message: price.problem });
      return { kind: 'none', text: '' };
    }
    if (price.kind === 'price' && price.isLowest) find('price_range', text);
    if (price.kind !== 'none' && price.isForeign && !isSaid(price)) find('other_currency', text);
    return price;
  };

  for (const { label, text } of row.cells('size_price')) {
    const price = read(text, label);
    if (price.kind === 'price') dish.sizes.push({ name: label, price: price.minor });
    else if (price.kind === 'none') dish.priceText ||= price.text;
    else find('unread_cell', text);
  }
  const counter = row.cell('counter_price');
  if (counter !== '') dish.counterPrice ??= single(read(counter, 'counter price'));

  const [cell] = row.cells('price');
  const text = cell?.text ?? '';
  const price = read(text, 'price');
  const size = mapping.rows === 'dish' ? '' : sizeOf(dish, row);
  if (price.kind === 'sizes') {
    const named = namedSizes(price.sizes, cell?.label ?? '');
    if (named.isGuessed) find('sizes_named', text);
    dish.sizes.push(...named.sizes);
  } else if (size !== '') {
    if (row.cell('parent_id') !== '') forgetOwnSize(dish);
    const same = dish.sizes.find(({ name }) => name.toLowerCase() === size.toLowerCase());
    if (same) find('unread_cell', `${size} ${text}`);
    else dish.sizes.push({ name: size, price: single(price) });
    if (price.kind === 'none') dish.priceText = price.text;
  } else if (price.kind === 'price') {
    if (dish.price !== null && dish.price !== price.minor) find('unread_cell', text);
    dish.price ??= price.minor;
  } else {
    dish.priceText = price.text;
  }
}

/** What a row calls the size; a row that belongs to another one may say it behind the dish's name. */
function sizeOf(dish: DraftDish, row: MappedRow): string {
  const size = row.cell('size').replaceAll(/\s+/g, ' ');
  if (size !== '' || row.cell('parent_id') === '') return size;
  const name = row.cell('name');
  const isBehind = name.toLowerCase().startsWith(dish.name.toLowerCase());
  return (isBehind ? name.slice(dish.name.length).replace(/^[\s,:–(-]+|\)$/g, '') : name) || name;
}

/** 'Small, Large' of the dish itself names the sizes that follow in rows of their own. */
function forgetOwnSize(dish: DraftDish): void {
  if (dish.sizes.some(({ price }) => price !== null)) return;
  dish.sizes = dish.sizes.filter(({ name }) => !name.includes(','));
}

const usualSizes: Record<number, readonly string[]> = {
  2: ['Small', 'Large'],
  3: ['Small', 'Medium', 'Large'],
};

/** Names of several prices: their own, else those of the heading, else by their order. */
function namedSizes(
  sizes: readonly PricedSize[],
  label: string,
): { sizes: DraftSize[]; isGuessed: boolean } {
  const ofHeading = label.split('/').map((part) => part.trim());
  const names = ofHeading.length === sizes.length ? ofHeading : usualSizes[sizes.length];
  const isNamed = sizes.every((one) => one.label !== '');
  return {
    sizes: sizes.map((one, place) => ({
      name: isNamed ? one.label : (names?.[place] ?? `Size ${place + 1}`),
      price: one.minor,
    })),
    isGuessed: !isNamed && names !== ofHeading,
  };
}
