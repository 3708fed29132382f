import { useEffect } from 'react';
import type { Cart } from '#schemas/api/cart.ts';
import { useLocalities } from '#src/api/localities.ts';
import type { CartView } from '#src/features/cart/index.ts';
import { useCheckout, useStores } from '#src/stores/stores.tsx';
import { AddressFields } from './address-fields.tsx';
import { DeliveryQuote } from './delivery-quote.tsx';
import { withPostcode } from './known-address.ts';
import { useSettledAddress } from './use-settled-address.ts';

type AddressSectionProps = {
  restaurantId: number;
  cart: Cart;
  view: CartView;
  isRepricing: boolean;
  missing: ReadonlySet<string>;
  onPickUp: (() => void) | null;
};

const none: readonly never[] = [];
const blankAddress = { formattedAddress: '', city: '', postcode: '', suburb: '' };

/** Where a delivery goes and what it costs there, as soon as the postcode is known. */
export function AddressSection({ restaurantId, missing, ...quote }: AddressSectionProps) {
  const address = useCheckout((state) => state.shippingDetails) ?? blankAddress;
  const error = useCheckout((state) => state.deliveryError);
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
      address={address}
      localities={localities ?? none}
      missing={missing}
      onType={(shippingDetails) => update({ shippingDetails })}
      onPause={settle}
    >
      <DeliveryQuote {...quote} error={error} />
    </AddressFields>
  );
}
