import { isDineInPath } from '../paths.ts';
import type { CheckoutDraft } from './checkout-store.ts';

/** The time that an order is wanted for, as the API's queries have it (`cartTime`). */
export type ChosenTime = { pickup_date: string; pickup_time: string };

/**
 * The time that a visitor chose for their order; null: as soon as possible, at a table, or a time that
 * has gone by.
 * @param around the path of the page, and epoch ms
 */
export function chosenTime(
  { isAsap, pickupDate, pickupTime, pickupAt }: Draft,
  { pathname, now }: { pathname: string; now: number },
): ChosenTime | null {
  if (isAsap || isDineInPath(pathname)) return null;
  if (pickupDate === null || pickupTime === null || pickupAt === null) return null;
  return Date.parse(pickupAt) > now ? { pickup_date: pickupDate, pickup_time: pickupTime } : null;
}

type Draft = Pick<CheckoutDraft, 'isAsap' | 'pickupDate' | 'pickupTime' | 'pickupAt'>;
