import type { LineProblem } from './line-problem.ts';
import type { MenuIndex, IndexedProduct } from '../menu/menu-index.ts';
import type { CartPart } from './cart-line.ts';
import { findHalfSet } from './find-half-set.ts';
import { resolveModifiers, resolveValues } from './resolve-choices.ts';
import { wholeOnlyProblems } from './whole-only-problems.ts';

type Half = { product: IndexedProduct; part: CartPart };

/**
 * What keeps two dishes from being halves of one (rule R32): a set that holds both, one left and
 * one right, the same size and base, nothing excluded, and what goes on the whole only on both.
 * Sizes and bases are compared by name, for their ids differ by dish. Paths are those of the line
 * and not of a half, with the ids of the left dish where it has them: `configurations.<attribute>`
 * and `modifier_groups.<group>`.
 */
export function halfProblems(
  parts: readonly CartPart[],
  menu: MenuIndex,
  path: string,
): LineProblem[] {
  const [one, other] = parts;
  const isPair =
    parts.length === 2 &&
    parts.some(({ position }) => position === 'left') &&
    parts.some(({ position }) => position === 'right') &&
    parts.every(({ quantity }) => quantity === 1);
  if (!isPair || !one || !other) {
    return [{ path, code: 'half_positions', message: ({ lines }) => lines.oneForEachHalf }];
  }
  const [left, right] = one.position === 'left' ? [one, other] : [other, one];
  const first = menu.products.get(left.restaurantProductId);
  const second = menu.products.get(right.restaurantProductId);
  // A dish that left the menu is named by its part.
  if (!first || !second) return [];
  const set = findHalfSet(menu, [first.id, second.id]);
  if (!set) {
    return [
      {
        path,
        code: 'halves_not_offered',
        message: ({ lines }) => lines.notHalves(first.name, second.name),
      },
    ];
  }
  const halves: [Half, Half] = [
    { product: first, part: left },
    { product: second, part: right },
  ];
  const soldOut: LineProblem = {
    path,
    code: 'sold_out',
    message: ({ lines }) => lines.soldOut(set.name),
  };
  return [
    ...(set.isAvailable ? [] : [soldOut]),
    ...valueProblems(halves, set.excludedValues, menu, path),
    ...wholeOnlyProblems(
      halves.map(({ product, part }) => ({
        groups: product.groups,
        picks: resolveModifiers(product.groups, part.modifiers, menu),
      })),
      path,
    ),
  ];
}

/** Sizes and crusts: those that both dishes have are equal, and none is excluded. */
function valueProblems(
  halves: readonly [Half, Half],
  excluded: readonly string[],
  menu: MenuIndex,
  path: string,
): LineProblem[] {
  const problems: LineProblem[] = [];
  const [left, right] = halves.map(({ product, part }) =>
    resolveValues(product.configurations, part.configurations, menu),
  );
  const nameIn = (values: typeof left, attribute: string) =>
    values?.find(({ attributeName }) => attributeName === attribute)?.name;
  const seen = new Set<string>();
  for (const { product } of halves) {
    for (const { attribute } of product.configurations) {
      const name = attribute.display_name;
      if (seen.has(name)) continue;
      seen.add(name);
      const at = `${path}.configurations.${attribute.id}`;
      const [one, other] = [nameIn(left, name), nameIn(right, name)];
      const barred = [one, other].find((value) => value !== undefined && excluded.includes(value));
      if (barred !== undefined) {
        problems.push({
          path: at,
          code: 'half_excluded',
          message: ({ lines }) => lines.notInHalves(name, barred),
        });
      }
      const isShared = halves.every(({ product: { configurations } }) =>
        configurations.some((offered) => offered.attribute.display_name === name),
      );
      if (isShared && one !== other) {
        problems.push({
          path: at,
          code: 'halves_differ',
          message: ({ lines }) => lines.sameForBothHalves(name),
        });
      }
    }
  }
  return problems;
}
