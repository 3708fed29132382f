import { z } from 'zod';
import { contract, type RequestOf } from '#schemas/api/contract.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import type { RouteName } from '#schemas/api/routes.ts';
import type { FoundProblem } from '#schemas/rules/problems/found-problem.ts';
import { sentenceIn } from '#schemas/messages/sentence.ts';
import { ApiError } from '../errors/api-error.ts';
import { checkBody } from './check-body.ts';
import { describeIssues } from './describe-issues.ts';
import { leaveUnworded } from '../errors/issue-message.ts';

const parts = ['params', 'query', 'headers', 'body'] as const;
type Part = (typeof parts)[number];

export type RawRequest = Record<Part, unknown>;

/**
 * Parses what came in by the route's row of the contract.
 * @throws ApiError 400 `invalid_request` with every problem at its place, such as `body.quantity`,
 * or for a body that nobody means (check-body.ts).
 */
export function parseRequest<N extends RouteName>(name: N, raw: RawRequest): RequestOf<N>;
// The overload says what the contract's types guarantee for one row; the loop sees all rows alike.
export function parseRequest(name: RouteName, raw: RawRequest): RawRequest {
  const endpoint: Endpoint = contract[name];
  checkBody(raw.body);
  const problems: FoundProblem[] = [];
  const parsed: RawRequest = {
    params: undefined,
    query: undefined,
    headers: undefined,
    body: undefined,
  };
  for (const part of parts) {
    const schema = endpoint[part];
    if (!schema) continue;
    const result = schema.safeParse(raw[part], { error: leaveUnworded });
    if (result.success) parsed[part] = result.data;
    else problems.push(...describeIssues(result.error.issues, schema, raw[part], part));
  }
  const [first] = problems;
  if (first) {
    throw new ApiError(
      400,
      'invalid_request',
      (say) => say.fields.check(sentenceIn(say, first.message)),
      { problems },
    );
  }
  return parsed;
}

/**
 * Checks a reply against the contract, in development and tests.
 * @throws Error that names every mismatch; the caller gets a 500.
 */
export function checkReply(name: RouteName, reply: unknown): void {
  const endpoint: Endpoint = contract[name];
  const result = endpoint.reply.safeParse(reply);
  if (!result.success) {
    throw new Error(`The reply of ${name} breaks the contract.\n${z.prettifyError(result.error)}`);
  }
}
