import { stockDemand } from '#schemas/rules/line/stock-demand.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import { sumNeeds } from '../../domain/menu/stock.ts';
import type { WantedGoods } from '../holds/held-goods.ts';
import type { PlacementCall, Prepared } from './prepare-placement.ts';

type Placing = {
  call: PlacementCall;
  prepared: Prepared;
  /** As it is under its lock. */
  restaurant: Restaurant;
  now: Date;
};

/** What the order of a priced cart takes with it: its dishes, its time and its coupon. */
export function wantedGoods(orderId: string, placing: Placing): WantedGoods {
  const { prepared, restaurant, now } = placing;
  const { priced, chosen, prep, ground } = prepared;
  const demand = priced.lines.flatMap(({ resolved }) => (resolved ? stockDemand(resolved) : []));
  return {
    orderId,
    restaurant,
    stock: sumNeeds(demand),
    businessDay: chosen.today,
    slot: chosen.slot ? { startsAt: new Date(chosen.slot.instant), units: prep.units } : null,
    coupon: couponOf(prepared, ground.purpose.customerKeys),
    now,
  };
}

/** A code that takes nothing off is not used. */
function couponOf(
  { priced, ground }: Prepared,
  customerKeys: readonly string[],
): WantedGoods['coupon'] {
  const row = ground.coupon?.row;
  if (!row || priced.amounts.coupon?.refusal !== null) return null;
  const isLimited = row.totalLimit !== null || row.customerLimit !== null;
  return { id: row.id, isLimited, customerKeys };
}
