import { Button } from '@chakra-ui/react/button';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type GuestDetails, handoverDetails } from '#schemas/api/orders.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import { missingInStepOne } from '#schemas/rules/checkout-steps.ts';
import { useMessages } from '#ui/messages.tsx';
import { customerOf, isLoggedIn, type GuestUser } from '#ui/stores/account-store.ts';
import { useAccount, useStores } from '#ui/stores/stores.tsx';
import { AddressSection } from './address-section.tsx';
import type { CheckoutReady } from '../frame/checkout-gate.tsx';
import { CheckoutFrame } from '../frame/checkout-frame.tsx';
import { useStepHref } from '../frame/checkout-progress.tsx';
import { focusFirst } from './focus-first.ts';
import { GuestFields, type FormHandle } from './guest-fields.tsx';
import { InstructionsField } from './instructions-field.tsx';
import { offeredMethods } from '#src/features/cart/index.ts';
import { useOrderDraft } from '../frame/use-order-draft.ts';
import { MissingDetails, ownDetails } from './missing-details.tsx';
import { OrderSummary } from '../frame/order-summary.tsx';
import { OwnDetails } from './own-details.tsx';
import { OrderTypeField } from './order-type-field.tsx';
import { SignInHint } from './sign-in-hint.tsx';
import { StillNeeded } from './still-needed.tsx';
import { TableSection } from './table-section.tsx';
import { TimeSection } from '../time/time-section.tsx';
import { useTimeCheck } from '../time/use-time-check.ts';
import { useIsPostcodeUnfinished } from '../frame/use-delivery-quote.ts';
import { UserAddressSection } from './user-address-section.tsx';
import { useWhenPriced } from '../frame/use-when-priced.ts';

/** Details that the guest gave before, on another order. */
const detailsOf = (known: GuestUser | null): GuestDetails => ({
  name: known?.name ?? '',
  email: known?.email ?? '',
  phone_no: known?.phone_no ?? '',
});

/**
 * Step 1: how, when and for whom (specification §4, Checkout). All of it lives in the draft at
 * once.
 */
export function DetailsStep(ready: CheckoutReady) {
  const { cart, view, restaurant, isRepricing } = ready;
  const { details: words } = useMessages().checkout;
  const { checkout } = useStores();
  const draft = useOrderDraft();
  const isAtTable = draft.deliveryMethod === 'dine_in';
  const account = useAccount((state) => state);
  const customer = customerOf(account);
  const isCaller = customer.isPhoneOrder === true;
  const isSignedIn = isLoggedIn(account);
  const times = useTimeCheck(ready);
  const guestForm = useRef<FormHandle>(null);
  // What another order type asks for was not tried yet.
  const [tried, setTried] = useState<DeliveryMethod | null>(null);
  const hasTried = tried === draft.deliveryMethod;
  const isPostcodeUnfinished = useIsPostcodeUnfinished();
  const navigate = useNavigate();
  const stepHref = useStepHref();
  const offered = offeredMethods(restaurant.restaurant.order_types);
  const user = isSignedIn && !isCaller ? account.user : null;
  const lacking = user && !customer.isLoggedIn ? user : null;
  const given = draft.guestDetails ?? detailsOf(account.guestUser);
  const guestDetails = lacking ? ownDetails(lacking, given) : draft.guestDetails;
  const missing = missingInStepOne({ ...draft, guestDetails }, customer);
  const Address = user ? UserAddressSection : AddressSection;
  const isTimeMissing = missing.includes('pickupDate') || missing.includes('pickupTime');

  const first = offered[0];
  const isMethodOffered = isAtTable || offered.includes(draft.deliveryMethod);
  useEffect(() => {
    if (!isMethodOffered && first) checkout.getState().setDeliveryMethod(first);
  }, [checkout, first, isMethodOffered]);

  const goOn = async () => {
    setTried(draft.deliveryMethod);
    const areGuestDetailsRight = (await guestForm.current?.validate()) ?? true;
    const isHandoverRight =
      draft.deliveryMethod !== 'delivery' ||
      handoverDetails.safeParse(draft.shippingDetails ?? {}).success;
    const isRight = areGuestDetailsRight && isHandoverRight;
    if (missing.length === 0 && isRight && times.gone === null) {
      return navigate(stepHref.review);
    }
    focusFirst(isTimeMissing || times.gone !== null);
  };

  const form = {
    onType: (details: GuestDetails) => checkout.getState().update({ guestDetails: details }),
    handle: guestForm,
    hasTried: tried !== null,
  };
  const { press, isWaiting } = useWhenPriced(
    isRepricing || draft.deliveryChargeLoading,
    () => void goOn(),
  );

  return (
    <CheckoutFrame
      step="details"
      heading={isAtTable ? words.headingAtTable : words.heading}
      summary={<OrderSummary view={view} isRepricing={isRepricing} />}
      action={
        <>
          <StillNeeded
            missing={missing}
            isDelivered={Boolean(cart.delivery?.zone)}
            isPostcodeUnfinished={isPostcodeUnfinished}
          />
          <Button size="lg" onClick={press} aria-busy={isWaiting} aria-describedby="still-needed">
            {isWaiting ? words.repricing : words.continue}
          </Button>
        </>
      }
    >
      {isAtTable ? (
        <TableSection />
      ) : (
        <OrderTypeField
          offered={offered}
          chosen={draft.deliveryMethod}
          onChoose={draft.setDeliveryMethod}
        />
      )}
      {draft.deliveryMethod === 'delivery' && (
        <Address
          restaurantId={restaurant.restaurant.id}
          cart={cart}
          view={view}
          isRepricing={isRepricing}
          missing={new Set(hasTried ? missing : [])}
          hasTried={hasTried}
          onPickUp={offered.includes('pickup') ? () => draft.setDeliveryMethod('pickup') : null}
        />
      )}
      {!isSignedIn && !isCaller && <SignInHint />}
      {user && <OwnDetails />}
      {lacking && <MissingDetails {...form} user={lacking} given={given} />}
      {!user && !customer.isLoggedIn && (
        <GuestFields {...form} initial={given} isCaller={isCaller} />
      )}
      {!isAtTable && <TimeSection times={times} isMissing={isTimeMissing} hasTried={hasTried} />}
      <InstructionsField
        value={draft.specialInstructions}
        onType={(specialInstructions) => draft.update({ specialInstructions })}
      />
    </CheckoutFrame>
  );
}
