import { useEffect, useState } from 'react';
import type { Cart } from '#schemas/api/cart.ts';
import type { ShippingInput } from '#schemas/api/orders.ts';
import { deliveryAddressParts } from '#schemas/fields/address-text.ts';
import { addressFields } from '#schemas/messages/en/address-fields.ts';
import { useLocalities } from '#src/api/localities.ts';
import { AddressFields } from '#ui/address/address-fields.tsx';
import { HandoverFields } from '#ui/address/handover-fields.tsx';
import { withPostcode } from '#ui/address/known-address.ts';
import type { CartView } from '#src/features/cart/index.ts';
import { useCheckout, useStores } from '#ui/stores/stores.tsx';
import { useMessages } from '#ui/messages.tsx';
import { AddressField } from './address-field.tsx';
import { DeliveryQuote } from './delivery-quote.tsx';
import { useIsPostcodeUnfinished } from '../frame/use-delivery-quote.ts';
import { Section } from './section.tsx';
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

/** Nothing of an address is written yet. */
export const blankAddress: ShippingInput = {
  formattedAddress: '',
  city: '',
  postcode: '',
  suburb: '',
};

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
  const { address: words } = useMessages().checkout;
  // A postcode that was written, or filled in by the browser, before the list was there.
  useEffect(() => {
    const { shippingDetails: written, update: keep } = checkout.getState();
    if (!localities || !written || written.suburb.trim() !== '') return;
    const known = withPostcode(written, written.postcode, localities);
    if (known.city !== written.city || known.suburb !== written.suburb) {
      keep({ shippingDetails: known });
    }
  }, [checkout, localities]);
  // Whoever is typing is not told that there is more to type.
  const [hasLeftPostcode, setHasLeftPostcode] = useState(false);
  const showsUnfinished = isUnfinished && (hasTried || hasLeftPostcode);
  const problems = Object.fromEntries(
    deliveryAddressParts
      .filter((part) => missing.has(part) && address[part].trim() === '')
      .map((part) => [part, addressFields.missing[part]]),
  );
  return (
    <Section heading={props.heading ?? words.heading} hint={words.why}>
      <AddressFields
        restaurantId={restaurantId}
        address={address}
        problems={{ ...problems, ...(showsUnfinished && { postcode: words.unfinished }) }}
        fillsIn="delivery"
        onType={(shippingDetails, part) => {
          if (part === 'postcode') setHasLeftPostcode(false);
          update({ shippingDetails });
        }}
        onComplete={(completed, line) => {
          const { shippingDetails } = checkout.getState();
          if (shippingDetails?.formattedAddress !== line) return;
          const next = { ...shippingDetails, ...completed };
          // Its price is asked for without a pause: nobody is typing.
          update({ shippingDetails: next, pricedAddress: next });
        }}
        onLeave={(part) => {
          if (part === 'postcode') setHasLeftPostcode(true);
          settle();
        }}
        Field={AddressField}
        {...(localities && { localities })}
      />
      {/* Half a postcode is looked up nowhere, and its field says so. */}
      <DeliveryQuote
        cart={cart}
        view={view}
        isRepricing={isRepricing && !isUnfinished}
        error={isUnfinished ? null : error}
        hasTried={hasTried}
        onPickUp={onPickUp}
      />
      <HandoverFields
        address={address}
        onType={(part) => {
          const { shippingDetails, pricedAddress } = checkout.getState();
          const next = { ...blankAddress, ...shippingDetails, ...part };
          // No price is asked for anew.
          const isSettled = shippingDetails === pricedAddress;
          update({ shippingDetails: next, ...(isSettled && { pricedAddress: next }) });
        }}
        Field={AddressField}
      />
    </Section>
  );
}
