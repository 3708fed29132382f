import type { Sentence } from '#schemas/messages/sentence.ts';
import { ApiError } from '../errors/api-error.ts';
import { isCommonPassword } from '../identity/common-password.ts';

const easyToGuess: Sentence = ({ account }) => account.commonPassword;

/**
 * @param own names of the account, which make no password
 * @throws ApiError 422 `common_password`.
 */
export function refuseCommonPassword(password: string, own: readonly string[]): void {
  if (!isCommonPassword(password, own)) return;
  throw new ApiError(422, 'common_password', easyToGuess, {
    problems: [{ path: 'body.password', code: 'common_password', message: easyToGuess }],
  });
}
