import type { LineProblem } from './line-problem.ts';
import type { IndexedGroup } from '../menu/menu-index.ts';
import type { ResolvedModifier } from './resolve-choices.ts';

type Half = { groups: readonly IndexedGroup[]; picks: readonly ResolvedModifier[] };

/**
 * Options of two halves that belong on the whole (rule R32): a whole-only group that both dishes
 * have is answered alike, a whole-only option is on both halves. Compared by name.
 */
export function wholeOnlyProblems(halves: readonly Half[], path: string): LineProblem[] {
  const problems: LineProblem[] = [];
  const seen = new Set<string>();
  for (const { groups } of halves) {
    for (const group of groups) {
      if (seen.has(group.name)) continue;
      seen.add(group.name);
      const [left, right] = halves.map(({ picks }) =>
        picks.filter((pick) => pick.group.name === group.name && isWhole(pick)),
      );
      if (textOf(left ?? []) === textOf(right ?? [])) continue;
      const at = `${path}.modifier_groups.${group.id}`;
      if (group.isWholeOnly) {
        const isShared = halves.every((half) =>
          half.groups.some(({ name }) => name === group.name),
        );
        if (isShared) {
          problems.push({
            path: at,
            code: 'halves_differ',
            message: ({ lines }) => lines.sameForBothHalves(group.name),
          });
        }
        continue;
      }
      const names = new Set(
        [...(left ?? []), ...(right ?? [])].map(({ modifier }) => modifier.name),
      );
      problems.push({
        path: at,
        code: 'half_whole_only',
        message: ({ lines }) => lines.onlyOnTheWhole([...names]),
      });
    }
  }
  return problems;
}

const isWhole = ({ group, modifier }: ResolvedModifier) =>
  group.isWholeOnly || modifier.isWholeOnly;

/** Equal for equal choices, whatever their order and ids. */
const textOf = (picks: readonly ResolvedModifier[]): string =>
  picks
    .map(({ modifier, quantity, values, modifiers }): string =>
      JSON.stringify([modifier.name, quantity, values.map(({ name }) => name), textOf(modifiers)]),
    )
    .toSorted()
    .join();
