import { Button } from '@chakra-ui/react/button';
import { useEffect, useState, type ReactNode } from 'react';
import type { Cart } from '#schemas/api/cart.ts';
import type { PlaceOrderBody } from '#schemas/api/orders.ts';
import { useCheckout } from '#ui/stores/stores.tsx';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { cartIn } from './cart-in.ts';
import { PaymentTrouble } from './payment-trouble.tsx';
import { usePayment } from './use-payment.ts';

type OrderButtonOptions = {
  /** The request as the customer sees it now. */
  body: PlaceOrderBody;
  /** Minor units. */
  total: number;
  /** As the customer sees it now; null where its order stands already. */
  cart: Cart | null;
  /** Its prices are those of before: the button waits (rule R47). */
  isRepricing: boolean;
  /** An order that stands and waits for its card. */
  pendingId: string | null;
  /** The form of the card that pays, which may be submitted once it is ready; null: none does. */
  card: { formId: string; isReady: boolean } | null;
  /** Asked at the press, where something may have to be mended first. */
  isComplete?: () => boolean;
  onAnswered(cart: Cart): void;
};

/**
 * The button that places an order, saying what happens, and what came of its last press.
 * @returns `trouble`: why it was not placed, other than by a card that was declined
 */
export function useOrderButton(options: OrderButtonOptions) {
  const { body, total, cart, isRepricing, pendingId, card, isComplete, onAnswered } = options;
  const { payment: words, changed } = useMessages().checkout;
  const { money } = useFormat();
  const isProcessing = useCheckout((state) => state.isProcessing);
  const payment = usePayment(card ? pendingId : null);
  const { phase, pay, trouble } = payment;
  const [seen, setSeen] = useState(cart);
  const answered = trouble?.kind === 'refused' ? cartIn(trouble.failure) : null;
  useEffect(() => {
    if (answered) onAnswered(answered);
  }, [answered, onAnswered]);

  const isFree = total === 0;
  const send = (paying: Parameters<typeof pay>[1]) => {
    if (isComplete && !isComplete()) return;
    setSeen(cart);
    void pay(body, paying);
  };
  // The card's form stands above; its button may stand anywhere.
  const press = card
    ? { type: 'submit' as const, form: card.formId, disabled: !card.isReady || isRepricing }
    : { onClick: () => send({ source: null }), disabled: isRepricing };
  const placeWords = isFree ? words.placeFree : (card ? words.pay : words.place)(money(total));
  const acceptWords = isFree
    ? changed.acceptFree
    : (card ? changed.acceptCard : changed.acceptCash)(money(total));
  const busyWords = phase === 'paying' ? words.paying : words.placing;
  const button = (
    <Button size="lg" aria-busy={isProcessing} {...press}>
      <span aria-live="polite">{isProcessing ? busyWords : placeWords}</span>
    </Button>
  );
  const troubleBox: ReactNode = trouble && trouble.kind !== 'declined' && (
    <PaymentTrouble
      trouble={trouble}
      seen={seen}
      fresh={cart}
      accept={<Button {...press}>{acceptWords}</Button>}
    />
  );
  return { ...payment, send, button, troubleBox };
}
