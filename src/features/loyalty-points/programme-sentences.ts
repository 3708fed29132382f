import type { LoyaltyProgramme } from '#schemas/api/loyalty.ts';
import { loyaltyPoints as words } from '#schemas/messages/en/loyalty-points.ts';
import { toMinor } from '#schemas/money.ts';
import { firstUsable } from '#schemas/rules/loyalty/redeemable-points.ts';

/**
 * The rules by which points are earned and redeemed here, a plain sentence each (rules R74 to R79).
 * @param money minor units as people read them
 */
export function programmeSentences(
  programme: LoyaltyProgramme,
  money: (minor: number) => string,
): string[] {
  const { currency, points_per_unit: earned, step, minimum, max_share: share } = programme;
  const unit = money(toMinor(programme.unit, currency));
  const first = firstUsable(programme);
  const tax = programme.counts_tax ? [] : [words.taxOut];
  return [
    [words.earn(earned, unit), ...tax, words.earnNot].join(' '),
    words.when,
    words.value(step, money(step * toMinor(programme.point_value, currency))),
    ...whatCanBeUsed(first, { step, minimum }),
    share === 100 ? words.shareAll : words.share(share),
    programme.expiry_months === null ? words.never : words.expire(programme.expiry_months),
    words.refunds,
  ];
}

function whatCanBeUsed(first: number, { step, minimum }: { step: number; minimum: number }) {
  if (step > 1 && first > step) return [words.fromInSteps(first, step)];
  if (step > 1) return [words.steps(step)];
  return minimum > 1 ? [words.from(first)] : [];
}
