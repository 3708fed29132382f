import type { OfferConditions } from '#schemas/api/offer-conditions.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import type { LocalDateTime } from '#schemas/rules/time/local-date-time.ts';
import type { DealSpeech } from '../dish/offers/condition-texts.ts';
import { dealViews, type DealView } from '../dish/offers/deal-view.ts';

/** Whether an offer holds for somebody who is in the restaurant: at a table, or at the counter. */
export const holdsInStore = ({ order_types }: Pick<OfferConditions, 'order_types'>): boolean =>
  order_types.length === 0 || order_types.some((type) => type !== 'delivery');

/** The deals that can be had in the restaurant, those of this moment first. */
export function instoreDeals(
  menuIndex: MenuIndex,
  setting: DealSpeech,
  at: LocalDateTime,
): DealView[] {
  const deals = [...menuIndex.deals].filter(([, { conditions }]) => holdsInStore(conditions));
  return dealViews({ ...menuIndex, deals: new Map(deals) }, setting, at);
}
