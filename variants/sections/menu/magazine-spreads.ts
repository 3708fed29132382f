import type { MenuItem } from './props.ts';

/** A large dish and the smaller ones beside it; without a picture none of them is large. */
export type Spread = { lead: MenuItem | null; beside: readonly MenuItem[] };

/** A large dish stands well beside three smaller ones; two to four will do. */
const usual = 4;

/**
 * A category's dishes spread over pages of about the same number, in their order, but that a page
 * begins with its first dish that has a picture. One or two dishes have a page each.
 */
export function magazineSpreads(items: readonly MenuItem[]): Spread[] {
  const pages = items.length < 3 ? items.length : Math.round(items.length / usual);
  return Array.from({ length: pages }, (_, page) => {
    const dishes = items.slice(
      Math.round((page * items.length) / pages),
      Math.round(((page + 1) * items.length) / pages),
    );
    const lead = dishes.find(({ picture }) => picture !== null) ?? null;
    return { lead, beside: dishes.filter((dish) => dish !== lead) };
  });
}
