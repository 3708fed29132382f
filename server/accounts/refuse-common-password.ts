import { ApiError } from '../errors/api-error.ts';
import { isCommonPassword } from '../identity/common-password.ts';

/**
 * @param own names of the account, which make no password
 * @throws ApiError 422 `common_password`.
 */
export function refuseCommonPassword(password: string, own: readonly string[]): void {
  if (!isCommonPassword(password, own)) return;
  const message = 'This password is easy to guess. Take a few words that do not belong together.';
  throw new ApiError(422, 'common_password', message, {
    problems: [{ path: 'body.password', code: 'common_password', message }],
  });
}
