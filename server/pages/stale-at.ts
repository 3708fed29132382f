import type { PageBoot } from '#schemas/page.ts';
import { openingAt } from '#schemas/rules/opening/opening-at.ts';
import { nextVisibilityChange } from '#schemas/rules/shown-when/next-visibility-change.ts';
import { instantOf } from '#schemas/rules/time/instant-of.ts';
import { nextChange } from '../domain/times/next-change.ts';
import { zoneOf, type PageMaterial } from './gather-boot.ts';

/**
 * When the page changes by itself (epoch ms): opening hours, a daypart, a pause's or an offer's end, a dish
 * back, a section that comes or goes.
 */
export function staleAt(material: PageMaterial, boot: PageBoot, now: Date): number | null {
  const { drawnRestaurantId, menuRestaurantId, restaurants, menu, isPartial } = material;
  const dishes = boot.menu;
  if (isPartial || (menu !== null && dishes === null)) return now.getTime();
  const drawn = restaurants.list.find((one) => one.restaurant.id === drawnRestaurantId);
  const timeZone = zoneOf(material);
  const dayparts = dishes
    ? [...dishes.categories, ...dishes.restaurant_products, ...dishes.combos].flatMap(
        ({ availability = [] }) => availability,
      )
    : [];
  const served = dayparts.map(({ weekday, from, to }) => ({ weekday, opens: from, closes: to }));
  const menuOwner = restaurants.list.find((one) => one.restaurant.id === menuRestaurantId);
  const instants = [
    drawn
      ? nextChange(
          restaurants.hours.get(drawn.restaurant.id) ?? [],
          drawn.restaurant.time_zone,
          now.getTime(),
          {
            exceptions: restaurants.exceptions.get(drawn.restaurant.id) ?? [],
            pauseEnds: restaurants.pauseEnds.get(drawn.restaurant.id) ?? [],
          },
        )
      : null,
    menuOwner ? nextChange(served, menuOwner.restaurant.time_zone, now.getTime()) : null,
    menu?.staleAt?.getTime() ?? null,
    offerEnd(boot, timeZone, now),
    nextVisibilityChange(boot.settings.web_config.layout.home, now.getTime(), timeZone),
    ...restaurants.list.map(({ hours: { openings } }) => {
      const openingRows = openingAt(openings, now.getTime());
      return openingRows.isOpen ? openingRows.until : openingRows.opens;
    }),
  ].filter((instant) => instant !== null);
  return instants.length > 0 ? Math.min(...instants) : null;
}

/** When the offer above the header has been counted down; null where none is, or it is over. */
function offerEnd({ settings }: PageBoot, timeZone: string, now: Date): number | null {
  const { variant, byVariant } = settings.web_config.topOfferBanner;
  const { endsAt } = byVariant.countdown;
  if (variant !== 'countdown' || endsAt === '') return null;
  const instant = instantOf(endsAt, timeZone);
  return instant > now.getTime() ? instant : null;
}
