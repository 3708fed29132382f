import { useRef, useState } from 'react';
import type { PaymentAction } from '#schemas/api/payments.ts';
import { ApiFailure, useApi } from '#ui/api/client.ts';
import { newAttemptKey } from '#ui/stores/checkout-store.ts';
import { useStores } from '#ui/stores/stores.tsx';
import type { CardPartSource, ConfirmCard } from './card-part.tsx';

const everyMs = 2000;
const pause = () => new Promise((resolve) => setTimeout(resolve, everyMs));

type Reply<D> = { data: D; action: PaymentAction | null };

type Charge<D, Further> = {
  /** In minor units. */
  due: number;
  /** Pays, under a key that repeats the same payment. */
  send(source: CardPartSource | Further, key: string): Promise<Reply<D>>;
  /** Asks how the payment stands. */
  check(): Promise<Reply<D>>;
  isPaid(data: D): boolean;
  /** Nothing is left to do. */
  onPaid(data: D): void | Promise<void>;
  /** Sentences of a card form that is gone, and of no answer. */
  words: { failed: string; network: string };
};

/** What of a reply is shown to somebody who comes back to a payment that was begun before. */
type Resumption = { isBackFromBank: boolean };

/**
 * Pays by card for what is no order, one press at a time: a press that was not answered keeps its
 * key, so that the same card is charged once. What a bank asks is `challenge`; while it takes its
 * time it is asked again.
 * @typeParam Further what pays besides a card that is written now
 */
export function useCharge<D, Further = never>({
  due,
  send,
  check,
  isPaid,
  onPaid,
  words,
}: Charge<D, Further>) {
  const api = useApi();
  const { random } = useStores();
  const [isPaying, setPaying] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [challenge, setChallenge] = useState<string | null>(null);
  const attempt = useRef<{ sent: string; key: string } | null>(null);

  const act = async ({ data, action }: Reply<D>, confirmCard?: ConfirmCard): Promise<void> => {
    attempt.current = null;
    if (action === null) return isPaid(data) ? onPaid(data) : setTrouble(words.failed);
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
      // A refusal is an answer: the next press is another payment. A fault of the server is none.
      if (isAnswered && failure.status < 500) attempt.current = null;
      setTrouble(isAnswered ? failure.message : words.network);
    }
    setSlow(false);
    setPaying(false);
  };

  const pay = (source: CardPartSource | Further, confirmCard?: ConfirmCard) =>
    run(async () => {
      const sent = JSON.stringify(source);
      if (attempt.current?.sent !== sent) {
        attempt.current = { sent, key: newAttemptKey(random) };
      }
      await act(await send(source, attempt.current.key), confirmCard);
    });

  const answer = (approve: boolean) =>
    run(async () => {
      const challengeId = challenge ?? '';
      await api.call('answerSandboxChallenge', { params: { challengeId }, body: { approve } });
      setChallenge(null);
      await act(await check());
    });

  /** Goes on with a payment that was begun before this page was opened. */
  const resume = ({ isBackFromBank }: Resumption) =>
    run(async () => {
      let reply: Reply<D>;
      try {
        reply = await check();
      } catch (failure) {
        // An older refusal was shown before; one that they come back with was not.
        if (isBackFromBank) throw failure;
        return;
      }
      // The form asks for the card anew where the gateway still waits for one, or was never asked.
      const isOpen = reply.action === null && !isPaid(reply.data);
      if (isOpen || reply.action?.kind === 'stripe')
        return isBackFromBank ? setTrouble(words.failed) : undefined;
      await act(reply);
    });

  return {
    isPaying,
    isSlow,
    trouble,
    challenge,
    pay,
    answer,
    resume,
    forgetTrouble: () => setTrouble(null),
  };
}
