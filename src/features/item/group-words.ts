import type { ModifierGroup } from '#schemas/api/menu.ts';
import type { Messages } from '#schemas/messages/en.ts';

/** A group's rule as its heading says it: 'Required, choose 1', 'Up to 3' (design.md, Item). */
export function groupRule(
  { min, max }: Pick<ModifierGroup, 'min' | 'max'>,
  words: Messages['menu'],
): string {
  if (min === 0) return max === null ? words.chooseAny : words.chooseUpTo(max);
  if (max === null) return words.chooseAtLeast(min);
  return max > min ? words.chooseBetween(min, max) : words.chooseExactly(min);
}
