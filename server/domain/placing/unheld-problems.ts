import type { RefusalProblem } from '#schemas/api/wire.ts';
import { stockDemand } from '#schemas/rules/line/stock-demand.ts';
import { isSoldOut } from '../menu/is-sold-out.ts';
import type { PricedLines } from '../pricing/price-stored.ts';
import type { Shortage } from '../menu/stock.ts';

/** What could not be had; all empty: everything is held. */
export type Unheld = { shortages: Shortage[]; isSlotFull: boolean; isCouponUsedUp: boolean };

type Names = { modifierName: (id: number) => string };

/** What could not be had under the locks, each line that lacks it named (rules R43, R55, R63, R64). */
export function unheldProblems(
  { shortages, isSlotFull, isCouponUsedUp }: Unheld,
  priced: Pick<PricedLines, 'lines'>,
  names: Names,
): RefusalProblem[] {
  const problems = shortages.flatMap((shortage) => shortageProblems(shortage, priced, names));
  if (isSlotFull) {
    const message = 'This time is fully booked by now. Choose another time.';
    problems.push({ path: 'pickup_time', code: 'slot_full', message });
  }
  if (isCouponUsedUp) {
    const message = 'This code has been used up.';
    problems.push({ path: 'coupon_code', code: 'coupon_used_up', message });
  }
  return problems;
}

/**
 * All problems, each thing said once: where the count says what is left, the menu's 'sold out' of
 * the same line adds nothing.
 */
export function withUnheld(
  problems: readonly RefusalProblem[],
  unheld: readonly RefusalProblem[],
): RefusalProblem[] {
  const isCounted = (problem: RefusalProblem) =>
    isSoldOut(problem) &&
    unheld.some((one) => one.code === 'out_of_stock' && isWithin(problem.path, one.path));
  const isListed = ({ path, code }: RefusalProblem) =>
    problems.some((one) => one.path === path && one.code === code);
  return [
    ...problems.filter((problem) => !isCounted(problem)),
    ...unheld.filter((problem) => !isListed(problem)),
  ];
}

const isWithin = (path: string, line: string): boolean =>
  path === line || path.startsWith(`${line}.`);

/** Every line that wants some of it: which of them gives way is the customer's choice. */
function shortageProblems(
  { kind, itemId, left }: Shortage,
  { lines }: Pick<PricedLines, 'lines'>,
  { modifierName }: Names,
): RefusalProblem[] {
  return lines.flatMap(({ line, resolved }) => {
    if (!resolved) return [];
    const isRequested = stockDemand(resolved).some(
      (demand) => demand.kind === kind && demand.itemId === itemId,
    );
    if (!isRequested) return [];
    const dish = resolved.parts.find(({ product }) => product.id === itemId)?.product.name;
    const name = kind === 'product' ? (dish ?? resolved.name) : modifierName(itemId);
    const whole = Math.floor(left / 2);
    const message = whole === 0 ? `${name} is sold out.` : `Only ${whole} of ${name} are left.`;
    return [{ path: `items.${line.id}`, code: 'out_of_stock', message }];
  });
}
