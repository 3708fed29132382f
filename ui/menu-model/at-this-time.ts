import type { Menu } from '#schemas/api/menu.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import type { WallClock } from '#schemas/rules/offers/is-within.ts';
import { itemKey, type MenuItem, type MenuSection } from '#variants/sections/menu/props.ts';
import { dealBadges } from './deal-badges.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import type { MenuContext } from './menu-context.ts';
import { keysOf } from './menu-view.ts';
import { formatTime, formatWeekday } from './format-times.ts';
import { nextOffer, sooner, type NextOffer } from './offered-times.ts';

/** What of a menu depends on the clock. */
export type ThisTime = {
  /** When what is not served now is served next, by the item's key. */
  offeredFrom: ReadonlyMap<string, string>;
  /** What deals say on the dishes that take part, by restaurant product. */
  badges: ReadonlyMap<number, string>;
};

/** @param now epoch ms, judged in the restaurant's zone. */
export function atThisTime(
  menu: Menu,
  menuIndex: MenuIndex,
  setting: MenuContext,
  now: number,
): ThisTime {
  const at = localDateTime(now, setting.timeZone);
  const offeredFrom = new Map(
    [...nextOffers(menu, at)].map(([key, next]) => [key, formatNextOffer(next, setting)]),
  );
  return { offeredFrom, badges: dealBadges(menuIndex, setting, at) };
}

/**
 * What is in several categories is served while one of them is; what has hours of its own says
 * itself when that leaves it.
 */
function nextOffers(menu: Menu, at: WallClock): Map<string, NextOffer> {
  const nexts = new Map<string, NextOffer | null>();
  const own = [
    ['dish', menu.restaurant_products],
    ['combo', menu.combos],
  ] as const;
  for (const category of menu.categories) {
    const next = nextOffer(category.availability, at);
    for (const key of keysOf(category)) {
      const known = nexts.get(key);
      nexts.set(key, next && known !== null ? (known ? sooner(known, next) : next) : null);
    }
  }
  for (const [kind, items] of own) {
    for (const { id, availability } of items) {
      if (availability) nexts.set(itemKey({ kind, id }), nextOffer(availability, at));
    }
  }
  return new Map([...nexts].flatMap(([key, next]) => (next ? [[key, next] as const] : [])));
}

/** 'From 11:00 am' of today, 'From Saturday' of another day. */
function formatNextOffer({ daysAhead, weekday, from }: NextOffer, setting: MenuContext): string {
  const { words, locale } = setting;
  return daysAhead === 0
    ? words.offeredFrom(formatTime(from, locale))
    : words.offeredOn(formatWeekday(weekday, locale, 'long'));
}

/** The sections with what the clock says of their items. */
export function withThisTime(sections: readonly MenuSection[], time: ThisTime): MenuSection[] {
  return sections.map((section) => ({
    ...section,
    items: section.items.map((item) => itemAtThisTime(item, time)),
  }));
}

function itemAtThisTime(item: MenuItem, { offeredFrom, badges }: ThisTime): MenuItem {
  const from = offeredFrom.get(itemKey(item)) ?? null;
  const badge = item.kind === 'dish' && !item.isSoldOut ? (badges.get(item.id) ?? null) : null;
  if (from === null && badge === null) return item;
  // What is not served now opens first, so that its time is seen before it is ordered.
  return { ...item, offeredFrom: from, badge, canAddAtOnce: item.canAddAtOnce && from === null };
}
