import type { FormSubject, SiteData } from '../../core/ports.ts';
import { controls, nameOn, outside } from './dish-at.ts';
import { isElement } from './frame-geometry.ts';

/** A week, or days that differ from it. */
const weeks = 'table, dl';

/**
 * The restaurant whose hours or address an element of the page shows, by the name that stands with
 * it (docs/decisions/018); null: none. Its links act as for customers.
 */
export function placeAt(
  target: EventTarget | null,
  restaurants: SiteData['restaurants'],
): FormSubject | null {
  if (!isElement(target) || target.closest(`${outside}, ${controls}`)) return null;
  const address = target.closest('address');
  const place = target.closest('li, article') ?? address;
  const named = place && [...place.querySelectorAll('*')].map(nameOn);
  const restaurant = restaurants.find(({ name }) => named?.includes(name));
  if (!restaurant) return null;
  const { id } = restaurant;
  if (address) return { kind: 'restaurant', id };
  const hours = target.closest(`${weeks}, p:not(:has(a))`);
  // Below a name alone anything may be written; with a week it says whether it is open.
  const isOfWeek = place?.contains(hours) && place.querySelector(weeks);
  return hours && isOfWeek ? { kind: 'hours', id } : null;
}
