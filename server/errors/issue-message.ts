import type { z } from 'zod';
import { enFailures, type FailureTexts } from '#schemas/messages/en-failures.ts';
import type { Sentence } from '#schemas/messages/sentence.ts';

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;
type FieldTexts = FailureTexts['fields'];

/** Stands in an issue's message where its schema words nothing itself. */
const unworded = '';

/** Leaves to `issueSentence` what is said of an issue; what a schema words itself stays. */
export const leaveUnworded = (): string => unworded;

/**
 * What zod found, as a sentence for people (requirements, Errors); the problem's path says where.
 * What a schema words itself is said as it is, or as the language's catalogue has it.
 */
export function issueSentence(issue: Issue): Sentence {
  const { message } = issue;
  if (message === unworded) return ({ fields }) => textOf(issue, fields);
  return ({ language, fields }) => {
    const known: Readonly<Record<string, string>> = fields.ofSchemas;
    return known[message] ?? (language === 'en' ? asSentence(message) : fields.unclear);
  };
}

/** The same for staff. */
export const issueMessage = (issue: RawIssue): string => textOf(issue, enFailures.fields);

/** With its full stop: schemas word what a form shows beside a field, where none is needed. */
export const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

function textOf(issue: Issue | RawIssue, texts: FieldTexts): string {
  if (issue.code === 'invalid_type') return textFor(issue.expected, texts.kinds, texts);
  if (issue.code === 'invalid_format') return textFor(issue.format, texts.formats, texts);
  if (issue.code === 'unrecognized_keys') return texts.unknownField;
  if (issue.code === 'invalid_value') return texts.notAChoice;
  if (issue.code === 'too_small') return bound('least', issue.minimum, issue, texts);
  if (issue.code === 'too_big') return bound('most', issue.maximum, issue, texts);
  return texts.unclear;
}

const textFor = (key: string, texts: Readonly<Record<string, string>>, all: FieldTexts): string =>
  texts[key] ?? all.unclear;

function bound(
  side: 'least' | 'most',
  amount: number | bigint,
  { origin, exact = false }: { origin: string; exact?: boolean | undefined },
  { bounds, empty }: FieldTexts,
): string {
  const kind = exact ? 'exactly' : side;
  if (origin === 'string') {
    return kind === 'least' && amount === 1 ? empty : bounds.text[kind](String(amount));
  }
  return (origin === 'array' ? bounds.list : bounds.value)[kind](String(amount));
}
