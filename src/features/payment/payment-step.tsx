import { Button } from '@chakra-ui/react/button';
import { type ReactNode, useState } from 'react';
import type { CartItem } from '#schemas/api/cart.ts';
import type { PlaceOrderBody } from '#schemas/api/orders.ts';
import { useFormat, useMessages } from '#src/app/messages.tsx';
import { CheckoutFrame } from '#src/features/checkout/checkout-frame.tsx';
import { useCheckout } from '#src/stores/stores.tsx';
import { CardForm } from './card-form.tsx';
import { CashConfirm } from './cash-confirm.tsx';
import { PaymentTrouble } from './payment-trouble.tsx';
import { usePayment } from './use-payment.ts';

type PaymentStepProps = {
  /** The request as the customer sees it now. */
  body: PlaceOrderBody;
  /** Minor units. */
  total: number;
  lines: readonly CartItem[];
  summary: ReactNode;
  /** Number of an order that stands and waits for its card. */
  waitingFor: string | null;
};

const cardFormId = 'card-form';

/** Pays by card, or confirms cash (decisions.md, Checkout); the button says what happens. */
export function PaymentStep({ body, total, lines, summary, waitingFor }: PaymentStepProps) {
  const { payment: words, changed } = useMessages().checkout;
  const { money } = useFormat();
  const isProcessing = useCheckout((state) => state.isProcessing);
  const { phase, trouble, pay, forgetTrouble } = usePayment();
  const [seen, setSeen] = useState(lines);
  const isCard = body.payment_method === 'card';
  const isDelivered = body.delivery_method === 'delivery';
  const heading = isCard
    ? words.headingCard
    : isDelivered
      ? words.headingCashDelivery
      : words.headingCash;
  const send = (card: Parameters<typeof pay>[1]) => {
    setSeen(lines);
    void pay(body, card);
  };
  // The card's form stands above; its button may stand anywhere.
  const press = isCard
    ? { type: 'submit' as const, form: cardFormId }
    : { onClick: () => send(null) };
  const busyWords = phase === 'paying' ? words.paying : words.placing;

  return (
    <CheckoutFrame
      step="payment"
      heading={heading}
      summary={summary}
      action={
        <Button size="lg" aria-busy={isProcessing} {...press}>
          <span aria-live="polite">
            {isProcessing ? busyWords : (isCard ? words.pay : words.place)(money(total))}
          </span>
        </Button>
      }
    >
      {trouble && trouble.kind !== 'declined' && (
        <PaymentTrouble
          trouble={trouble}
          seen={seen}
          fresh={lines}
          accept={<Button {...press}>{changed.accept(money(total))}</Button>}
        />
      )}
      {waitingFor && trouble === null && <p>{words.waiting(waitingFor, money(total))}</p>}
      {isCard ? (
        <CardForm
          id={cardFormId}
          declined={trouble?.kind === 'declined' ? trouble.sentence : null}
          onPay={send}
          onType={forgetTrouble}
        />
      ) : (
        <CashConfirm total={money(total)} isDelivered={isDelivered} />
      )}
    </CheckoutFrame>
  );
}
