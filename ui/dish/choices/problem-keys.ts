/** Where a problem stands within a dish, spelt as `lineProblems` spells it (rules R26 to R28). */
export const valueKey = (path: string, attributeId: number): string =>
  `${path}configurations.${attributeId}`;

export const groupKey = (path: string, groupId: number): string =>
  `${path}modifier_groups.${groupId}`;

/** Below which an option's own values and groups stand. */
export const optionPath = (path: string, groupId: number, modifierId: number): string =>
  `${groupKey(path, groupId)}.${modifierId}.`;

/** What is wrong with a group, in words; null where nothing is, or nobody asked yet. */
export type ProblemOf = (key: string) => string | null;
