import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import type { LocalDateTime } from '#schemas/rules/time/local-date-time.ts';
import { dealText } from './deal-text.ts';
import { holdsAt } from './deal-times.ts';
import type { MenuContext } from './menu-context.ts';

/** What stands on the dishes that take part in a deal at that moment, by restaurant product. */
export function dealBadges(
  menuIndex: MenuIndex,
  setting: Pick<MenuContext, 'offerWords' | 'currency' | 'locale'>,
  at: LocalDateTime,
): Map<number, string> {
  const badges = new Map<number, string>();
  for (const deal of menuIndex.deals.values()) {
    // Half the menu may be part of a bundle; its own card says so better.
    if (deal.effect.kind === 'bundle' || !holdsAt(deal.conditions, at)) continue;
    const badge = dealText(deal, setting);
    for (const { restaurantProductIds } of deal.components) {
      for (const id of restaurantProductIds) if (!badges.has(id)) badges.set(id, badge);
    }
  }
  return badges;
}
