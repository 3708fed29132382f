import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PlaceOrderBody, SandboxCard } from '#schemas/api/orders.ts';
import { useApi } from '#src/api/client.ts';
import { keepOrder } from '#src/api/orders.ts';
import { useRefetchCart } from '#src/api/use-cart-change.ts';
import { paths } from '#src/paths.ts';
import { newAttemptKey } from '#src/stores/checkout-store.ts';
import { useStores } from '#src/stores/stores.tsx';
import { placeAndPay, type Outcome, type Payment } from './place-and-pay.ts';

/** What the button is doing. */
export type Phase = 'idle' | 'placing' | 'paying';
export type Trouble = Exclude<Outcome, { kind: 'done' }>;

/**
 * The one press that places and pays. While it runs nothing else may (spec §4, isProcessing), so
 * a double click is one order; how it ended is told in `trouble`, or leads to the thanks.
 */
export function usePayment() {
  const api = useApi();
  const stores = useStores();
  const client = useQueryClient();
  const refetchCart = useRefetchCart();
  const navigate = useNavigate();
  const [phase, setPhase] = useState<Phase>('idle');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  // The same card keeps its key until it is answered; another card is another payment.
  const payment = useRef<Payment | null>(null);

  const pay = async (body: PlaceOrderBody, card: SandboxCard | null) => {
    const { checkout, account, random, tenantId } = stores;
    if (checkout.getState().isProcessing) return;
    checkout.getState().update({ isProcessing: true });
    setTrouble(null);
    setPhase('placing');
    if (card && !isSameCard(payment.current?.card, card)) {
      payment.current = { card, key: newAttemptKey(random) };
    }
    const outcome = await placeAndPay({ api, stores }, body, card && payment.current, (order) => {
      keepOrder(client, tenantId, order);
      if (card) setPhase('paying');
    });
    checkout.getState().update({ isProcessing: false });
    if (outcome.kind === 'done') {
      const { guestDetails } = checkout.getState();
      if (guestDetails) account.getState().updateGuestUser(guestDetails);
      keepOrder(client, tenantId, outcome.order);
      return navigate(paths.checkoutSuccess, { replace: true });
    }
    // An answered payment is over: the next press, even with the same card, is a new one.
    if (outcome.kind !== 'unreached') payment.current = null;
    // What changed is told beside the cart as it is now.
    if (outcome.kind === 'refused') await refetchCart();
    setPhase('idle');
    setTrouble(outcome);
  };

  return { phase, trouble, pay, forgetTrouble: () => setTrouble(null) };
}

const isSameCard = (one: SandboxCard | undefined, other: SandboxCard) =>
  one?.number === other.number && one.expiry === other.expiry && one.cvc === other.cvc;
