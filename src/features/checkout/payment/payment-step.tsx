import { type ReactNode, useState } from 'react';
import type { Cart } from '#schemas/api/cart.ts';
import type { Order, PlaceOrderBody } from '#schemas/api/orders.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { CheckoutFrame } from '../frame/checkout-frame.tsx';
import { BankQuestion } from './bank-question.tsx';
import { BankWait } from './bank-wait.tsx';
import { CardPart } from './card-part.tsx';
import { CashConfirm } from './cash-confirm.tsx';
import { useOrderButton } from './use-order-button.tsx';

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
  const { payment: words, methods } = useMessages().checkout;
  const { money } = useFormat();
  const [isReady, setReady] = useState(false);
  // Nothing is asked of a card that has nothing to pay.
  const isFree = total === 0;
  const isCard = body.payment_method === 'card' && !isFree;
  const { trouble, troubleBox, button, send, challenge, isBankSlow, answer, forgetTrouble } =
    useOrderButton({
      body,
      total,
      cart,
      isRepricing,
      pendingId: pending?.id ?? null,
      card: isCard ? { formId: cardFormId, isReady } : null,
      onAnswered,
    });
  const headingCash = {
    pickup: words.headingCash,
    delivery: words.headingCashDelivery,
    dine_in: methods.cashAtTable,
  }[body.delivery_method];

  return (
    <CheckoutFrame
      step="payment"
      isLast
      heading={isFree ? words.headingFree : isCard ? words.headingCard : headingCash}
      summary={summary}
      action={isBankSlow ? null : button}
    >
      {troubleBox}
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
          onReady={setReady}
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
