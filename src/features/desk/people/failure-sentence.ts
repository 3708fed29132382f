import { ApiFailure } from '#src/api/client.ts';

/** Why a change was not made: the server's own sentence where it gave one. */
export const failureSentence = (failure: Error | null, unreached: string): string | null => {
  if (failure === null) return null;
  return failure instanceof ApiFailure && failure.status > 0 ? failure.message : unreached;
};
