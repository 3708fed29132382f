import type { z } from 'zod';
import type { ImportProblem } from '../menu/imported-menu.ts';

const kinds: Record<string, string> = {
  array: 'a list',
  object: 'an object',
  string: 'a text',
  number: 'a number',
};

/** For what the schema itself has no words. */
export function plainLabels(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.input === undefined) return 'is missing';
  return `should be ${kinds[issue.expected] ?? issue.expected}`;
}

/**
 * What a schema complains of, with its place in the file.
 * @param part of the file that the schema was asked of
 */
export function describeIssue(issue: z.core.$ZodIssue, part = ''): ImportProblem {
  const path = issue.path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
  const place = `${part}${part !== '' && path !== '' && !path.startsWith('[') ? '.' : ''}${path}`;
  return { place: place || 'the file', message: issue.message };
}
