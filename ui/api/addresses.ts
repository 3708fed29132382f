import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AddressSuggestion, SuggestedAddress } from '#schemas/api/addresses.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { ApiFailure, useApi } from './client.ts';

type Search = {
  /** Near which addresses come first; null: none is looked for. */
  restaurantId: number | null;
  /** What is typed; null: nothing is looked for. */
  text: string | null;
  /** Of one writer's search. */
  session: string;
};

type Found = { suggestions: readonly AddressSuggestion[]; attribution: string | null };

const nothing: Found = { suggestions: [], attribution: null };

/**
 * What an address that is being typed may become. No answer is none: nothing is tried again, and
 * nothing is said, for whoever types goes on typing.
 */
export function useAddressSuggestions({ restaurantId, text, session }: Search): Found {
  const api = useApi();
  const { tenantId } = useStores();
  const { data } = useQuery({
    queryKey: ['address-suggestions', tenantId, restaurantId, text],
    enabled: text !== null && restaurantId !== null,
    retry: false,
    staleTime: minuteMs,
    gcTime: minuteMs,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Found> => {
      const query = { restaurant_id: String(restaurantId), session, query: text ?? '' };
      try {
        return (await api.call('suggestAddresses', { query }, { signal })).data;
      } catch (failure) {
        if (failure instanceof ApiFailure && !signal.aborted) return nothing;
        throw failure;
      }
    },
  });
  return (text !== null && data) || nothing;
}

/** Asks for the address of a suggestion; null where no answer comes. */
export function useFindSuggested(
  restaurantId: number | null,
): (id: string, session: string) => Promise<SuggestedAddress | null> {
  const api = useApi();
  return useCallback(
    async (id, session) => {
      const query = { restaurant_id: String(restaurantId), session, id };
      try {
        return (await api.call('getSuggestedAddress', { query }, { timeout: patienceMs })).data;
      } catch {
        return null;
      }
    },
    [api, restaurantId],
  );
}

/** In ms: then whoever chose it has begun to write it out. */
const patienceMs = 5000;
