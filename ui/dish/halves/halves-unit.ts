import { priceLine } from '#schemas/rules/line/price-line.ts';
import { resolveLine } from '#schemas/rules/line/resolve-line.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import type { HalvesDraft } from './halves-draft.ts';
import { halvesLine } from './halves-line.ts';

/** Price of one in minor units, as the server charges it; 0 where a dish has left the menu. */
export function halvesUnit(draft: HalvesDraft, menu: MenuIndex): number {
  const resolved = resolveLine(halvesLine(draft, menu), menu);
  return resolved ? priceLine(resolved, '').unit : 0;
}
