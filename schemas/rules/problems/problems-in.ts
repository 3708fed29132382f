import type { FoundProblem } from './found-problem.ts';
import type { Problem } from '../../api/wire.ts';
import type { FailureTexts } from '../../messages/en-failures.ts';
import { sentenceIn } from '../../messages/sentence.ts';

/** Problems as they are answered to who reads the language of a catalogue. */
export const problemsIn = (texts: FailureTexts, problems: readonly FoundProblem[]): Problem[] =>
  problems.map((problem) => ({ ...problem, message: sentenceIn(texts, problem.message) }));
