import type { SampleCartBody } from '#schemas/api/offer-preview.ts';
import { defaultOptions } from '#schemas/rules/line/default-options.ts';
import type { CartPart } from '#schemas/rules/line/cart-line.ts';
import type { IndexedDeal, IndexedProduct } from '#schemas/rules/menu/menu-index.ts';
import { lineSignature } from '../domain/cart/line-signature.ts';
import type { MenuSnapshot } from '../domain/menu/menu-snapshot.ts';
import type { StoredLine } from '../db/queries/cart-items.ts';
import { ApiError } from '../errors/api-error.ts';

/** Units of a dish in a sample cart. */
export type SampleUnits = { product: IndexedProduct; quantity: number };

/** So many of the first, the second and so on. */
const usualQuantities = [2, 1, 1];
const largeQuantities = [4, 3, 3, 2];
/** More dishes than any table orders: a minimum that needs more is not reached. */
const mostUnits = 40;

/** What an offer asks for, as far as its sample cart is made to fit it. */
export type Asked = {
  /** Dishes that it lowers or needs, with how many of each; none: any. */
  wanted: readonly { dishIds: readonly number[]; quantity: number }[];
  /** Minor units. */
  minimum: number;
};

/**
 * The dishes of a sample cart, by the menu as it is now.
 * @throws ApiError 422 for a dish of one's own choice that is not on the menu.
 */
export function sampleUnits(
  { kind, items }: Pick<SampleCartBody, 'kind' | 'items'>,
  snapshot: MenuSnapshot,
  asked: Asked,
): SampleUnits[] {
  const { products } = snapshot.uncountedIndex;
  if (kind === 'own') {
    return items.map(({ dish_id, quantity }, place) => {
      const product = products.get(dish_id);
      if (product) return { product, quantity };
      throw notOnMenu(`body.cart.items.${place}.dish_id`);
    });
  }
  const best = bestDishes(snapshot);
  if (kind !== 'fitting') {
    const quantities = kind === 'usual' ? usualQuantities : largeQuantities;
    return quantities.flatMap((quantity, place) => {
      const product = best[place];
      return product ? [{ product, quantity }] : [];
    });
  }
  return fittingUnits(best, snapshot, asked);
}

/** What the restaurant sells most of, then whatever else stands on its menu. */
function bestDishes({ menu, uncountedIndex }: MenuSnapshot): IndexedProduct[] {
  const inOrder = menu.categories.flatMap(({ restaurant_product_ids }) => restaurant_product_ids);
  return [...new Set([...menu.best_selling, ...inOrder])].flatMap((id) => {
    const product = uncountedIndex.products.get(id);
    return product && product.isAvailable && product.price > 0 ? [product] : [];
  });
}

function fittingUnits(
  best: readonly IndexedProduct[],
  { uncountedIndex }: MenuSnapshot,
  { wanted, minimum }: Asked,
): SampleUnits[] {
  const first = best[0];
  const steps = wanted.length > 0 ? wanted : first ? [{ dishIds: [first.id], quantity: 1 }] : [];
  const units: SampleUnits[] = [];
  const add = (product: IndexedProduct, quantity: number) => {
    const same = units.find((one) => one.product.id === product.id);
    if (same) same.quantity += quantity;
    else units.push({ product, quantity });
  };
  for (const { dishIds, quantity } of steps) {
    const known = dishIds.flatMap((id) => uncountedIndex.products.get(id) ?? []);
    const product = known.find(({ isAvailable }) => isAvailable) ?? known[0];
    if (product) add(product, quantity);
  }
  const total = units.reduce((sum, one) => sum + one.quantity * one.product.price, 0);
  if (first) {
    // The best dishes all cost something.
    const missing = Math.ceil(Math.max(0, minimum - total) / first.price);
    if (missing > 0) add(first, Math.min(missing, mostUnits));
  }
  return units;
}

/** A dish as it is ordered where nothing in particular is chosen. */
function partOf(product: IndexedProduct, quantity: number, componentId: number | null): CartPart {
  return {
    restaurantProductId: product.id,
    productId: product.productId,
    quantity,
    modifiers: defaultOptions(product.groups),
    configurations: product.configurations.flatMap(({ attribute, is_required, values }) => {
      const value = values.find(({ is_sold_out }) => !is_sold_out) ?? values[0];
      return is_required && value
        ? [{ attribute_id: attribute.id, attribute_value_id: value.id }]
        : [];
    }),
    componentId,
    position: null,
  };
}

/** The dishes as lines of a cart, each by itself. */
export const plainLines = (units: readonly SampleUnits[]): StoredLine[] =>
  units.map(({ product, quantity }, index) =>
    storedLine(index + 1, {
      kind: 'plain',
      offerId: null,
      parts: [partOf(product, 1, null)],
      quantity,
      notes: '',
    }),
  );

const storedLine = (id: number, line: Omit<StoredLine, 'id' | 'signature'>): StoredLine => ({
  ...line,
  id,
  signature: lineSignature(line),
});

/**
 * The same dishes with a deal put together of them by hand, as often as one line has it: once.
 * @returns null where they do not fill its steps.
 */
export function linesWithDeal(
  units: readonly SampleUnits[],
  { id, components }: IndexedDeal,
): StoredLine[] | null {
  const left = units.map((one) => ({ ...one }));
  const parts: CartPart[] = [];
  for (const component of components) {
    let missing = component.quantity;
    for (const one of left) {
      if (!component.restaurantProductIds.includes(one.product.id)) continue;
      const taken = Math.min(missing, one.quantity);
      if (taken === 0) continue;
      one.quantity -= taken;
      missing -= taken;
      parts.push(partOf(one.product, taken, component.id));
    }
    if (missing > 0) return null;
  }
  const deal = { kind: 'deal' as const, offerId: id, parts, quantity: 1, notes: '' };
  const rest = left.filter(({ quantity }) => quantity > 0);
  return [...plainLines(rest), storedLine(rest.length + 1, deal)];
}

function notOnMenu(path: string): ApiError {
  const message = 'This dish is not on this menu. Take it out.';
  return new ApiError(422, 'not_on_menu', message, {
    problems: [{ path, code: 'not_on_menu', message }],
  });
}
