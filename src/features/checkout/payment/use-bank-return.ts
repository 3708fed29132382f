import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { checkPaid, type Outcome, type PayNeeds } from './place-and-pay.ts';

type Comeback = {
  pendingOrderId: string | null;
  needs: PayNeeds;
  act(outcome: Outcome): Promise<void>;
};

/**
 * The customer comes back to an order that waits for its card, by a reload or from their bank's
 * page: what the bank says of it is asked for once, and what it asks is asked again.
 */
export function useBankReturn({ pendingOrderId, needs, act }: Comeback) {
  const seen = useRef<string | null>(null);
  // Stripe adds it to the address that it leads back to.
  const isBackFromBank = useSearchParams()[0].has('redirect_status');
  useEffect(() => {
    if (pendingOrderId === null || seen.current === pendingOrderId) return;
    seen.current = pendingOrderId;
    void checkPaid(needs, pendingOrderId).then((outcome) => {
      const isNews =
        outcome.kind === 'done' || (outcome.kind === 'asked' && outcome.action.kind !== 'stripe');
      // An older refusal was shown before; one that they come back with was not.
      const isRefusal = outcome.kind === 'declined' || outcome.kind === 'asked';
      return isNews || (isBackFromBank && isRefusal) ? act(outcome) : undefined;
    });
  });
  return {
    /** An order that this page is paying by itself. */
    skip(orderId: string) {
      seen.current = orderId;
    },
  };
}
