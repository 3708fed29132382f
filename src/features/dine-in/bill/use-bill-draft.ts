import { useState } from 'react';
import type { PaymentMethod } from '#schemas/api/orders.ts';
import type { Tab } from '#schemas/api/tabs.ts';
import { useOfferedPayments } from '#src/features/checkout/frame/use-offered-payments.ts';
import { blankBill, type BillDraft } from './bill-draft.ts';
import { takenDishes, type TakenDish } from './taken-dishes.ts';

/**
 * What a guest chooses to pay, while others order and pay: what was chosen stays, and what others
 * took meanwhile is unchosen and named.
 */
export function useBillDraft(tab: Tab) {
  const offered = useOfferedPayments();
  const [draft, setDraft] = useState<BillDraft>(() => blankBill(tab));
  const [seen, setSeen] = useState(tab);
  const [taken, setTaken] = useState<readonly TakenDish[]>([]);
  if (seen !== tab) {
    setSeen(tab);
    const lost = takenDishes(seen, tab, draft);
    if (lost.length > 0) {
      const picks = new Map(draft.picks);
      for (const { lineId, left } of lost) picks.set(lineId, left);
      setDraft({ ...draft, picks });
      if (draft.kind === 'items') setTaken([...taken, ...lost]);
    }
  }
  const method: PaymentMethod = offered.includes(draft.method)
    ? draft.method
    : (offered[0] ?? 'card');
  return {
    draft: { ...draft, method },
    offered,
    taken,
    change(part: Partial<BillDraft>) {
      setDraft((present) => ({ ...present, ...part }));
      setTaken([]);
    },
  };
}
