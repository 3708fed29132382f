import type { z } from 'zod';

type RawIssue = z.core.$ZodRawIssue;

const unclear = 'This has a form that is not understood.';

const kinds: Record<string, string> = {
  int: 'This must be a whole number.',
  number: 'This must be a number.',
  string: 'This must be text.',
  array: 'This must be a list.',
  boolean: 'This must be yes or no.',
};

const formats: Record<string, string> = {
  email: 'Write an email address like name@example.com.',
  uuid: 'This is not an id that the server gave.',
  date: 'Write a date like 2026-11-30.',
  datetime: 'Write a date and a time like 2026-11-30T18:30:00Z.',
};

/**
 * What zod found, as a sentence for people (requirements, Errors); the problem's path says where.
 * What a schema words itself stays as it is.
 */
export function issueMessage(issue: RawIssue): string {
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? unclear;
  if (issue.code === 'invalid_format') return formats[issue.format] ?? unclear;
  if (issue.code === 'unrecognized_keys') return 'There is no such field here.';
  if (issue.code === 'invalid_value') return 'This is not one of the choices.';
  if (issue.code === 'too_small') return bound('at least', issue.minimum, issue);
  if (issue.code === 'too_big') return bound('at most', issue.maximum, issue);
  return unclear;
}

function bound(
  least: 'at least' | 'at most',
  amount: number | bigint,
  { origin, exact = false }: { origin: string; exact?: boolean | undefined },
): string {
  const many = exact ? `exactly ${amount}` : `${least} ${amount}`;
  if (origin === 'string') {
    return many === 'at least 1' ? 'Fill this in.' : `Write ${many} characters.`;
  }
  return origin === 'array' ? `This takes ${many} entries.` : `This must be ${many}.`;
}

/** With its full stop: schemas word what a form shows beside a field, where none is needed. */
export const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
