import { Button } from '@chakra-ui/react/button';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useShallow } from 'zustand/react/shallow';
import type { Cart } from '#schemas/api/cart.ts';
import type { PlaceOrderBody } from '#schemas/api/orders.ts';
import { tab as sentences } from '#schemas/messages/en/tab.ts';
import { ownerOf, type CartOwner } from '#ui/api/cart-key.ts';
import type { ApiFailure } from '#ui/api/client.ts';
import { useTab } from '#ui/api/tabs.ts';
import { cartView } from '#src/features/cart/index.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { isPhoneOrder } from '#ui/stores/account-store.ts';
import { useAccount, useCheckout, useStores } from '#ui/stores/stores.tsx';
import { InstructionsField } from '../../checkout/details/instructions-field.tsx';
import { CheckoutFrame } from '../../checkout/frame/checkout-frame.tsx';
import type { CheckoutReady } from '../../checkout/frame/checkout-gate.tsx';
import { useStepHref } from '../../checkout/frame/checkout-progress.tsx';
import { OrderSummary } from '../../checkout/frame/order-summary.tsx';
import { useOrderDraft } from '../../checkout/frame/use-order-draft.ts';
import { useWhenPriced } from '../../checkout/frame/use-when-priced.ts';
import { afterOrder } from '../../checkout/payment/after-order.ts';
import { AttemptNotice } from '../../checkout/payment/attempt-notice.tsx';
import { cartIn } from '../../checkout/payment/cart-in.ts';
import { orderRequest } from '../../checkout/payment/order-request.ts';
import { PaymentTrouble } from '../../checkout/payment/payment-trouble.tsx';
import { useAttempt } from '../../checkout/payment/use-attempt.ts';
import { usePayment } from '../../checkout/payment/use-payment.ts';
import { TabEnded } from './tab-ended.tsx';
import css from './send-round.module.css';

const words = sentences.round;

type SendRoundProps = {
  ready: CheckoutReady;
  tabId: string;
  /** Of the table. */
  token: string;
  /** A tab that the guest is not on is open at the table. */
  isTableOpen: boolean;
};

/**
 * The one step of a round: what is ordered, a note, and the button. It is paid with the tab, so
 * nothing is asked of whoever sends it; how it fails is as it is for any order (rules R51, R54, R55).
 */
export function SendRound(props: SendRoundProps) {
  const owner = useAccount(useShallow(ownerOf));
  const attempt = useAttempt(props.ready.cart.version);
  usePaidWithTab();
  if (attempt.kind === 'done') return <Navigate replace to={afterOrder(attempt.order)} />;
  if (attempt.kind === 'checking' || attempt.kind === 'failed') {
    return <AttemptNotice attempt={attempt} />;
  }
  return owner && <Round {...props} owner={owner} />;
}

/** A tip, points, gift cards and cash are chosen with the bill; they do not price a round. */
function usePaidWithTab(): void {
  const { checkout } = useStores();
  const isClean = useCheckout(
    ({ tip, points, appliedGiftCard, paymentMethod }) =>
      tip === null && points === 0 && appliedGiftCard === null && paymentMethod === 'card',
  );
  useEffect(() => {
    if (isClean) return;
    checkout
      .getState()
      .update({ tip: null, points: 0, appliedGiftCard: null, paymentMethod: 'card' });
  }, [checkout, isClean]);
}

type RoundProps = SendRoundProps & { owner: CartOwner };

function Round({ ready, tabId, token, isTableOpen, owner }: RoundProps) {
  const { cartContents } = useMessages();
  const { money } = useFormat();
  const draft = useOrderDraft();
  const stepHref = useStepHref();
  const { data: tab } = useTab(tabId);
  const { trouble, pay, forgetTrouble } = usePayment(null);
  const isByStaff = useAccount(isPhoneOrder);
  const isProcessing = useCheckout((state) => state.isProcessing);
  const [answered, setAnswered] = useState<Cart | null>(null);
  const [seen, setSeen] = useState<Cart | null>(null);
  // What a refusal was answered with is for what was sent, and newer than what was asked for.
  const fresh = trouble?.kind === 'refused' ? cartIn(trouble.failure) : null;
  if (fresh !== null && fresh !== answered) setAnswered(fresh);
  const isAnswered = answered !== null && answered.version === ready.cart.version;
  const cart = isAnswered ? answered : ready.cart;
  const view = isAnswered ? cartView(answered, cartContents) : ready.view;
  const isCouponRefused = isAnswered ? !answered.coupon?.is_active : ready.couponError !== null;
  const codes = trouble?.kind === 'refused' ? codesOf(trouble.failure) : [];
  const isClosed = codes.includes('tab_closed');
  const hasEnded = isClosed || codes.includes('unknown_tab');

  const body: PlaceOrderBody = {
    ...orderRequest({
      draft,
      cart,
      owner,
      restaurantId: ready.restaurant.restaurant.id,
      isCouponRefused,
      givesDetails: false,
    }),
    payment_method: 'tab',
    tab_id: tabId,
  };
  const send = useWhenPriced(ready.isRepricing, () => {
    setSeen(cart);
    void pay(body, { source: null });
  });
  const isBusy = isProcessing || send.isWaiting;

  return (
    <CheckoutFrame
      step={null}
      heading={words.heading}
      summary={<OrderSummary view={view} isRepricing={ready.isRepricing} isOpen />}
      action={
        hasEnded ? null : (
          <>
            <Button size="lg" aria-busy={isBusy} onClick={send.press}>
              <span aria-live="polite">{isBusy ? words.sending : words.send(money(view.due))}</span>
            </Button>
            {!isByStaff && (
              <a className={css.other} href={stepHref.details}>
                {words.payNow}
              </a>
            )}
          </>
        )
      }
    >
      {/* The sentence keeps its place until the table is known. */}
      <p>
        {tab
          ? (isByStaff ? words.forTable : words.on)(tab.table, tab.area)
          : !isByStaff && words.onTab}
      </p>
      {trouble && trouble.kind !== 'declined' && !hasEnded && (
        <PaymentTrouble
          trouble={trouble}
          seen={seen}
          fresh={cart}
          accept={<Button onClick={send.press}>{words.accept(money(view.due))}</Button>}
        />
      )}
      {hasEnded && isByStaff && (
        <div role="alert" className={css.ended}>
          <h2 className={css.heading}>{words.staffClosedHeading}</h2>
          <p>{words.staffClosedText}</p>
        </div>
      )}
      {hasEnded && !isByStaff && (
        <TabEnded
          token={token}
          isClosed={isClosed}
          isTableOpen={isTableOpen}
          payHref={stepHref.details}
          onDone={forgetTrouble}
        />
      )}
      <InstructionsField
        value={draft.specialInstructions}
        onType={(specialInstructions) => draft.update({ specialInstructions })}
      />
    </CheckoutFrame>
  );
}

const codesOf = ({ code, problems }: ApiFailure): readonly string[] => [
  code,
  ...problems.map((problem) => problem.code),
];
