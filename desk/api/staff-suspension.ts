import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { useRefreshDeskSession } from './staff-session.ts';

const isSuspension = (error: unknown) =>
  error instanceof ApiFailure && error.code === 'tenant_suspended';

/**
 * Asks anew who is at the desk once any call is refused because the site is suspended, and every
 * minute until it runs again: a desk stays open for days.
 */
export function useFollowSuspension(isSuspended: boolean): void {
  const client = useQueryClient();
  const refresh = useRefreshDeskSession();
  useEffect(() => {
    if (isSuspended) {
      const timer = setInterval(refresh, minuteMs);
      return () => clearInterval(timer);
    }
    const followChanges = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && isSuspension(event.mutation.state.error)) refresh();
    });
    const followReads = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (isSuspension(event.action.error)) refresh();
    });
    return () => {
      followChanges();
      followReads();
    };
  }, [client, isSuspended, refresh]);
}
