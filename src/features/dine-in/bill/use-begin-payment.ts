import { useRef, useState } from 'react';
import type { Tab, TabPayment } from '#schemas/api/tabs.ts';
import { tabBill as words } from '#schemas/messages/en/tab-bill.ts';
import { toMajor } from '#schemas/money.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { newKey } from '#ui/api/new-key.ts';
import {
  tabIn,
  useBeginTabPayment,
  useShowTab,
  type TabPaymentBody,
} from '#src/api/tab-payments.ts';
import type { BillDraft, BillPart } from './bill-draft.ts';

/** The bill is not what the guest saw; the reply has it as it is (rule R83). */
const changes: Partial<Record<string, string>> = {
  tab_changed: words.changed,
  tab_item_taken: words.itemTaken,
};

/**
 * Takes a part of the bill for the guest to pay. A press that was not answered keeps its key, so that
 * the next one is the same payment; a refusal draws the tab as it is and says to look again.
 */
export function useBeginPayment(tab: Tab, onBegun: (payment: TabPayment) => void) {
  const { mutate, isPending } = useBeginTabPayment(tab.id);
  const show = useShowTab(tab.id);
  const [trouble, setTrouble] = useState<string | null>(null);
  const attempt = useRef<{ sent: string; key: string } | null>(null);

  const refuse = async (failure: Error): Promise<void> => {
    if (!(failure instanceof ApiFailure) || failure.status === 0 || failure.status >= 500) {
      return setTrouble(failureSentence(failure, words.unreached));
    }
    attempt.current = null;
    setTrouble(changes[failure.code] ?? failure.message);
    await show(tabIn(failure));
  };

  const begin = (part: BillPart, draft: Pick<BillDraft, 'method' | 'giftCards'>) => {
    if (isPending) return;
    const body: TabPaymentBody = {
      what: part.what,
      tip_amount: toMajor(part.tip, tab.currency),
      expected_amount: toMajor(part.amount, tab.currency),
      method: draft.method === 'card' ? 'card' : 'cash',
      ...(part.points > 0 && { points: part.points }),
      ...(draft.giftCards.length > 0 && {
        gift_cards: draft.giftCards.map(({ handle }) => handle),
      }),
    };
    const sent = JSON.stringify(body);
    if (attempt.current?.sent !== sent) attempt.current = { sent, key: newKey() };
    setTrouble(null);
    mutate(
      { key: attempt.current.key, body },
      {
        onSuccess: ({ data, payment_id: id }) => {
          attempt.current = null;
          const payment = data.payments.find((one) => one.id === id);
          if (payment) onBegun(payment);
        },
        onError: (failure) => void refuse(failure),
      },
    );
  };
  return { begin, isBeginning: isPending, trouble, say: setTrouble };
}
