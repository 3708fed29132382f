import type { Problem } from '#schemas/api/wire.ts';

/** Where a problem that the server names can be mended (rule R55). */
export type ProblemPlace =
  | 'time'
  | 'guest'
  | 'address'
  | 'items'
  | 'coupon'
  | 'points'
  | 'payment'
  | 'restaurant'
  | 'orderType'
  | 'note'
  | 'tip'
  | 'table';

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
  ['points', 'points'],
  ['payment', 'payment'],
  ['restaurant', 'restaurant'],
  ['special_instructions', 'note'],
  ['tip', 'tip'],
  ['table', 'table'],
];

/** The place a problem points to, or null when there is nothing to mend. */
export function placeOf({ path, code }: Pick<Problem, 'path' | 'code'>): ProblemPlace | null {
  const bare = path.replace(/^body\./, '');
  if (bare === 'delivery') return code === 'below_minimum' ? 'items' : 'address';
  return places.find(([prefix]) => bare.startsWith(prefix))?.[1] ?? null;
}
