import { ApiError } from '../errors/api-error.ts';

/** The refusal of a change that does not prove that our own page sent it. */
export const xsrfMismatch = (): ApiError =>
  new ApiError(
    403,
    'xsrf_mismatch',
    'This page is out of date. Load it again and repeat what you did.',
  );
