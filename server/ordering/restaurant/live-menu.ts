import type { LiveMenu } from '#schemas/api/menu.ts';
import { availabilityOf } from '#schemas/rules/menu/menu-availability.ts';
import type { MenuSnapshot } from '../../domain/menu/menu-snapshot.ts';

/** So many pages may ask one instance for something within a second (docs/decisions/041). */
const asksEachSecond = 100;
/** In ms. */
const [leastSpread, mostSpread] = [1_000, 60_000];

/**
 * What pages are told of a menu.
 * @param pages how many are told at once
 */
export const liveMenuOf = ({ menu }: MenuSnapshot, pages: number): LiveMenu => ({
  restaurant_id: menu.restaurant_id,
  version: menu.version,
  content: menu.content ?? '',
  unavailable: availabilityOf(menu),
  spread: Math.min(mostSpread, Math.max(leastSpread, (pages * 1_000) / asksEachSecond)),
});
