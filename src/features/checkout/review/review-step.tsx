import { Button } from '@chakra-ui/react/button';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormat, useMessages } from '../../../messages.tsx';
import { useOrderPaths } from '#src/page/use-order-paths.ts';
import { useStores } from '#src/stores/stores.tsx';
import type { CheckoutReady } from '../frame/checkout-gate.tsx';
import { CheckoutFrame } from '../frame/checkout-frame.tsx';
import { useStepHref } from '../frame/checkout-progress.tsx';
import { CouponField } from './coupon-field.tsx';
import { GiftCardField } from './gift-card-field.tsx';
import { useCardOnly, useOfferedPayments } from '../frame/use-offered-payments.ts';
import { useOrderDraft } from '../frame/use-order-draft.ts';
import { OrderSummary } from '../frame/order-summary.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { PointsField } from './points-field.tsx';
import { ReviewDetails } from './review-details.tsx';
import css from './review-step.module.css';
import { TipField } from './tip-field.tsx';
import { useTimeCheck } from '../time/use-time-check.ts';
import { useWhenPriced } from '../frame/use-when-priced.ts';

/** Step 2: the order at a glance, how to pay, a tip and a coupon (requirements, Readings). */
export function ReviewStep(ready: CheckoutReady) {
  const { cart, view, restaurant, couponError, isRepricing } = ready;
  const { review: words, details, methods } = useMessages().checkout;
  const { checkout } = useStores();
  const { money } = useFormat();
  const draft = useOrderDraft();
  const paths = useOrderPaths();
  const stepHref = useStepHref();
  const times = useTimeCheck(ready);
  const navigate = useNavigate();
  const offered = useOfferedPayments();
  const cardOnly = useCardOnly();
  const chosen = offered.includes(draft.paymentMethod) ? draft.paymentMethod : offered[0];

  const isChosenOffered = chosen === draft.paymentMethod;
  useEffect(() => {
    // What is drawn as chosen is what the cart is priced for.
    if (chosen && !isChosenOffered) checkout.getState().update({ paymentMethod: chosen });
  }, [checkout, chosen, isChosenOffered]);

  const isFailing = cart.problems.length > 0;
  const isFree = view.due === 0;
  const goOn = () => {
    if (!chosen && !isFree) return document.getElementById('payment-method')?.scrollIntoView();
    // How many points to use cannot be read: it is mended, or left blank, before it goes on.
    const wrong = document.getElementById('points-amount');
    if (wrong?.getAttribute('aria-invalid') === 'true') return wrong.focus();
    if (times.gone !== null) return navigate(`${stepHref.details}#time`);
    const isTipAlone = cart.problems.every(({ path }) => path === 'tip_amount');
    if (isFailing && isTipAlone) return document.getElementById('tip-amount')?.focus();
    if (isFailing) return navigate(`${paths.menu}?cart=open`);
    draft.update({ ...(chosen && { paymentMethod: chosen }), step2Completed: true });
    return navigate(stepHref.payment);
  };
  const { press, isWaiting } = useWhenPriced(isRepricing, () => void goOn());

  return (
    <CheckoutFrame
      step="review"
      heading={words.heading}
      summary={<OrderSummary view={view} isRepricing={isRepricing} isOpen />}
      action={
        <>
          {isFailing && <p className={css.failing}>{words.mendFirst}</p>}
          <Button size="lg" aria-busy={isRepricing} onClick={press}>
            {isWaiting
              ? details.repricing
              : isFailing
                ? words.mend
                : isFree
                  ? words.continueFree
                  : words.continue(money(view.due))}
          </Button>
        </>
      }
    >
      <ReviewDetails restaurant={restaurant} today={times.today} gone={times.gone} />
      {isFree && <p>{methods.free}</p>}
      {chosen && !isFree && (
        <PaymentMethods
          offered={offered}
          chosen={chosen}
          deliveryMethod={draft.deliveryMethod}
          total={money(view.due)}
          cardOnly={cardOnly}
          onChoose={(paymentMethod) => draft.update({ paymentMethod })}
        />
      )}
      <TipField cart={cart} isRepricing={isRepricing} />
      <CouponField coupon={cart.coupon} couponError={couponError} isRepricing={isRepricing} />
      <PointsField cart={cart} />
      <GiftCardField cards={cart.gift_cards} />
    </CheckoutFrame>
  );
}
