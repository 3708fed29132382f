import { ApiError } from './api-error.ts';

/** Refuses what is no amount of the currency, at its place in the request. */
export function invalidAmount(path: string): ApiError {
  return new ApiError(400, 'invalid_request', ({ fields }) => fields.check(fields.amount), {
    problems: [{ path, code: 'invalid_amount', message: ({ fields }) => fields.amount }],
  });
}
