import { Button } from '@chakra-ui/react/button';
import { type ReactNode, useEffect, useState } from 'react';
import type { Cart } from '#schemas/api/cart.ts';
import type { Order, PlaceOrderBody } from '#schemas/api/orders.ts';
import { useFormat, useMessages } from '../../../messages.tsx';
import { CheckoutFrame } from '../frame/checkout-frame.tsx';
import { useCheckout } from '#src/stores/stores.tsx';
import { cartIn } from './cart-in.ts';
import { BankQuestion } from './bank-question.tsx';
import { BankWait } from './bank-wait.tsx';
import { CardPart } from './card-part.tsx';
import { CashConfirm } from './cash-confirm.tsx';
import { PaymentTrouble } from './payment-trouble.tsx';
import { usePayment } from './use-payment.ts';

type PaymentStepProps = {
  /** The request as the customer sees it now. */
  body: PlaceOrderBody;
  /** Minor units. */
  total: number;
  /** As the customer sees it now; null where its order stands already. */
  cart: Cart | null;
  /** Its prices are those of before: the button waits (rule R47). */
  isRepricing: boolean;
  summary: ReactNode;
  /** An order that stands and waits for its card. */
  pending: Pick<Order, 'id' | 'number'> | null;
  /** The server refused, and answered with the cart as it is for what was sent (rule R54). */
  onAnswered(cart: Cart): void;
};

const cardFormId = 'card-form';

/** Pays by card, or confirms cash (requirements, Readings); the button says what happens. */
export function PaymentStep(props: PaymentStepProps) {
  const { body, total, cart, isRepricing, summary, pending, onAnswered } = props;
  const { payment: words, methods, changed } = useMessages().checkout;
  const { money } = useFormat();
  const isProcessing = useCheckout((state) => state.isProcessing);
  // Nothing is asked of a card that has nothing to pay.
  const isFree = total === 0;
  const isCard = body.payment_method === 'card' && !isFree;
  const { phase, trouble, challenge, isBankSlow, pay, answer, forgetTrouble } = usePayment(
    isCard ? (pending?.id ?? null) : null,
  );
  const [seen, setSeen] = useState(cart);
  const answered = trouble?.kind === 'refused' ? cartIn(trouble.failure) : null;
  useEffect(() => {
    if (answered) onAnswered(answered);
  }, [answered, onAnswered]);
  const [isCardReady, setCardReady] = useState(false);
  const headingCash = {
    pickup: words.headingCash,
    delivery: words.headingCashDelivery,
    dine_in: methods.cashAtTable,
  }[body.delivery_method];
  const heading = isFree ? words.headingFree : isCard ? words.headingCard : headingCash;
  const placeWords = isFree ? words.placeFree : (isCard ? words.pay : words.place)(money(total));
  const send = (options: Parameters<typeof pay>[1]) => {
    setSeen(cart);
    void pay(body, options);
  };
  // The card's form stands above; its button may stand anywhere.
  const press = isCard
    ? { type: 'submit' as const, form: cardFormId, disabled: !isCardReady || isRepricing }
    : { onClick: () => send({ source: null }), disabled: isRepricing };
  const busyWords = phase === 'paying' ? words.paying : words.placing;

  return (
    <CheckoutFrame
      step="payment"
      heading={heading}
      summary={summary}
      action={
        isBankSlow ? null : (
          <Button size="lg" aria-busy={isProcessing} {...press}>
            <span aria-live="polite">{isProcessing ? busyWords : placeWords}</span>
          </Button>
        )
      }
    >
      {trouble && trouble.kind !== 'declined' && (
        <PaymentTrouble
          trouble={trouble}
          seen={seen}
          fresh={cart}
          accept={
            <Button {...press}>
              {isFree
                ? changed.acceptFree
                : (isCard ? changed.acceptCard : changed.acceptCash)(money(total))}
            </Button>
          }
        />
      )}
      {isBankSlow && <BankWait total={money(total)} />}
      {pending && trouble === null && !isBankSlow && (
        <p>{words.waiting(pending.number, money(total))}</p>
      )}
      {isCard && !isBankSlow && (
        <CardPart
          id={cardFormId}
          amount={total}
          declined={trouble?.kind === 'declined' ? trouble.sentence : null}
          onPay={send}
          onType={forgetTrouble}
          onReady={setCardReady}
        />
      )}
      {isFree && <p>{words.freeText}</p>}
      {!isCard && !isFree && <CashConfirm total={money(total)} method={body.delivery_method} />}
      {challenge && (
        <BankQuestion
          key={challenge.id}
          total={money(total)}
          onAnswer={(approve) => void answer(challenge, approve)}
        />
      )}
    </CheckoutFrame>
  );
}
