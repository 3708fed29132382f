import { Button } from '@chakra-ui/react/button';
import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { PaymentMethod } from '#schemas/api/orders.ts';
import { canStartStepTwo } from '#schemas/rules/checkout-steps.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { useOrderPaths } from '#ui/page/use-order-paths.ts';
import { useStores } from '#ui/stores/stores.tsx';
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
import { useOrderButton } from '../payment/use-order-button.tsx';
import { useSeenOrder, type SeenOrder } from '../payment/use-seen-order.ts';
import { useTimeCheck } from '../time/use-time-check.ts';
import { useWhenPriced } from '../frame/use-when-priced.ts';

/**
 * Step 2: the order at a glance, how to pay, a tip and a coupon (requirements, Readings). What is
 * paid in cash, or costs nothing, is ordered here; a card has a step of its own.
 */
export function ReviewStep(ready: CheckoutReady) {
  const { checkout } = useStores();
  const draft = useOrderDraft();
  const stepHref = useStepHref();
  const offered = useOfferedPayments();
  const seen = useSeenOrder(ready);
  const chosen = offered.includes(draft.paymentMethod) ? draft.paymentMethod : offered[0];
  const isChosenOffered = chosen === draft.paymentMethod;
  useEffect(() => {
    // What is drawn as chosen is what the cart is priced for.
    if (chosen && !isChosenOffered) checkout.getState().update({ paymentMethod: chosen });
  }, [checkout, chosen, isChosenOffered]);

  if (!seen) return <Navigate replace to={stepHref.details} />;
  return <Review ready={ready} seen={seen} offered={offered} chosen={chosen} />;
}

type ReviewProps = {
  ready: CheckoutReady;
  seen: SeenOrder;
  offered: readonly PaymentMethod[];
  chosen: PaymentMethod | undefined;
};

function Review({ ready, seen, offered, chosen }: ReviewProps) {
  const { restaurant, couponError, isRepricing } = ready;
  const { cart, view } = seen;
  const { review: words, methods, details } = useMessages().checkout;
  const { money } = useFormat();
  const draft = useOrderDraft();
  const paths = useOrderPaths();
  const stepHref = useStepHref();
  const navigate = useNavigate();
  // What was sent stays as it was sent until it is known what became of it.
  const isUnanswered = draft.attemptBody !== null && draft.placedOrderId === null;
  const times = useTimeCheck(ready, { isFixed: isUnanswered });
  const cardOnly = useCardOnly();
  const isFailing = cart.problems.length > 0;
  const isFree = view.due === 0;

  /** Leads to what has to change first, and tells whether anything has to. */
  const mendsFirst = (): boolean => {
    // How many points to use cannot be read: it is mended, or left blank, before it goes on.
    const points = document.getElementById('points-amount');
    const isTipAlone = cart.problems.every(({ path }) => path === 'tip_amount');
    if (points?.getAttribute('aria-invalid') === 'true') points.focus();
    else if (times.gone !== null) void navigate(`${stepHref.details}#time`);
    else if (isFailing && isTipAlone) document.getElementById('tip-amount')?.focus();
    else if (isFailing) void navigate(`${paths.menu}?cart=open`);
    else return false;
    return true;
  };
  const isComplete = () => {
    if (mendsFirst()) return false;
    draft.update({ ...(chosen && { paymentMethod: chosen }), step2Completed: true });
    return true;
  };
  const goOn = () => {
    if (!chosen && !isFree) document.getElementById('payment-method')?.scrollIntoView();
    else if (isComplete()) void navigate(stepHref.payment);
  };
  const { press, isWaiting } = useWhenPriced(isRepricing, goOn);
  const order = useOrderButton({
    body: seen.body,
    total: view.due,
    cart,
    isRepricing,
    pendingId: null,
    card: null,
    isComplete,
    onAnswered: seen.onAnswered,
  });
  // Ordered from here it stays; step 2 is not begun while another page's order is on its way.
  const isOrderedHere = order.phase !== 'idle';
  if (!isOrderedHere && !canStartStepTwo(draft)) return <Navigate replace to={stepHref.details} />;
  const isOrdering = !isFailing && (isFree || chosen === 'cashOnDelivery');
  const goOnWords = isFailing ? words.mend : words.continue(money(view.due));

  return (
    <CheckoutFrame
      step="review"
      isLast={isOrdering}
      heading={words.heading}
      summary={<OrderSummary view={view} isRepricing={isRepricing} isOpen />}
      action={
        <>
          {isFailing && <p className={css.failing}>{words.mendFirst}</p>}
          {isOrdering ? (
            order.button
          ) : (
            <Button size="lg" aria-busy={isRepricing} onClick={press}>
              {isWaiting ? details.repricing : goOnWords}
            </Button>
          )}
        </>
      }
    >
      {order.troubleBox}
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
      <CouponField
        coupon={cart.coupon}
        dealsLeftOut={cart.deals_left_out}
        couponError={couponError}
        isRepricing={isRepricing}
      />
      <PointsField cart={cart} />
      <GiftCardField cards={cart.gift_cards} />
    </CheckoutFrame>
  );
}
