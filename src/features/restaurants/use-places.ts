import { useMemo } from 'react';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import type { Place } from '#variants/sections/hours/props.ts';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { useNow } from '#ui/page/use-now.ts';
import { placeOf } from './place-of.ts';

/** The tenant's restaurants as places to go to; what they say of being open follows the clock. */
export function usePlaces(): readonly Place[] {
  const { messages, locale } = useStorefront();
  const { restaurants } = useRestaurants();
  const now = useNow();
  return useMemo(
    () => restaurants.map((one) => placeOf(one, { words: messages.home.hours, locale }, now)),
    [restaurants, messages, locale, now],
  );
}
