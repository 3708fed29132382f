import type { FailureCode, StatusOf } from '#schemas/api/failures.ts';
import type { FoundProblem } from '#schemas/rules/problems/found-problem.ts';
import { type Sentence, sentenceIn } from '#schemas/messages/sentence.ts';
import { failureTexts } from '#schemas/messages/failure-texts.ts';

type Extra = { problems?: FoundProblem[]; [field: string]: unknown };

class Refusal extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: FailureCode,
    readonly sentence: Sentence,
    readonly extra: Extra = {},
  ) {
    // For logs, which are in English; who asked is answered in their own language.
    super(sentenceIn(failureTexts.en, sentence));
  }
}

/**
 * A refusal that the caller receives: a status and a code that schemas/api/failures.ts has
 * together, a sentence for people, and what the contract's `failures` add (requirements, Errors).
 * Sentence and problems are put into the language of the request where it is answered
 * (http/error-replies.ts); `message` is the English one.
 */
export type ApiError = Refusal;
type ApiErrorConstructor = {
  new <C extends FailureCode>(
    status: StatusOf<C>,
    code: C,
    sentence: Sentence,
    extra?: Extra,
  ): ApiError;
  readonly prototype: ApiError;
};
export const ApiError: ApiErrorConstructor = Refusal;
