import { Button } from '@chakra-ui/react/button';
import { useEffect, useRef, useState } from 'react';
import type { ShippingInput } from '#schemas/api/orders.ts';
import type { UserAddress } from '#schemas/api/user-addresses.ts';
import { useUserAddresses } from '#src/api/user-addresses.ts';
import { useCheckout, useStores } from '#ui/stores/stores.tsx';
import { Skeleton } from '#variants/primitives/skeleton.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import { useMessages } from '#ui/messages.tsx';
import { AddressSection, blankAddress, type AddressSectionProps } from './address-section.tsx';
import { DeliveryQuote } from './delivery-quote.tsx';
import { SaveAddress } from './save-address.tsx';
import { isSavedAddress, shippingOf, withInstructions } from './saved-address.ts';
import { SavedAddresses } from './saved-addresses.tsx';
import css from './saved-addresses.module.css';

type Place = Omit<AddressSectionProps, 'heading'>;

/**
 * Where a user's delivery goes: one of the addresses of the account, the default first, or another
 * one. Without the list, which may be empty or not come, it is the form that guests have.
 */
export function UserAddressSection(place: Place) {
  const { savedAddresses: words } = useMessages();
  const { data: addresses, isError, refetch } = useUserAddresses();
  const [savedNow, setSavedNow] = useState(0);
  if (addresses && addresses.length > 0) {
    return (
      <AddressChoice
        {...place}
        addresses={addresses}
        savedNow={savedNow}
        onSaved={() => setSavedNow((count) => count + 1)}
      />
    );
  }
  if (!addresses && !isError) {
    return (
      <div>
        <VisuallyHidden>
          <output>{words.loading}</output>
        </VisuallyHidden>
        <Skeleton height="168px" />
      </div>
    );
  }
  return (
    <div className={css.place}>
      {isError && (
        <div className={css.save}>
          <p role="alert">{words.failed}</p>
          <Button variant="outline" onClick={() => void refetch()}>
            {words.again}
          </Button>
        </div>
      )}
      <AddressSection {...place} />
      {addresses && <SaveAddress onSaved={() => setSavedNow((count) => count + 1)} />}
    </div>
  );
}

type AddressChoiceProps = Place & {
  addresses: readonly UserAddress[];
  /** How many were saved here; above 0 it is announced. */
  savedNow: number;
  onSaved(): void;
};

/** By draft: the instructions that left its note with its delivery. */
const aside = new WeakMap<object, string>();

/**
 * What is written for the courier is nothing to whoever hands an order over at the counter: it leaves
 * the note when the order is to be picked up, and comes back with the delivery.
 */
function useInstructionsAside(instructions: string): void {
  const { checkout } = useStores();
  const latest = useRef(instructions);
  useEffect(() => {
    latest.current = instructions;
  });
  useEffect(() => {
    const put = (change: { before: string; now: string }) => {
      const { specialInstructions, update } = checkout.getState();
      update({ specialInstructions: withInstructions(specialInstructions, change) });
    };
    const left = aside.get(checkout);
    if (left !== undefined) {
      aside.delete(checkout);
      put({ before: '', now: left });
    }
    return () => {
      const { deliveryMethod, specialInstructions } = checkout.getState();
      const now = latest.current;
      // Whoever took them out of the note has them out of it.
      if (deliveryMethod === 'delivery' || now === '' || !specialInstructions.startsWith(now))
        return;
      aside.set(checkout, now);
      put({ before: now, now: '' });
    };
  }, [checkout]);
}

function AddressChoice({ addresses, savedNow, onSaved, ...place }: AddressChoiceProps) {
  const { savedAddresses: words } = useMessages();
  const { checkout } = useStores();
  const written = useCheckout((state) => state.shippingDetails);
  const error = useCheckout((state) => state.deliveryError);
  const [isOther, setOther] = useState(false);
  /** What was written as another address, while one of the list is chosen. */
  const other = useRef<ShippingInput>(blankAddress);
  const first = addresses.find((address) => address.is_default) ?? addresses[0];
  const found = addresses.find((address) => isSavedAddress(address, written));
  const chosen = isOther ? null : written === null ? first : found;

  const take = (next: ShippingInput, instructions: string) => {
    const { shippingDetails, specialInstructions, update } = checkout.getState();
    const before = addresses.find((address) => isSavedAddress(address, shippingDetails));
    update({
      shippingDetails: next,
      // Its price is asked for without a pause: nobody is typing.
      pricedAddress: next,
      specialInstructions: withInstructions(specialInstructions, {
        before: before?.instructions ?? '',
        now: instructions,
      }),
    });
  };
  const choose = (address: UserAddress | null) => {
    if (address) {
      if (chosen === undefined || chosen === null) other.current = written ?? blankAddress;
      take(shippingOf(address), address.instructions);
    } else take(other.current, '');
    setOther(address === null);
  };
  // What is drawn as chosen is what the order has.
  const isUnwritten = written === null;
  useEffect(() => {
    if (!isUnwritten || !first) return;
    const { specialInstructions, update } = checkout.getState();
    const next = shippingOf(first);
    const note = { before: '', now: first.instructions };
    update({
      shippingDetails: next,
      pricedAddress: next,
      specialInstructions: withInstructions(specialInstructions, note),
    });
  }, [checkout, isUnwritten, first]);
  useInstructionsAside(found?.instructions ?? '');

  return (
    <div className={css.place}>
      <div>
        <SavedAddresses
          restaurantId={place.restaurantId}
          addresses={addresses}
          chosen={chosen ?? null}
          onChoose={choose}
        />
        <output className={css.muted}>{savedNow > 0 && chosen ? words.saved : ''}</output>
      </div>
      {chosen ? (
        <DeliveryQuote
          cart={place.cart}
          view={place.view}
          isRepricing={place.isRepricing}
          error={error}
          hasTried={place.hasTried}
          onPickUp={place.onPickUp}
        />
      ) : (
        <>
          <AddressSection {...place} heading={words.another} />
          <SaveAddress
            onSaved={() => {
              setOther(false);
              other.current = blankAddress;
              onSaved();
            }}
          />
        </>
      )}
    </div>
  );
}
