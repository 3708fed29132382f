import type { FailureCode } from '../../api/failures.ts';
import type { Problem } from '../../api/wire.ts';
import type { Sentence } from '../../messages/sentence.ts';

/** A problem before it is known in which language it is read. */
export type FoundProblem = Omit<Problem, 'message'> & { message: Sentence };

/** A problem that a call may fail with: then its code is the call's. */
export type RefusalProblem = FoundProblem & { code: FailureCode };
