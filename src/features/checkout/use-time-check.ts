import { useEffect } from 'react';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { useSlots } from '#src/api/slots.ts';
import { useCheckout, useConfig, useStores } from '#src/stores/stores.tsx';
import { chooseSlot, judgeChosenTime, type TimeState } from './chosen-time.ts';
import { localDateAt } from './local-time.ts';

/**
 * The times on offer and what they make of the chosen one. As soon as possible moves on with the
 * clock, and is chosen by itself while nothing is; a time that went by is reported, never dropped.
 * @param restaurantId null while the chosen time has to stay as it is
 */
export function useChosenTime(restaurantId: number | null) {
  const { checkout } = useStores();
  const deliveryMethod = useCheckout((state) => state.deliveryMethod);
  const pickupDate = useCheckout((state) => state.pickupDate);
  const pickupTime = useCheckout((state) => state.pickupTime);
  const isAsap = useCheckout((state) => state.isAsap);
  const offersAsap = useConfig(({ config }) => config.general.isAsapOptionEnabled);
  const query = useSlots(restaurantId, deliveryMethod);
  const slots = restaurantId === null ? undefined : query.data;
  const chosen = { pickupDate, pickupTime, isAsap };
  const state: TimeState = slots ? judgeChosenTime(chosen, slots) : { kind: 'none' };
  const asap = offersAsap && state.kind === 'none' ? slots?.asap : undefined;
  const next = state.kind === 'moved' ? state.to : asap;

  useEffect(() => {
    if (next) checkout.getState().update(chooseSlot(next, true));
  }, [checkout, next]);

  const passed = state.kind === 'passed' ? state.time : null;
  return { query, slots, chosen, offersAsap, passed };
}

/** The same for the steps that show it, with the date at the restaurant. */
export function useTimeCheck({ restaurant }: RestaurantWithImages) {
  const { now } = useStores();
  const times = useChosenTime(restaurant.id);
  return { ...times, today: localDateAt(now(), restaurant.time_zone) };
}
