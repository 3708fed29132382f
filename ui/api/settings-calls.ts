import { useQueryClient } from '@tanstack/react-query';

/**
 * The calls of a form of settings around its query: a save puts its reply into it, `reload` reads
 * what is saved now.
 * @param call as the contract has it, with the revision that it is made from.
 */
export function useSettingsCalls<T, B>(
  queryKey: readonly unknown[],
  call: (body: B, revision: number) => Promise<{ data: T }>,
) {
  const client = useQueryClient();
  return {
    save: async (body: B, revision: number): Promise<T> => {
      const { data } = await call(body, revision);
      // An answer still on its way may be from before.
      await client.cancelQueries({ queryKey });
      client.setQueryData<T>(queryKey, data);
      return data;
    },
    /** undefined: it could not be read. */
    reload: async (): Promise<T | undefined> => {
      await client.refetchQueries({ queryKey });
      return client.getQueryData<T>(queryKey);
    },
  };
}
