import type { Problem } from '#schemas/api/wire.ts';

type Extra = { problems?: Problem[]; [field: string]: unknown };

/**
 * A refusal that the caller is told of: status, a snake_case code, a sentence for people, and what
 * the contract's `failures` add (requirements, Errors).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status:
      400 | 401 | 402 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 428 | 429 | 501 | 503,
    readonly code: string,
    sentence: string,
    readonly extra: Extra = {},
  ) {
    super(sentence);
  }
}
