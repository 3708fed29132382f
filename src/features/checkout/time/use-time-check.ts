import { useEffect } from 'react';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { useSlots } from '#src/api/slots.ts';
import { useIsDineIn } from '#ui/page/use-order-paths.ts';
import { useCheckout, useConfig, useStores } from '#ui/stores/stores.tsx';
import type { CheckoutReady } from '../frame/checkout-gate.tsx';
import { chooseSlot, judgeChosenTime, type GoneTime, type TimeState } from './chosen-time.ts';

/**
 * The times on offer and what they make of the chosen one. As soon as possible moves on with the
 * clock, and is chosen by itself while nothing is; a time that went by or filled up is reported,
 * never dropped. At a table no time is asked for (specification §4).
 * @param placeId of the restaurant; null while the chosen time has to stay as it is
 * @param cartVersion of the cart that the times are for. It is given and not asked for here: whoever
 *   comes to ask for the cart makes it load again.
 */
export function useChosenTime(placeId: number | null, cartVersion: number | null) {
  const { checkout } = useStores();
  const restaurantId = useIsDineIn() ? null : placeId;
  const pickupDate = useCheckout((state) => state.pickupDate);
  const pickupTime = useCheckout((state) => state.pickupTime);
  const pickupAt = useCheckout((state) => state.pickupAt);
  const isAsap = useCheckout((state) => state.isAsap);
  const offersAsap = useConfig(({ config }) => config.general.isAsapOptionEnabled);
  const query = useSlots(restaurantId, cartVersion);
  const slots = restaurantId === null ? undefined : query.data;
  const chosen = { pickupDate, pickupTime, pickupAt, isAsap };
  const state: TimeState = slots ? judgeChosenTime(chosen, slots) : { kind: 'none' };
  const asap = offersAsap && state.kind === 'none' ? slots?.asap : undefined;
  const next = state.kind === 'moved' ? state.to : asap;
  // A draft of before, or one that another page wrote, names a time without its instant.
  const instant = state.kind === 'valid' && pickupAt === null ? state.slot.instant : null;

  useEffect(() => {
    if (next) checkout.getState().update(chooseSlot(next, true));
    else if (instant !== null) checkout.getState().update({ pickupAt: instant });
  }, [checkout, next, instant]);

  const gone: GoneTime | null = state.kind === 'passed' || state.kind === 'full' ? state : null;
  return { query, slots, chosen, offersAsap, gone };
}

/**
 * The same for the steps that show it, with the date at the restaurant.
 * @param isFixed the chosen time has to stay as it is
 */
export function useTimeCheck(
  { cart, restaurant: { restaurant } }: CheckoutReady,
  { isFixed = false } = {},
) {
  const { now } = useStores();
  const times = useChosenTime(isFixed ? null : restaurant.id, cart.version);
  return { ...times, today: localDateTime(now(), restaurant.time_zone).date };
}
