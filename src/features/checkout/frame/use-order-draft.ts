import { useMemo } from 'react';
import { canCompleteStepOne } from '#schemas/rules/checkout-steps.ts';
import { useIsDineIn } from '#ui/page/use-order-paths.ts';
import { customerOf } from '#ui/stores/account-store.ts';
import type { CheckoutState } from '#ui/stores/checkout-store.ts';
import { useAccount, useCheckout } from '#ui/stores/stores.tsx';

/**
 * The draft as the present page orders by it: on the pages for a table it is one to the table, and
 * its time and address are those of another order. The draft itself keeps what is chosen for pickup
 * or delivery, so that nothing of it is lost, and two tabs may order in two ways.
 */
export function useOrderDraft(): CheckoutState {
  const isDineIn = useIsDineIn();
  const draft = useCheckout((state) => state);
  const account = useAccount((state) => state);
  return useMemo(() => {
    if (!isDineIn) return draft;
    const atTable = { ...draft, deliveryMethod: 'dine_in' as const };
    return { ...atTable, step1Completed: canCompleteStepOne(atTable, customerOf(account)) };
  }, [isDineIn, draft, account]);
}
