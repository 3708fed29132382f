import type { FailureCode, StatusOf } from '#schemas/api/failures.ts';
import type { Problem } from '#schemas/api/wire.ts';

type Extra = { problems?: Problem[]; [field: string]: unknown };

class Refusal extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: FailureCode,
    sentence: string,
    readonly extra: Extra = {},
  ) {
    super(sentence);
  }
}

/**
 * A refusal that the caller receives: a status and a code that schemas/api/failures.ts has
 * together, a sentence for people, and what the contract's `failures` add (requirements, Errors).
 */
export type ApiError = Refusal;
type ApiErrorConstructor = {
  new <C extends FailureCode>(
    status: StatusOf<C>,
    code: C,
    sentence: string,
    extra?: Extra,
  ): ApiError;
  readonly prototype: ApiError;
};
export const ApiError: ApiErrorConstructor = Refusal;
