import type { RefusalProblem } from '#schemas/rules/problems/found-problem.ts';
import { findHeldByOwnOrder } from '../../db/queries/orders.ts';
import { readStock } from '../../db/queries/stock.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { ifReturned, shortagesOf, stockKey } from '../../domain/menu/stock.ts';
import type { Shortage } from '../../domain/menu/stock.ts';
import { neededGoods, shortageProblems } from '../../domain/placing/shortage-problems.ts';
import type { PricedLines } from '../../domain/pricing/price-stored.ts';
import type { PricingContext } from '../../domain/pricing/pricing-context.ts';
import { offeredSlots } from '../restaurant/offered-slots.ts';
import { restaurantDayAt } from '../restaurant/restaurant-day-at.ts';
import type { CartOwner } from './cart-owner.ts';

/**
 * The lines of a cart that ask together for more than is left of a dish or an option on the day
 * that the cart is for (rules R63 to R65): placement would refuse them. What the owner's unpaid
 * order of it holds is theirs: that order ends, and gives it back, as soon as the cart is ordered
 * otherwise (rule R60). Nothing is read for a cart of which nothing is counted.
 */
export async function cartShortages(
  deps: Deps,
  { shopperId }: CartOwner,
  pricing: PricingContext,
  { lines }: Pick<PricedLines, 'lines'>,
): Promise<RefusalProblem[]> {
  const { restaurant, snapshot, purpose } = pricing;
  const { tenantId, id: restaurantId } = restaurant;
  const needs = neededGoods(lines).filter((need) => snapshot?.counted.has(stockKey(need)));
  if (!snapshot || needs.length === 0) return [];

  const shortagesOn = async (day: string): Promise<Shortage[]> => {
    const items = needs.map((need) => ({ ...need, day }));
    const levels = await readStock(deps.db, tenantId, items);
    if (shortagesOf(levels, needs).length === 0) return [];
    const held = await findHeldByOwnOrder(deps.db, tenantId, { shopperId, restaurantId });
    return shortagesOf(ifReturned(levels, held), needs);
  };
  const chosen = purpose.fulfilment?.instant;
  const day = await restaurantDayAt(deps.db, restaurant, chosen ?? deps.clock());
  const shortages = await shortagesOn(day);
  if (shortages.length === 0) return [];
  const modifierName = (id: number) => snapshot.uncountedIndex.modifiers.get(id)?.name ?? '';
  const first = chosen ? day : ((await firstDay(deps, pricing)) ?? day);
  return shortageProblems(first === day ? shortages : await shortagesOn(first), lines, {
    modifierName,
  });
}

/** The day of the first time on offer: after closing, as soon as possible is another day's. */
async function firstDay(
  deps: Deps,
  { restaurant, purpose }: PricingContext,
): Promise<string | null> {
  const { asap, days } = await offeredSlots(deps, restaurant, { orderType: purpose.orderType });
  const slot = asap ?? days[0]?.slots[0];
  return slot ? restaurantDayAt(deps.db, restaurant, new Date(slot.instant)) : null;
}
