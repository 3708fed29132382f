import { useQueryClient } from '@tanstack/react-query';
import type { ReversibleChange } from '#schemas/config/reversible-changes.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useDesk } from '../../shared/desk-context.ts';

/** A new entry that was sent, as long as no answer said what became of it. */
export type Creation<V> = {
  transactionId: string;
  changes: readonly ReversibleChange[];
  /** What stood in the form. */
  values: V;
};

/**
 * The new entry that a form has sent without an answer, kept as long as the form's draft is.
 * @param key names the form, with its restaurant
 */
export function useCreation<V>(key: string) {
  const client = useQueryClient();
  const { tenantId } = useStores();
  const { member } = useDesk();
  const queryKey = ['menu-creation', tenantId, member.id, key];
  return {
    read: () => client.getQueryData<Creation<V>>(queryKey),
    write: (creation: Creation<V>) => {
      client.setQueryDefaults(queryKey, { gcTime: Infinity });
      client.setQueryData(queryKey, creation);
    },
    drop: () => client.removeQueries({ queryKey }),
  };
}

/** Answers from before anything was looked at: who asks, and how often. */
const unlooked: ReadonlySet<number> = new Set([401, 408, 429]);

/** A change was looked at and not made; of any other failure it is not known. */
export const isRefused = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  failure.status >= 400 &&
  failure.status < 500 &&
  !unlooked.has(failure.status);
