import type { Suspension } from '../menu/imported-menu.ts';
import type { UberItem } from './uber-eats-schema.ts';

/** Uber's date for 'until I say so' lies in 2243; nothing real is that far away. */
const foreverFrom = Date.UTC(2100, 0, 1) / 1000;

/** `suspend_until` is in seconds; 0 or nothing means for sale, a past moment too (judged later). */
export function suspensionOf({ suspension_info }: Pick<UberItem, 'suspension_info'>): Suspension {
  const until = suspension_info?.suspension?.suspend_until ?? 0;
  if (until <= 0) return null;
  return until >= foreverFrom ? 'until-further-notice' : new Date(until * 1000);
}
