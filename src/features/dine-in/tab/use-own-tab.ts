import { useEffect, useMemo } from 'react';
import { isMissing } from '#ui/api/orders.ts';
import { useTab, useTableTab } from '#ui/api/tabs.ts';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import { useAccount, useStores } from '#ui/stores/stores.tsx';
import { readTabMemory, rememberTab } from './tab-memory.ts';

/** How whoever sits here stands to the tab of the table. */
export type OwnTab =
  | { kind: 'loading' }
  | { kind: 'failed'; again(): void }
  /** The table has no open tab; `lastId` is the one that this device was on before. */
  | { kind: 'none'; lastId: string | null }
  /** Others have one open. */
  | { kind: 'open'; lastId: string | null }
  | { kind: 'joined'; tabId: string };

/**
 * The guest's own tab: the one of the table that they sit at, or the one that they joined before
 * and that staff have moved to another table since. While staff order for a tab it is that one,
 * wherever its party sits by now.
 * @param token of the table; null: none is remembered
 */
export function useOwnTab(token: string | null): OwnTab {
  const { tenantId } = useStores();
  const isHydrated = useIsHydrated();
  const orderedForId = useAccount(({ guestUser }) => guestUser?.tabId ?? null);
  const table = useTableTab(orderedForId === null ? token : null);
  const { data, error, isPending, fetchStatus, refetch } = table;
  const joinedId = data?.tab_id ?? null;
  useEffect(() => {
    if (joinedId !== null) rememberTab(tenantId, { tabId: joinedId });
  }, [joinedId, tenantId]);
  const lastId = useMemo(
    () => (isHydrated ? (orderedForId ?? joinedId ?? readTabMemory(tenantId).tabId) : null),
    [isHydrated, joinedId, orderedForId, tenantId],
  );
  const isAsking = isPending && fetchStatus !== 'idle';
  const last = useTab(joinedId === null && !isAsking ? lastId : null);

  if (!isHydrated || isAsking) return { kind: 'loading' };
  if (joinedId !== null) return { kind: 'joined', tabId: joinedId };
  if (lastId !== null && last.data?.state === 'open') return { kind: 'joined', tabId: lastId };
  if (last.isPending && last.fetchStatus !== 'idle') return { kind: 'loading' };
  // A code that was renewed is said by the strip itself.
  if (error && !data && !isMissing(error)) return { kind: 'failed', again: () => void refetch() };
  return { kind: data?.state === 'open' ? 'open' : 'none', lastId };
}
