import type { MenuItem } from './props.ts';

/** A large dish and the smaller ones beside it. */
export type Spread = { lead: MenuItem; beside: readonly MenuItem[] };

/** A large dish stands well beside three smaller ones; two to four will do. */
const usual = 4;

/** A category's dishes in their order, spread over pages of about the same number of dishes. */
export function magazineSpreads(items: readonly MenuItem[]): Spread[] {
  const pages = Math.max(1, Math.round(items.length / usual));
  return Array.from({ length: pages }, (_, page) => {
    const [lead, ...beside] = items.slice(
      Math.round((page * items.length) / pages),
      Math.round(((page + 1) * items.length) / pages),
    );
    return lead ? [{ lead, beside }] : [];
  }).flat();
}
