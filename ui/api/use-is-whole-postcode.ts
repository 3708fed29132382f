import { useCallback } from 'react';
import { isWholePostcode } from '#schemas/rules/delivery/is-whole-postcode.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useRestaurant } from '../stores/stores.tsx';

/** Tells a whole postcode from one that is being typed, as the chosen restaurant's country has it. */
export function useIsWholePostcode(): (postcode: string) => boolean {
  const { locale } = useStorefront();
  const ownPostcode = useRestaurant(({ selected }) => selected?.address.postcode ?? '');
  return useCallback(
    (postcode) => isWholePostcode(postcode, { locale, ownPostcode }),
    [locale, ownPostcode],
  );
}
