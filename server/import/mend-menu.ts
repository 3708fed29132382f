import type { MendedDish } from '#schemas/api/menu-file-options.ts';
import type { ImportFinding } from '#schemas/api/menu-mapping.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import type { Money } from './describe-plan.ts';
import { nameCut } from './menu/fit-names.ts';
import { ImportError } from './menu/import-error.ts';
import type { PlannedImport } from './plan-import.ts';
import type { ImportedCategory, ImportedMenu, ImportedProduct } from './menu/imported-menu.ts';

type Mending = {
  /** As previews call it, before the ids of its dishes. */
  source: string;
  mended: readonly MendedDish[];
  /** ISO 4217 code that the prices are in. */
  currency: string;
};

/**
 * A menu as its file has it with what was mended by hand before the import. Pure.
 * @throws ImportError for a dish that the file does not have: it is another file than was seen.
 */
export function mendMenu(menu: ImportedMenu, { source, mended, currency }: Mending): ImportedMenu {
  if (mended.length === 0) return menu;
  const byId = new Map(mended.map((one) => [one.id, one]));
  const ids = new Set(menu.products.map(({ externalId }) => `${source}:${externalId}`));
  const unknown = mended.filter(({ id }) => !ids.has(id));
  if (unknown.length > 0) {
    throw new ImportError(
      'What was mended is of another file. Look at this one again.',
      unknown.map(({ id, name = '' }) => ({ place: name, message: `${id} is not in the file` })),
    );
  }
  const of = ({ externalId }: ImportedProduct) => byId.get(`${source}:${externalId}`);
  const products = menu.products.filter((product) => of(product)?.is_left_out !== true);
  const moved = products.flatMap((product) => {
    const category = of(product)?.category;
    return category === undefined ? [] : [{ id: product.externalId, category }];
  });
  return {
    ...menu,
    products: products.map((product) => mendProduct(product, of(product), currency)),
    categories: moveDishes(menu.categories, { moved, left: new Set(products.map(idOf)) }),
  };
}

const idOf = ({ externalId }: ImportedProduct): string => externalId;

function mendProduct(
  product: ImportedProduct,
  mended: MendedDish | undefined,
  currency: string,
): ImportedProduct {
  if (!mended) return product;
  const { name = product.name, price, is_free: isFree = false, size_names: sizes = [] } = mended;
  const named = nameSizes(product, sizes);
  if (isFree) return { ...named, name, price: 0, isUnpriced: false, isFree };
  if (price === undefined) return { ...named, name };
  const { counterPrice: _counter, ...rest } = named;
  return { ...rest, name, price: minorOf(price, name, currency), isUnpriced: false };
}

/** @throws ImportError where two sizes of a choice would be called the same */
function nameSizes(
  product: ImportedProduct,
  names: NonNullable<MendedDish['size_names']>,
): ImportedProduct {
  if (names.length === 0 || !product.choices) return product;
  const nameOf = new Map(names.map(({ from, to }) => [from, to]));
  const choices = product.choices.map((choice) => ({
    ...choice,
    values: choice.values.map((value) => ({
      ...value,
      name: nameOf.get(value.name) ?? value.name,
    })),
  }));
  const isTwice = choices.some(
    ({ values }) => new Set(values.map(({ name }) => plain(name))).size < values.length,
  );
  if (isTwice) {
    const message = 'two of its sizes are called the same';
    throw new ImportError('Sizes cannot be called like that.', [{ place: product.name, message }]);
  }
  return { ...product, choices };
}

function minorOf(price: number, name: string, currency: string): number {
  try {
    return toMinor(price, currency);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = `${price} has more decimals than ${currency} has`;
    throw new ImportError('A price cannot be like that.', [{ place: name, message }]);
  }
}

type Moves = {
  moved: readonly { id: string; category: string }[];
  /** Dishes that are not left out. */
  left: ReadonlySet<string>;
};

const plain = (name: string): string => name.trim().toLocaleLowerCase();

/** Categories without what is left out, and with what was put into them, behind the others. */
function moveDishes(
  categories: readonly ImportedCategory[],
  { moved, left }: Moves,
): ImportedCategory[] {
  const target = new Map(moved.map(({ id, category }) => [id, plain(category)]));
  const known = new Set(categories.map(({ name }) => plain(name)));
  const added = new Map(
    moved
      .filter(({ category }) => !known.has(plain(category)))
      .map(({ category }) => [plain(category), category.trim()]),
  );
  const whole = [
    ...categories,
    ...[...added].map(([key, name]) => ({
      externalId: `mended ${key}`,
      name,
      description: '',
      hours: [],
      productIds: [],
    })),
  ];
  // Of two categories called the same the first one takes it.
  const first = new Map(
    whole.toReversed().map(({ externalId, name }) => [plain(name), externalId]),
  );
  return whole.map((category) => {
    const stay = category.productIds.filter((id) => left.has(id) && !target.has(id));
    const isTarget = first.get(plain(category.name)) === category.externalId;
    const come = moved.filter((one) => isTarget && plain(one.category) === plain(category.name));
    const isWhole = come.every(({ id }) => category.productIds.includes(id));
    const productIds = isWhole
      ? category.productIds.filter((id) => stay.includes(id) || come.some((one) => one.id === id))
      : [...stay, ...come.map(({ id }) => id)];
    return { ...category, productIds };
  });
}

const ofPrices: ReadonlySet<ImportFinding['kind']> = new Set(['no_price', 'zero_price']);

/** Findings of prices that are missing, where the dish keeps the one that it has on the menu. */
export const withPresentPrices = <F extends ImportFinding & { dish_id: string | null }>(
  findings: readonly F[],
  { target: { source }, presentPrices }: Pick<PlannedImport, 'target' | 'presentPrices'>,
  { currency, locale }: Money,
): F[] =>
  findings.map((finding) => {
    const id = finding.dish_id?.slice(`${source}:`.length) ?? '';
    const price = finding.kind === 'no_price' ? presentPrices.get(id) : undefined;
    if (price === undefined) return finding;
    return { ...finding, kind: 'price_stays', detail: formatMoney(price, currency, locale) };
  });

const isOfName = ({ kind, detail }: ImportFinding): boolean =>
  kind === 'name_twice' || (kind === 'text_cut' && detail === nameCut);

/** Findings with the dishes that they are about, without those that were mended. */
export function openFindings(
  findings: readonly ImportFinding[],
  menu: ImportedMenu,
  { source, mended }: Pick<Mending, 'source' | 'mended'>,
): (ImportFinding & { dish_id: string | null })[] {
  const idsByName = new Map<string, string[]>();
  for (const { name, externalId } of menu.products) {
    idsByName.set(name, [...(idsByName.get(name) ?? []), `${source}:${externalId}`]);
  }
  const byId = new Map(mended.map((one) => [one.id, one]));
  // Of dishes that are called the same each finding of a kind is about the next one.
  const taken = new Map<string, number>();
  return findings.flatMap((finding) => {
    const ids = idsByName.get(finding.dish) ?? [];
    const turn = `${finding.kind} ${finding.dish}`;
    const place = taken.get(turn) ?? 0;
    taken.set(turn, place + 1);
    const id = ids[Math.min(place, ids.length - 1)] ?? null;
    const one = id === null ? undefined : byId.get(id);
    const isMended =
      one?.is_left_out === true ||
      (ofPrices.has(finding.kind) && (one?.price !== undefined || one?.is_free === true)) ||
      (isOfName(finding) && one?.name !== undefined) ||
      (finding.kind === 'sizes_named' && one?.size_names !== undefined);
    return isMended ? [] : [{ ...finding, dish_id: id }];
  });
}
