import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import { useReplaceAddress } from '#ui/page/use-replace-address.ts';
import { paths } from '#ui/paths.ts';

type Listed = { id: string; status: Parameters<typeof isOrderOver>[0] };

/**
 * Leads on to the last order that is not over: the installed site's shortcut 'My order' opens the
 * history with `?order=latest`. Without such an order the history stays.
 * @param list newest first; undefined while it is on its way
 * @returns whether the page is being left
 */
export function useLatestOrder(list: readonly Listed[] | undefined): boolean {
  const { search } = useLocation();
  const replaceAddress = useReplaceAddress();
  const isAsked = new URLSearchParams(search).get('order') === 'latest';
  const open = isAsked ? list?.find(({ status }) => !isOrderOver(status))?.id : undefined;
  useEffect(() => {
    if (open !== undefined) replaceAddress(paths.orderConfirmation(open));
  }, [open, replaceAddress]);
  return open !== undefined;
}
