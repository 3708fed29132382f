import type { ImportFinding } from '#schemas/api/menu-mapping.ts';
import type { ImportedGroup, ImportedModifier, ImportedProduct } from './imported-menu.ts';

/** Groups stand at most so deep below a dish (schemas/rules/menu-editing/nested-groups.ts). */
const deepest = 3;

/**
 * Groups whose options ask only what there is, and at most three deep; what is left out is named.
 * Groups that ask each other in a circle are without end, and so too deep. Pure.
 */
export function settleNesting(
  products: readonly ImportedProduct[],
  groups: readonly ImportedGroup[],
): { groups: ImportedGroup[]; findings: ImportFinding[] } {
  const byId = new Map(groups.map((group) => [group.externalId, group]));
  const dishOf = new Map<string, string>();
  const depths = new Map<string, number>();
  const visit = (ids: readonly string[], depth: number, dish: string) => {
    for (const id of ids) {
      const group = byId.get(id);
      if (!group || depth <= (depths.get(id) ?? 0)) continue;
      depths.set(id, depth);
      dishOf.set(id, dish);
      if (depth > deepest) continue;
      visit(
        group.modifiers.flatMap(({ groupIds }) => groupIds ?? []),
        depth + 1,
        dish,
      );
    }
  };
  for (const { groupIds, name } of products) visit(groupIds, 1, name);
  visit(
    groups.map(({ externalId }) => externalId).filter((id) => !depths.has(id)),
    1,
    '',
  );

  const findings: ImportFinding[] = [];
  const settle = (group: ImportedGroup, option: ImportedModifier): ImportedModifier => {
    const { groupIds, ...plain } = option;
    if (groupIds === undefined || groupIds.length === 0) return plain;
    const dish = dishOf.get(group.externalId) || group.name;
    const there = groupIds.filter((id) => (byId.get(id)?.modifiers.length ?? 0) > 0);
    if (there.length < groupIds.length) {
      findings.push({ kind: 'option_without_choices', row: null, dish, detail: option.name });
    }
    if (there.length === 0) return plain;
    if ((depths.get(group.externalId) ?? 0) < deepest) return { ...plain, groupIds: there };
    findings.push({ kind: 'too_deep', row: null, dish, detail: option.name });
    return plain;
  };
  // What only an option too deep asked is asked by none.
  const asked = groups.filter(({ externalId }) => (depths.get(externalId) ?? 0) <= deepest);
  const settled = asked.map((group) => ({
    ...group,
    modifiers: group.modifiers.map((option) => settle(group, option)),
  }));
  return { groups: settled, findings };
}
