import type { FailureCode } from '#schemas/api/failures.ts';
import { ApiFailure, type Api } from '#ui/api/client.ts';

/**
 * The API whose calls ask first where they are refused with a code, and are made again once that was
 * answered; whoever made one only waits longer. Without an answer it fails as it did.
 */
export function askingApi(api: Api, code: FailureCode, ask: () => Promise<boolean>): Api {
  return {
    follow: api.follow,
    call: async (name, input, options) => {
      try {
        return await api.call(name, input, options);
      } catch (failure) {
        const isAsked = failure instanceof ApiFailure && failure.code === code;
        if (!isAsked || !(await ask())) throw failure;
        return api.call(name, input, options);
      }
    },
  };
}
