import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount, useStores } from '#ui/stores/stores.tsx';
import { ApiFailure, useApi, type Api } from '#ui/api/client.ts';

type Part = 'profile' | 'addresses' | 'sessions' | 'passkeys' | 'connections';

/** Of one user: who signs in next in this browser sees nothing of it. */
function useOwnKey(): (part: Part) => readonly unknown[] {
  const { tenantId } = useStores();
  const userId = useAccount(({ user }) => user?.id ?? null);
  return (part) => ['user', tenantId, userId, part];
}

/** Asks for a part of what is one's own. */
export function useOwn<T>(
  part: Part,
  read: (api: Api, signal: AbortSignal) => Promise<{ data: T }>,
) {
  const api = useApi();
  const keyOf = useOwnKey();
  return useQuery<T>({
    queryKey: keyOf(part),
    queryFn: async ({ signal }) => (await read(api, signal)).data,
    // Another browser may have changed it.
    staleTime: 0,
  });
}

/** A change of what is one's own; what it concerns is asked for anew, done or not. */
export function useOwnChange<T, R>(
  name: string,
  part: Part,
  change: (api: Api, input: T) => Promise<R>,
) {
  const api = useApi();
  const client = useQueryClient();
  const keyOf = useOwnKey();
  return useMutation<R, Error, T>({
    mutationKey: [name],
    networkMode: 'always',
    // Not for a while: a password may be part of it.
    gcTime: 0,
    mutationFn: (input) => change(api, input),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(part) }),
  });
}

/** Waits for a call; its refusal with this code is as good as its reply. */
export const ignoring = async (code: string, call: Promise<unknown>): Promise<void> => {
  await call.catch((failure: unknown) => {
    if (!(failure instanceof ApiFailure) || failure.code !== code) throw failure;
  });
};
