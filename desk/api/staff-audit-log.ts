import { useQuery } from '@tanstack/react-query';
import type { CallOf } from '#schemas/api/contract.ts';
import { auditLogFilePath } from '#schemas/api/routes.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { env } from '#ui/env.ts';
import { useApi } from '#ui/api/client.ts';
import { useEndExpiredSession } from './staff-session.ts';

/** What is asked for; without a field it does not matter. */
export type AuditLogAsked = Omit<NonNullable<CallOf<'listAuditLog'>['query']>, 'after'>;

/**
 * What staff did, the newest first, some at a time.
 * @param after the entry after which they begin; null: the newest
 */
export function useAuditLog(asked: AuditLogAsked, after: number | null) {
  const api = useApi();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: ['staff-audit-log', tenantId, asked, after],
    queryFn: async ({ signal }) => {
      const query = { ...asked, ...(after !== null && { after: String(after) }) };
      try {
        return (await api.call('listAuditLog', { query }, { signal })).data;
      } catch (failure) {
        endExpired(failure);
        throw failure;
      }
    },
    staleTime: 0,
    networkMode: 'always',
  });
}

/** Where the same is as a file; the session opens it. */
export function auditLogFileUrl(asked: AuditLogAsked): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked))
    if (value !== undefined) query.set(name, value);
  return `${env.apiUrl}${auditLogFilePath}?${query}`;
}
