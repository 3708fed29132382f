import type { z } from 'zod';

type RawIssue = z.core.$ZodRawIssue;

const kinds: Record<string, string> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  array: 'a list',
  object: 'an object',
  boolean: 'true or false',
};

const formats: Record<string, string> = {
  email: 'an email address',
  uuid: 'an id that the server gave',
  date: 'a date like 2026-11-30',
};

/**
 * What zod found, in words that complete 'quantity …' (requirements, Errors: sentences for people).
 * What a schema words itself stays as it is.
 */
export function issueMessage(issue: RawIssue): string | undefined {
  if (issue.code === 'invalid_type') return mustBe(kinds[issue.expected]);
  if (issue.code === 'invalid_format') return mustBe(formats[issue.format]);
  if (issue.code === 'invalid_value') return mustBe(issue.values.map(String).join(' or '));
  if (issue.code === 'invalid_union') return 'has a form that is not understood';
  if (issue.code === 'too_small') return `must ${bound('at least', issue.minimum, issue)}`;
  if (issue.code === 'too_big') return `must ${bound('at most', issue.maximum, issue)}`;
  return undefined;
}

const mustBe = (what: string | undefined) => (what === undefined ? undefined : `must be ${what}`);

function bound(
  least: 'at least' | 'at most',
  amount: number | bigint,
  { origin, exact = false }: { origin: string; exact?: boolean | undefined },
): string {
  const many = exact ? `exactly ${amount}` : `${least} ${amount}`;
  if (origin === 'string')
    return many === 'at least 1' ? 'not be empty' : `have ${many} characters`;
  return origin === 'array' ? `have ${many} entries` : `be ${many}`;
}
