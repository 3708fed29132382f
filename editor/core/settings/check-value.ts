import { z } from 'zod';
import type { DescribedSchema } from '#schemas/config/fields/field.ts';

const nothing = 'This cannot be used here.';

/** Why a value cannot be used, in a sentence for the owner; null where it can. */
export function checkValue(schema: DescribedSchema, value: unknown): string | null {
  const result = z.safeParse(schema, value, { error: sentenceFor });
  return result.success ? null : (result.error.issues[0]?.message ?? nothing);
}

/** Where a schema wrote a sentence of its own, zod uses that one instead. */
function sentenceFor(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'too_small':
      return `At least ${issue.minimum}${unitOf(issue.origin)}.`;
    case 'too_big':
      return `At most ${issue.maximum}${unitOf(issue.origin)}.`;
    case 'invalid_type':
      return issue.expected === 'int' ? 'Write a whole number.' : nothing;
    case 'invalid_union':
      return issue.errors.flat().at(-1)?.message ?? nothing;
    default:
      return nothing;
  }
}

const unitOf = (origin: string) =>
  origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '';
