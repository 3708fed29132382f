import { z } from 'zod';
import type { FoundProblem } from '#schemas/rules/problems/found-problem.ts';
import { issueSentence } from '../errors/issue-message.ts';

type Issue = z.core.$ZodIssue;

/**
 * What zod found, as problems with readable places: `body.modifiers.0.quantity`. Where a body may
 * have one of several shapes, the problems are those of the shape that was meant.
 */
export function describeIssues(
  issues: readonly Issue[],
  schema: z.ZodType,
  input: unknown,
  place: string,
): FoundProblem[] {
  const problems = issues.flatMap((issue) => {
    if (issue.code === 'invalid_union' && issue.path.length === 0 && schema instanceof z.ZodUnion) {
      const meant = meantShape(schema.options, issue.errors, input);
      if (meant) return meant.map((found) => describe(found, input, place));
    }
    return [describe(issue, input, place)];
  });
  // One for each place: what has the wrong type has no length that matters; else the last is the
  // narrowest, 'at most 99' after the largest safe number.
  const narrowest = new Map<string, FoundProblem>();
  for (const problem of problems) {
    if (narrowest.get(problem.path)?.code !== 'invalid_type') narrowest.set(problem.path, problem);
  }
  return [...narrowest.values()];
}

function describe(issue: Issue, input: unknown, place: string): FoundProblem {
  const path = [place, ...issue.path.map(String)].join('.');
  if (issue.code === 'invalid_type' && valueAt(input, issue.path) === undefined) {
    return { path, code: 'required', message: ({ fields }) => fields.missing };
  }
  return { path, code: issue.code, message: issueSentence(issue) };
}

/** The shape most of whose own fields were sent, then the one with the fewest wrong literals. */
function meantShape(
  options: readonly z.core.$ZodType[],
  errors: readonly (readonly Issue[])[],
  input: unknown,
): readonly Issue[] | undefined {
  const sent = new Set(typeof input === 'object' && input !== null ? Object.keys(input) : []);
  const scored = options.map((option, index) => {
    const fields = option instanceof z.ZodObject ? Object.keys(option.shape) : [];
    const found = errors[index] ?? [];
    const known = fields.filter((field) => sent.has(field)).length;
    const wrong = found.filter(({ code }) => code === 'invalid_value').length;
    return { found, known, wrong };
  });
  return scored.toSorted((a, b) => b.known - a.known || a.wrong - b.wrong)[0]?.found;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}
