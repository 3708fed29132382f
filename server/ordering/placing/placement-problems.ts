import type { Restaurant } from '../../db/queries/restaurants.ts';
import { checkPlacement } from '../../domain/placing/check-placement.ts';
import type { PlacementProblems } from '../../domain/placing/check-placement.ts';
import { refusalView } from '../../domain/gift-cards/card-refusal.ts';
import { couponRefusalView } from '../../domain/cart/coupon-view.ts';
import type { PlacementCall, Prepared } from './prepare-placement.ts';

type Placing = {
  call: PlacementCall;
  prepared: Prepared;
  restaurant: Restaurant;
  now: Date;
};

/** What stands against placing a cart as it was prepared, at a restaurant as it is now (R55). */
export function placementProblems({ call, prepared, restaurant, now }: Placing): PlacementProblems {
  const { pricing, priced, stored } = prepared;
  const problems = checkPlacement({
    ...prepared,
    body: call.body,
    isPhoneOrder: call.enteredBy !== null,
    now,
    restaurant,
    isAtTable: prepared.table !== null,
    tab: prepared.tab,
    cartVersion: stored.version,
    isCardOnly: restaurant.noShowLimit !== null && prepared.noShows >= restaurant.noShowLimit,
    isBlocked: prepared.blockReason !== null,
    isUser: call.isUser,
    pointsBalance: pricing.loyalty?.balance ?? null,
    phone: restaurant.phone,
    couponRefusal: couponRefusalView(pricing, priced.amounts),
    giftCardRefusals: pricing.giftCards.map(({ refusal }) => refusal && refusalView(refusal)),
  });
  return call.isTest ? testProblems(problems) : problems;
}

/** Nobody pays for a test order, brings it anywhere or calls about it. */
const testProblems = ({ refused, conflicts }: PlacementProblems): PlacementProblems => ({
  refused: refused.filter(({ path }) => path !== 'payment_method'),
  missing: [],
  conflicts: conflicts.filter(({ path }) => path !== 'delivery'),
});
