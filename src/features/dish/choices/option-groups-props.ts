import type { ModifierChoice } from '#schemas/api/cart-lines.ts';
import type { SaleGroup } from '#schemas/rules/menu/sale-menu.ts';
import type { ProblemOf } from './problem-keys.ts';

/** What modifier groups are drawn from, at whatever depth they are asked. */
export type OptionGroupsProps = {
  groups: readonly SaleGroup[];
  chosen: readonly ModifierChoice[];
  path: string;
  depth?: number;
  /** The option that asks these groups. */
  askedBy?: string | undefined;
  problemOf: ProblemOf;
  onChange(chosen: ModifierChoice[]): void;
};
