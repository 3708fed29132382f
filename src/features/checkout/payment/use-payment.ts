import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PlaceOrderBody } from '#schemas/api/orders.ts';
import type { PaymentAction } from '#schemas/api/payments.ts';
import { toMinor } from '#schemas/money.ts';
import { useMessages } from '#ui/messages.tsx';
import { useApi } from '#ui/api/client.ts';
import { cacheOrder } from '#ui/api/orders.ts';
import { useRefetchCart } from '#ui/api/use-cart-change.ts';
import { newAttemptKey } from '#ui/stores/checkout-store.ts';
import { useStores } from '#ui/stores/stores.tsx';
import {
  checkPaid,
  placeAndPay,
  type Outcome,
  type Payment,
  type Source,
} from './place-and-pay.ts';
import { afterOrder } from './after-order.ts';
import { useNoteCardOnly } from '../frame/use-offered-payments.ts';
import { useBankReturn } from './use-bank-return.ts';
import { useSlowBank } from './use-slow-bank.ts';

/** What the button is doing. */
export type Phase = 'idle' | 'placing' | 'paying';
export type Trouble = Extract<Outcome, { kind: 'declined' | 'refused' | 'unreached' }>;
/** The sandbox's bank asks about the payment of an order. */
export type Challenge = { orderId: string; id: string };
/** Has Stripe's element confirm the payment. @returns why it was refused, in words, or null. */
export type ConfirmCard = (
  action: Extract<PaymentAction, { kind: 'stripe' }>,
  /** Minor units. */
  due: number,
) => Promise<string | null>;

type PayOptions = { source: Source | null; confirmCard?: ConfirmCard };

/**
 * The one press that places and pays. While it runs nothing else may (specification §4,
 * isProcessing), so a double click is one order; how it ended stands in `trouble`, or leads to the
 * thanks. What a bank wants first is `challenge` or `isBankSlow`; both are found again after a
 * reload.
 * @param pendingOrderId the order of an earlier press that waits for its card
 */
export function usePayment(pendingOrderId: string | null) {
  const api = useApi();
  const stores = useStores();
  const client = useQueryClient();
  const refetchCart = useRefetchCart();
  const noteCardOnly = useNoteCardOnly();
  const navigate = useNavigate();
  const { payment: words } = useMessages().checkout;
  const [phase, setPhase] = useState<Phase>('idle');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [slowOrderId, setSlowOrderId] = useState<string | null>(null);
  // The same card keeps its key until it is answered; another card is another payment.
  const payment = useRef<Payment | null>(null);
  const needs = { api, stores };
  const { checkout, account, random, tenantId } = stores;

  /** Does what an outcome asks for. */
  const act = async (outcome: Outcome, confirmCard?: ConfirmCard): Promise<void> => {
    // An answered payment is over: the next press, even with the same card, is a new one.
    if (outcome.kind !== 'unreached') payment.current = null;
    switch (outcome.kind) {
      case 'done': {
        const { guestDetails } = checkout.getState();
        if (guestDetails) account.getState().updateGuestUser(guestDetails);
        cacheOrder(client, tenantId, outcome.order);
        return navigate(afterOrder(outcome.order), { replace: true });
      }
      case 'asked': {
        const { order, action } = outcome;
        if (action.kind === 'wait') return setSlowOrderId(order.id);
        if (action.kind === 'sandbox_challenge') {
          return setChallenge({ orderId: order.id, id: action.challenge_id });
        }
        // Asked by Stripe again after its element was done: the bank said no.
        const due = toMinor(order.due, order.currency);
        const sentence = confirmCard ? await confirmCard(action, due) : words.bankRefused;
        if (sentence !== null) return setTrouble({ kind: 'declined', sentence });
        return act(await checkPaid(needs, order.id));
      }
      case 'unpaid':
        return setTrouble({ kind: 'declined', sentence: words.bankRefused });
      case 'refused':
        // What changed is shown beside the cart as it is now.
        await refetchCart();
        noteCardOnly(outcome.failure);
        return setTrouble(outcome);
      default:
        return setTrouble(outcome);
    }
  };

  const comeback = useBankReturn({ pendingOrderId, needs, act });
  useSlowBank(slowOrderId, needs, (outcome) => {
    setSlowOrderId(null);
    void act(outcome);
  });

  const run = async (work: () => Promise<void>) => {
    if (checkout.getState().isProcessing) return;
    checkout.getState().update({ isProcessing: true });
    setTrouble(null);
    try {
      await work();
    } catch (failure) {
      // Nobody knows how far it came: the same press asks again, and pays once.
      console.error('The press that pays broke off', failure);
      setTrouble({ kind: 'unreached' });
    } finally {
      checkout.getState().update({ isProcessing: false });
      setPhase('idle');
    }
  };

  const pay = (body: PlaceOrderBody, { source, confirmCard }: PayOptions) =>
    run(async () => {
      setPhase('placing');
      if (source && !isSameSource(payment.current?.source, source)) {
        payment.current = { source, key: newAttemptKey(random) };
      }
      const sent = source && payment.current;
      const outcome = await placeAndPay(needs, body, sent, (order) => {
        comeback.skip(order.id);
        cacheOrder(client, tenantId, order);
        if (source) setPhase('paying');
      });
      await act(outcome, confirmCard);
    });

  const answer = ({ orderId, id }: Challenge, approve: boolean) =>
    run(async () => {
      setPhase('paying');
      const call = { params: { challengeId: id }, body: { approve } };
      const isAnswered = await api.call('answerSandboxChallenge', call).then(
        () => true,
        () => false,
      );
      setChallenge(null);
      await act(isAnswered ? await checkPaid(needs, orderId) : { kind: 'unreached' });
    });

  const forgetTrouble = () => setTrouble(null);
  return {
    phase,
    trouble,
    challenge,
    isBankSlow: slowOrderId !== null,
    pay,
    answer,
    forgetTrouble,
  };
}

const isSameSource = (one: Source | undefined, other: Source): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);
