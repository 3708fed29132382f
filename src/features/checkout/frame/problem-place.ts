import type { Problem } from '#schemas/api/wire.ts';

/** Where a problem that the server names can be mended (rule R55). */
export type ProblemPlace =
  | 'time'
  | 'guest'
  | 'address'
  | 'items'
  | 'coupon'
  | 'payment'
  | 'restaurant'
  | 'orderType'
  | 'note';

const places: readonly (readonly [prefix: string, place: ProblemPlace])[] = [
  ['pickup_', 'time'],
  ['slot', 'time'],
  ['guest_details', 'guest'],
  ['customer', 'guest'],
  ['shipping_details', 'address'],
  ['delivery_method', 'orderType'],
  ['order_type', 'orderType'],
  ['items', 'items'],
  ['cart', 'items'],
  ['coupon', 'coupon'],
  ['payment', 'payment'],
  ['restaurant', 'restaurant'],
  ['special_instructions', 'note'],
];

/** The place a problem's path points to, or null when there is nothing to mend. */
export function placeOf({ path }: Pick<Problem, 'path'>): ProblemPlace | null {
  const bare = path.replace(/^body\./, '');
  return places.find(([prefix]) => bare.startsWith(prefix))?.[1] ?? null;
}
