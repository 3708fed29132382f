import type { ImportFinding } from '#schemas/api/menu-mapping.ts';
import { placeOfDraft, type DraftDish, type DraftGroup } from './draft-dish.ts';
import type { ImportedGroup } from './imported-menu.ts';

/** As many as a cart takes of anything. */
const mostOfOne = 99;
const longestName = 300;

/**
 * Groups of the same name and options are one, which several dishes ask; one of the same name that
 * offers something else is another, called after its dish.
 */
export function shareGroups(findings: ImportFinding[]) {
  const byContent = new Map<string, string>();
  const groups = new Map<string, ImportedGroup>();

  const idOf = (draft: DraftDish, dishId: string, group: DraftGroup): string => {
    const content = JSON.stringify({ ...group, name: group.name.toLowerCase() });
    const known = byContent.get(content);
    if (known !== undefined) return known;
    const plain = group.name.toLowerCase().slice(0, longestName);
    let id = groups.has(plain) ? `${plain} (${dishId})` : plain;
    for (let count = 2; groups.has(id); count += 1) id = `${plain} (${dishId}) ${count}`;
    byContent.set(content, id);
    groups.set(id, groupOf(draft, id, group, findings));
    return id;
  };
  return {
    groups: (): ImportedGroup[] => [...groups.values()],
    idsOf: (draft: DraftDish, dishId: string): string[] => [
      ...new Set(
        draft.groups
          .filter(({ options }) => options.length > 0)
          .map((group) => idOf(draft, dishId, group)),
      ),
    ],
  };
}

function groupOf(
  draft: DraftDish,
  externalId: string,
  { name, min, max, options }: DraftGroup,
  findings: ImportFinding[],
): ImportedGroup {
  const taken = new Set<string>();
  const different = options.filter((option) => {
    const id = option.name.toLowerCase();
    if (taken.has(id)) {
      findings.push({
        kind: 'name_twice',
        ...placeOfDraft(draft),
        dish: option.name,
        detail: `in “${name}”`,
      });
      return false;
    }
    taken.add(id);
    return true;
  });
  const atMost = max === null ? mostOfOne : Math.min(max, mostOfOne);
  return {
    externalId,
    name: name.slice(0, longestName),
    min: Math.min(min, different.length),
    max: max === null ? null : Math.max(max, min, 1),
    modifiers: different.map((option) => ({
      externalId: option.name.toLowerCase().slice(0, longestName),
      name: option.name.slice(0, longestName),
      price: option.price,
      maxQuantity: max === null ? 1 : atMost,
      isDefault: false,
      suspended: null,
    })),
  };
}
