import { Button } from '@chakra-ui/react/button';
import { useNavigate } from 'react-router-dom';
import { useFormat, useMessages } from '#src/app/messages.tsx';
import { useCheckout, useConfig } from '#src/stores/stores.tsx';
import type { CheckoutReady } from './checkout-gate.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { stepHref } from './checkout-progress.tsx';
import { CouponField } from './coupon-field.tsx';
import { offeredPayments } from './offered-choices.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { ReviewFacts } from './review-facts.tsx';
import { useTimeCheck } from './use-time-check.ts';

/** Step 2: the order at a glance, a coupon, and how to pay (decisions.md, Checkout). */
export function ReviewStep({ view, restaurant, couponError }: CheckoutReady) {
  const { review: words } = useMessages().checkout;
  const { money } = useFormat();
  const draft = useCheckout((state) => state);
  const config = useConfig(({ paymentConfig }) => paymentConfig);
  const times = useTimeCheck(restaurant);
  const navigate = useNavigate();
  const offered = offeredPayments(config);
  const chosen = offered.includes(draft.paymentMethod) ? draft.paymentMethod : offered[0];

  const goOn = () => {
    if (!chosen) return document.getElementById('payment-method')?.scrollIntoView();
    if (times.passed !== null) return navigate(`${stepHref.details}#time`);
    draft.update({
      paymentMethod: chosen,
      step2Completed: true,
      // A code that does not count would refuse the order; going on without it is what was seen.
      ...(couponError !== null && { couponCode: null }),
    });
    return navigate(stepHref.payment);
  };

  return (
    <CheckoutFrame
      step="review"
      heading={words.heading}
      summary={<OrderSummary view={view} deliveryCharge={draft.deliveryCharge} isOpen />}
      action={
        <Button size="lg" onClick={() => void goOn()}>
          {words.continue(money(view.total))}
        </Button>
      }
    >
      <ReviewFacts restaurant={restaurant} today={times.today} passed={times.passed} />
      {chosen && (
        <PaymentMethods
          offered={offered}
          chosen={chosen}
          deliveryMethod={draft.deliveryMethod}
          total={money(view.total)}
          onChoose={(paymentMethod) => draft.update({ paymentMethod })}
        />
      )}
      <CouponField />
    </CheckoutFrame>
  );
}
