import { isPostcodeOfDigits } from '#schemas/rules/delivery/is-postcode-of-digits.ts';
import { useRestaurant } from '../stores/stores.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';

/** The keypad for postcodes of the chosen restaurant's country: of digits only where they are enough. */
export function usePostcodeKeypad(): 'numeric' | 'text' {
  const { locale } = useStorefront();
  const ownPostcode = useRestaurant(({ selected }) => selected?.address.postcode ?? '');
  return isPostcodeOfDigits({ locale, ownPostcode }) ? 'numeric' : 'text';
}
