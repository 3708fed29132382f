import type { ModifierChoice } from '#schemas/api/cart.ts';
import type { Problem } from '#schemas/api/wire.ts';
import { checkChoices } from '#schemas/rules/check-choices.ts';
import type { LineToPrice } from '#schemas/rules/price-cart.ts';
import type {
  MenuSnapshot,
  PricedModifier,
  PricedProduct,
  PricedValue,
} from '../caches/menu-snapshot.ts';
import type { PlainChoices } from './line-signature.ts';

/** A line as the cart keeps it: ids only. */
export type StoredLine = PlainChoices & {
  restaurantProductId: number;
  productId: number;
  quantity: number;
  notes: string;
};

export type ResolvedModifier = {
  choice: ModifierChoice;
  modifier: PricedModifier;
  values: PricedValue[];
};

/** A line with what the menu says of it now. */
export type ResolvedLine = {
  product: PricedProduct;
  modifiers: ResolvedModifier[];
  values: PricedValue[];
  toPrice: LineToPrice;
};

/**
 * Looks a line up in the menu; null where its product left it. Choices that left it are passed
 * over, lineProblems names them. Prices come from here alone (rule R28).
 */
export function resolveLine(line: StoredLine, snapshot: MenuSnapshot | null): ResolvedLine | null {
  const product = snapshot?.products.get(line.restaurantProductId);
  if (!snapshot || !product) return null;
  const valuesOf = (chosen: PlainChoices['configurations']) =>
    chosen.flatMap(({ attribute_value_id }) => snapshot.values.get(attribute_value_id) ?? []);
  const modifiers = line.modifiers.flatMap((choice) => {
    const modifier = snapshot.modifiers.get(choice.modifier_id);
    return modifier ? [{ choice, modifier, values: valuesOf(choice.configurations) }] : [];
  });
  const values = valuesOf(line.configurations);
  return {
    product,
    modifiers,
    values,
    toPrice: {
      quantity: line.quantity,
      base: product.onlinePrice,
      adjustments: values.map(({ priceAdjustment }) => priceAdjustment),
      options: modifiers.map(({ choice, modifier, values }) => ({
        quantity: choice.quantity,
        price: modifier.onlinePrice,
        adjustments: values.map(({ priceAdjustment }) => priceAdjustment),
      })),
    },
  };
}

/** What keeps a line from being ordered now; paths start with `path` (rules R26 to R28). */
export function lineProblems(
  line: StoredLine,
  snapshot: MenuSnapshot | null,
  path: string,
): Problem[] {
  const product = snapshot?.products.get(line.restaurantProductId);
  if (!product) {
    return [
      {
        path,
        code: 'unknown_product',
        message: 'This dish is no longer on the menu. Remove it to go on.',
      },
    ];
  }
  const soldOut = { path, code: 'sold_out', message: `${product.name} is sold out.` };
  const problems = checkChoices({ product: product.wire, groups: product.groups }, line);
  return [
    ...(product.isAvailable ? [] : [soldOut]),
    ...problems.map((problem) => ({ ...problem, path: `${path}.${problem.path}` })),
  ];
}
