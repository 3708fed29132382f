import { PasskeyFailure } from './ask-passkey.ts';
import { ApiFailure } from './client.ts';

/** Why a change was not made: the server's own sentence where it gave one, or the browser's reason. */
export const failureSentence = (failure: Error | null, unreached: string): string | null => {
  if (failure === null) return null;
  const isTold =
    failure instanceof PasskeyFailure || (failure instanceof ApiFailure && failure.status > 0);
  return isTold ? failure.message : unreached;
};
