import { ApiError } from './api-error.ts';

/** Refuses what is no amount of the currency, at its place in the request. */
export function invalidAmount(path: string): ApiError {
  const message = 'Write an amount of money such as 12.50.';
  return new ApiError(400, 'invalid_request', `Please check what you sent. ${message}`, {
    problems: [{ path, code: 'invalid_amount', message }],
  });
}
