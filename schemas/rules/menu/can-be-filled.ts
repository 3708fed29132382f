import type { MenuConfiguration } from '../../api/menu.ts';
import type { IndexedGroup } from './menu-index.ts';

/**
 * Whether a group can still reach its minimum with what is left to choose, within its own limits;
 * a dish or an option with a group that cannot is unavailable (rule R27).
 */
export function canBeFilled(group: IndexedGroup): boolean {
  if (group.min === 0) return true;
  if (group.max !== null && group.max < group.min) return false;
  const most = group.modifiers
    .filter(({ isAvailable }) => isAvailable)
    .map(({ maxQuantity }) => maxQuantity)
    .toSorted((a, b) => b - a)
    .slice(0, group.maxDistinct ?? undefined)
    .reduce((sum, quantity) => sum + quantity, 0);
  return most >= group.min;
}

/** Whether every choice that is required, such as the size, has a value left (rule R27). */
export const canBeConfigured = (configurations: readonly MenuConfiguration[]): boolean =>
  configurations.every(
    ({ is_required, values }) => !is_required || values.some((value) => !value.is_sold_out),
  );
