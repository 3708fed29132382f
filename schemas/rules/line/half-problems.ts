import type { RefusalProblem } from '../../api/wire.ts';
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
): RefusalProblem[] {
  const [one, other] = parts;
  const isPair =
    parts.length === 2 &&
    parts.some(({ position }) => position === 'left') &&
    parts.some(({ position }) => position === 'right') &&
    parts.every(({ quantity }) => quantity === 1);
  if (!isPair || !one || !other) {
    return [{ path, code: 'half_positions', message: 'Choose one dish for each half.' }];
  }
  const [left, right] = one.position === 'left' ? [one, other] : [other, one];
  const first = menu.products.get(left.restaurantProductId);
  const second = menu.products.get(right.restaurantProductId);
  // A dish that left the menu is named by its part.
  if (!first || !second) return [];
  const set = findHalfSet(menu, [first.id, second.id]);
  if (!set) {
    const message = `${first.name} and ${second.name} cannot be halves of each other.`;
    return [{ path, code: 'halves_not_offered', message }];
  }
  const halves: [Half, Half] = [
    { product: first, part: left },
    { product: second, part: right },
  ];
  const soldOut: RefusalProblem = { path, code: 'sold_out', message: `${set.name} is sold out.` };
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
): RefusalProblem[] {
  const problems: RefusalProblem[] = [];
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
        const message = `${name}: ${barred} cannot be had in halves.`;
        problems.push({ path: at, code: 'half_excluded', message });
      }
      const isShared = halves.every(({ product: { configurations } }) =>
        configurations.some((offered) => offered.attribute.display_name === name),
      );
      if (isShared && one !== other) {
        const message = `${name}: choose the same for both halves.`;
        problems.push({ path: at, code: 'halves_differ', message });
      }
    }
  }
  return problems;
}
