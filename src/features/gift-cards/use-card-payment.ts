import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReplyOf } from '#schemas/api/contract.ts';
import type { GiftCardPurchase } from '#schemas/api/gift-cards.ts';
import type { PaymentAction } from '#schemas/api/payments.ts';
import { giftCards as words } from '#schemas/messages/en/gift-cards.ts';
import { toMinor } from '#schemas/money.ts';
import { ApiFailure, useApi } from '#src/api/client.ts';
import type { CardPartSource, ConfirmCard } from '#src/features/checkout/payment/card-part.tsx';
import { newAttemptKey } from '#src/stores/checkout-store.ts';
import { useStores } from '#src/stores/stores.tsx';

const everyMs = 2000;
const pause = () => new Promise((resolve) => setTimeout(resolve, everyMs));

type Reply = ReplyOf<'payGiftCard'>;

/**
 * Pays for a card, one press at a time: a press that was not answered keeps its key, so that the same
 * card is charged once. What a bank asks is `challenge`; while it takes its time it is asked again.
 */
export function useCardPayment(purchase: GiftCardPurchase) {
  const api = useApi();
  const client = useQueryClient();
  const { random, tenantId } = useStores();
  const [isPaying, setPaying] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [challenge, setChallenge] = useState<string | null>(null);
  const attempt = useRef<{ sent: string; key: string } | null>(null);
  const params = { giftCardId: purchase.id };
  const check = () => api.call('checkGiftCardPayment', { params });

  const act = async ({ data, action }: Reply, confirmCard?: ConfirmCard): Promise<void> => {
    attempt.current = null;
    if (action === null) {
      client.setQueryData(['giftCardPurchase', tenantId, purchase.id], data);
      return;
    }
    if (action.kind === 'sandbox_challenge') return setChallenge(action.challenge_id);
    if (action.kind === 'wait') {
      setSlow(true);
      await pause();
      return act(await check());
    }
    return confirm(action, confirmCard);
  };

  const confirm = async (
    action: Extract<PaymentAction, { kind: 'stripe' }>,
    confirmCard: ConfirmCard | undefined,
  ): Promise<void> => {
    const due = toMinor(purchase.amount, purchase.currency);
    const sentence = confirmCard ? await confirmCard(action, due) : words.failed;
    if (sentence !== null) return setTrouble(sentence);
    return act(await check());
  };

  const run = async (work: () => Promise<void>) => {
    if (isPaying) return;
    setPaying(true);
    setTrouble(null);
    try {
      await work();
    } catch (failure) {
      const isAnswered = failure instanceof ApiFailure && failure.status !== 0;
      // A refusal is an answer: the next press is another payment.
      if (isAnswered) attempt.current = null;
      setTrouble(isAnswered ? failure.message : words.network);
    }
    setSlow(false);
    setPaying(false);
  };

  const pay = (source: CardPartSource, confirmCard?: ConfirmCard) =>
    run(async () => {
      const sent = JSON.stringify(source);
      if (attempt.current?.sent !== sent) {
        attempt.current = { sent, key: newAttemptKey(random) };
      }
      const headers = { 'idempotency-key': attempt.current.key };
      await act(await api.call('payGiftCard', { params, headers, body: source }), confirmCard);
    });

  const answer = (approve: boolean) =>
    run(async () => {
      const challengeId = challenge ?? '';
      await api.call('answerSandboxChallenge', { params: { challengeId }, body: { approve } });
      setChallenge(null);
      await act(await check());
    });

  return {
    isPaying,
    isSlow,
    trouble,
    challenge,
    pay,
    answer,
    forgetTrouble: () => setTrouble(null),
  };
}
