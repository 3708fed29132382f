import { hasPictures, itemKey, type MenuItem } from './props.ts';

/** A large dish and the smaller ones beside it; without a picture none of them is large. */
export type Spread = { key: string; lead: MenuItem | null; beside: readonly MenuItem[] };

/** A large dish is as high as three or four smaller ones beside it; two to five will do. */
const usual = 4.5;

/**
 * A category's dishes spread over pages of about the same number, in their order, but that a page
 * begins with its first dish that has a picture. One or two dishes have a page each; where none
 * has a picture all stand on one.
 */
export function magazineSpreads(items: readonly MenuItem[]): Spread[] {
  if (!hasPictures(items)) return items.length > 0 ? [spreadOf(null, items)] : [];
  const pages = items.length < 3 ? items.length : Math.max(1, Math.round(items.length / usual));
  return Array.from({ length: pages }, (_, page) => {
    const dishes = items.slice(
      Math.round((page * items.length) / pages),
      Math.round(((page + 1) * items.length) / pages),
    );
    const lead = dishes.find(({ picture }) => picture !== null) ?? null;
    return spreadOf(
      lead,
      dishes.filter((dish) => dish !== lead),
    );
  });
}

const spreadOf = (lead: MenuItem | null, beside: readonly MenuItem[]): Spread => ({
  key: [lead, ...beside].map((item) => item && itemKey(item)).join(' '),
  lead,
  beside,
});
