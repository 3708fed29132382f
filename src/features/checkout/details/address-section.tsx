import { useEffect } from 'react';
import type { Cart } from '#schemas/api/cart.ts';
import { useLocalities } from '#src/api/localities.ts';
import type { CartView } from '#src/features/cart/index.ts';
import { useCheckout, useStores } from '#src/stores/stores.tsx';
import { AddressFields } from './address-fields.tsx';
import { DeliveryQuote } from './delivery-quote.tsx';
import { useIsPostcodeUnfinished } from '../frame/use-delivery-quote.ts';
import { withPostcode } from './known-address.ts';
import { useSettledAddress } from './use-settled-address.ts';

export type AddressSectionProps = {
  /** Left out: the question where to. */
  heading?: string;
  restaurantId: number;
  cart: Cart;
  view: CartView;
  isRepricing: boolean;
  missing: ReadonlySet<string>;
  /** The button was pressed for a delivery. */
  hasTried: boolean;
  onPickUp: (() => void) | null;
};

const none: readonly never[] = [];
/** Nothing of an address is written yet. */
export const blankAddress = { formattedAddress: '', city: '', postcode: '', suburb: '' };

/** Where a delivery goes and what it costs there, as soon as the postcode is known. */
export function AddressSection(props: AddressSectionProps) {
  const { restaurantId, cart, view, isRepricing, missing, hasTried, onPickUp } = props;
  const address = useCheckout((state) => state.shippingDetails) ?? blankAddress;
  const error = useCheckout((state) => state.deliveryError);
  const isUnfinished = useIsPostcodeUnfinished();
  const update = useCheckout((state) => state.update);
  const { checkout } = useStores();
  const { data: localities } = useLocalities(restaurantId);
  const settle = useSettledAddress();
  // A postcode that was written, or filled in by the browser, before the list was there.
  useEffect(() => {
    const { shippingDetails: written, update: keep } = checkout.getState();
    if (!localities || !written || written.suburb.trim() !== '') return;
    const known = withPostcode(written, written.postcode, localities);
    if (known.city !== written.city || known.suburb !== written.suburb) {
      keep({ shippingDetails: known });
    }
  }, [checkout, localities]);
  return (
    <AddressFields
      heading={props.heading}
      restaurantId={restaurantId}
      address={address}
      localities={localities ?? none}
      missing={missing}
      isUnfinished={isUnfinished}
      hasTried={hasTried}
      onType={(shippingDetails) => update({ shippingDetails })}
      onComplete={(completed, line) => {
        const { shippingDetails } = checkout.getState();
        if (shippingDetails?.formattedAddress !== line) return;
        const next = { ...shippingDetails, ...completed };
        // Its price is asked for without a pause: nobody is typing.
        update({ shippingDetails: next, pricedAddress: next });
      }}
      onHandover={(part) => {
        const { shippingDetails, pricedAddress } = checkout.getState();
        const next = { ...blankAddress, ...shippingDetails, ...part };
        // No price is asked for anew.
        const isSettled = shippingDetails === pricedAddress;
        update({ shippingDetails: next, ...(isSettled && { pricedAddress: next }) });
      }}
      onPause={settle}
    >
      {/* Half a postcode is looked up nowhere, and its field says so. */}
      <DeliveryQuote
        cart={cart}
        view={view}
        isRepricing={isRepricing && !isUnfinished}
        error={isUnfinished ? null : error}
        hasTried={hasTried}
        onPickUp={onPickUp}
      />
    </AddressFields>
  );
}
