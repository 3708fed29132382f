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
  /** What is charged of an amount where the option that asks lies on a part of the dish; left out: all. */
  shareOf?: ((amount: number) => number) | undefined;
  onChange(chosen: ModifierChoice[]): void;
};
