import type { RefusalProblem } from '#schemas/rules/problems/found-problem.ts';
import { isSoldOut } from '../menu/is-sold-out.ts';
import type { PricedLines } from '../pricing/price-stored.ts';
import type { Shortage } from '../menu/stock.ts';
import { shortageProblems } from './shortage-problems.ts';

/** What could not be had; all empty: everything is held. */
export type Unheld = {
  shortages: Shortage[];
  isSlotFull: boolean;
  isCouponUsedUp: boolean;
  /** The coupon is for a first order, and there was one meanwhile. */
  isNotFirstOrder: boolean;
  /** The coupon counts once per person, and the address of the order is not confirmed. */
  isUnverified: boolean;
  /** The points were redeemed elsewhere meanwhile. */
  lacksPoints: boolean;
  /** Less is left on a gift card than it was to pay, or it counts no more. */
  isGiftCardShort: boolean;
};

type Names = { modifierName: (id: number) => string };

/** What could not be had under the locks, each line that lacks it named (rules R43, R55, R63, R64). */
export function unheldProblems(
  unheld: Unheld,
  priced: Pick<PricedLines, 'lines'>,
  names: Names,
): RefusalProblem[] {
  const { shortages, isSlotFull, isCouponUsedUp, isNotFirstOrder } = unheld;
  const problems = shortageProblems(shortages, priced.lines, names);
  if (isSlotFull) {
    problems.push({
      path: 'pickup_time',
      code: 'slot_full',
      message: ({ placing }) => placing.slotFull,
    });
  }
  if (isCouponUsedUp) {
    problems.push({
      path: 'coupon_code',
      code: 'coupon_used_up',
      message: ({ offers }) => offers.coupon.usedUp,
    });
  }
  if (isNotFirstOrder) {
    problems.push({
      path: 'coupon_code',
      code: 'coupon_first_order',
      message: ({ offers }) => offers.coupon.firstOrder,
    });
  }
  if (unheld.isUnverified) {
    problems.push({
      path: 'coupon_code',
      code: 'coupon_needs_email',
      message: ({ offers }) => offers.coupon.needsEmail,
    });
  }
  if (unheld.lacksPoints) problems.push(tooFewPoints);
  if (unheld.isGiftCardShort) {
    problems.push({
      path: 'gift_cards',
      code: 'gift_card_changed',
      message: ({ offers }) => offers.giftCardUsed,
    });
  }
  return problems;
}

/** Said before and under the lock. */
export const tooFewPoints: RefusalProblem = {
  path: 'points',
  code: 'not_enough_points',
  message: ({ placing }) => placing.tooFewPoints,
};

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
