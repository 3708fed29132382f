import type { FailureCode } from '../../api/failures.ts';
import type { FailureTexts } from '../../messages/en-failures.ts';

/** The part of the catalogue that a line's problems are worded by; the storefront has it too. */
export type LineTexts = Pick<FailureTexts, 'lines'>;

export type LineSentence = (say: LineTexts) => string;

/** A reason why a line cannot be ordered as it is, before it is known in which language it is read. */
export type LineProblem = { path: string; code: FailureCode; message: LineSentence };
