import type { ModifierChoice } from '#schemas/api/cart-lines.ts';
import type { IndexedGroup } from '#schemas/rules/menu/menu-index.ts';
import type { ProblemOf } from './problem-keys.ts';

/** What modifier groups are drawn from, at whatever depth they are asked. */
export type OptionGroupsProps = {
  groups: readonly IndexedGroup[];
  chosen: readonly ModifierChoice[];
  path: string;
  depth?: number;
  /** The option that asks these groups. */
  askedBy?: string | undefined;
  problemOf: ProblemOf;
  onChange(chosen: ModifierChoice[]): void;
};
