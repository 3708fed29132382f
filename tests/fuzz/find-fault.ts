import { failures, type FailureCode } from '#schemas/api/failures.ts';
import { errorReply } from '#schemas/api/wire.ts';
import type { DrawnCall } from './draw-calls.ts';
import type { Answer } from './send-call.ts';

/**
 * What only a programmer understands: words of the schema library, names of types, places in the
 * request, names of its fields and headers.
 */
const jargon =
  /\b(?:invalid|expected|received|undefined|null|NaN|string|boolean|object|array|integer|enum|regex|pattern|JSON|schema|Idempotency-Key|If-Match|Content-\w+)\b|[<>]=|\b(?:body|query|params|headers)\.|[a-z]_[a-z]/i;

/** The specification's own words, to the letter. */
const specified = new Set(['Invalid coupon code']);

/** Whether a sentence is one for people; what the caller wrote themselves may be quoted in it. */
export const isForPeople = (sentence: string): boolean =>
  specified.has(sentence) ||
  (/\S/.test(sentence) && !jargon.test(sentence.replaceAll(/'[^']*'|“[^”]*”|‘[^’]*’/g, '')));

const isCode = (code: string): code is FailureCode => Object.hasOwn(failures, code);

/** What is wrong with an answer by the contract, in words; null where nothing is. */
export function findFault(call: DrawnCall, answer: Answer): string | null {
  const { status, headers, text } = answer;
  if (status >= 500) return `answered ${status}: ${text}`;
  if (status < 400 || call.method === 'HEAD') return null;
  const isApi = /^\/api(?:[/?]|$)/.test(call.path);
  if (!isApi && !headers['content-type']?.startsWith('application/json')) {
    return headers['content-type']?.startsWith('text/html')
      ? null
      : `answered ${status} with no page`;
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return `answered ${status} with what is no JSON: ${text}`;
  }
  const parsed = errorReply.safeParse(body);
  if (!parsed.success) return `answered ${status} in another shape: ${text}`;
  const { error, code, problems = [] } = parsed.data;
  const statuses: readonly number[] = isCode(code) ? failures[code].status : [];
  if (!statuses.includes(status)) return `${code} does not come with ${status}`;
  const unfit = [error, ...problems.map(({ message }) => message)].find((one) => !isForPeople(one));
  if (unfit !== undefined) return `says '${unfit}'`;
  if (!specified.has(error) && !/^\P{Ll}.*[.!?”]$/su.test(error))
    return `'${error}' is no whole sentence`;
  return problems.some(({ path }) => path === '') ? 'names a problem without its place' : null;
}
