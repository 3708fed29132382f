import { Button } from '@chakra-ui/react/button';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GuestDetails } from '#schemas/api/orders.ts';
import { missingInStepOne } from '#schemas/rules/checkout-steps.ts';
import { useMessages } from '#src/app/messages.tsx';
import { isLoggedIn, type GuestUser } from '#src/stores/account-store.ts';
import { useAccount, useCheckout, useStores } from '#src/stores/stores.tsx';
import { AddressFields } from './address-fields.tsx';
import type { CheckoutReady } from './checkout-gate.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { stepHref } from './checkout-progress.tsx';
import { focusFirst } from './focus-first.ts';
import { GuestFields, type FormHandle } from './guest-fields.tsx';
import { InstructionsField } from './instructions-field.tsx';
import { offeredMethods } from './offered-choices.ts';
import { OrderSummary } from './order-summary.tsx';
import { OrderTypeField } from './order-type-field.tsx';
import { StillNeeded } from './still-needed.tsx';
import { TimeSection } from './time-section.tsx';
import { useTimeCheck } from './use-time-check.ts';

const blankAddress = { formattedAddress: '', city: '', postcode: '', suburb: '' };

/** What the guest gave before, on another order. */
const detailsOf = (guest: GuestUser | null): GuestDetails => ({
  name: guest?.name ?? '',
  email: guest?.email ?? '',
  phone_no: guest?.phone_no ?? '',
});

/** Step 1: how, when and for whom (spec §4, Checkout). All of it lives in the draft at once. */
export function DetailsStep({ view, restaurant }: CheckoutReady) {
  const { details: words } = useMessages().checkout;
  const { checkout } = useStores();
  const draft = useCheckout((state) => state);
  const isSignedIn = useAccount(isLoggedIn);
  const guestUser = useAccount((state) => state.guestUser);
  const times = useTimeCheck(restaurant);
  const guestForm = useRef<FormHandle>(null);
  const [hasTried, setHasTried] = useState(false);
  const navigate = useNavigate();
  const offered = offeredMethods(restaurant.restaurant.order_types);
  const missing = missingInStepOne(draft, { isLoggedIn: isSignedIn });
  const isTimeMissing = missing.includes('pickupDate') || missing.includes('pickupTime');

  const first = offered[0];
  const isMethodOffered = offered.includes(draft.deliveryMethod);
  useEffect(() => {
    if (!isMethodOffered && first) checkout.getState().setDeliveryMethod(first);
  }, [checkout, first, isMethodOffered]);

  const goOn = async () => {
    setHasTried(true);
    const areGuestDetailsRight = (await guestForm.current?.validate()) ?? true;
    if (missing.length === 0 && areGuestDetailsRight && times.passed === null) {
      return navigate(stepHref.review);
    }
    focusFirst(isTimeMissing || times.passed !== null);
  };

  return (
    <CheckoutFrame
      step="details"
      heading={words.heading}
      summary={<OrderSummary view={view} deliveryCharge={draft.deliveryCharge} />}
      action={
        <>
          <StillNeeded missing={missing} />
          <Button size="lg" onClick={() => void goOn()} aria-describedby="still-needed">
            {words.continue}
          </Button>
        </>
      }
    >
      <OrderTypeField
        offered={offered}
        chosen={draft.deliveryMethod}
        onChoose={draft.setDeliveryMethod}
      />
      <TimeSection times={times} isMissing={hasTried && isTimeMissing} />
      {draft.deliveryMethod === 'delivery' && (
        <AddressFields
          address={draft.shippingDetails ?? blankAddress}
          missing={new Set(hasTried ? missing : [])}
          deliveryError={draft.deliveryError}
          onType={(shippingDetails) => draft.update({ shippingDetails })}
        />
      )}
      {!isSignedIn && (
        <GuestFields
          initial={draft.guestDetails ?? detailsOf(guestUser)}
          onType={(guestDetails) => checkout.getState().update({ guestDetails })}
          handle={guestForm}
        />
      )}
      <InstructionsField
        value={draft.specialInstructions}
        onType={(specialInstructions) => draft.update({ specialInstructions })}
      />
    </CheckoutFrame>
  );
}
