import { ApiError } from '../errors/api-error.ts';

/** Far more than any form of ours; what traverses a value recursively would run out of stack. */
const deepest = 100;
/**
 * What JavaScript asks of an object that it compares or writes as text. JSON that brings them along
 * makes a plain comparison throw, in our code or in a library's.
 */
const conversions = ['toString', 'valueOf'] as const;

/**
 * Looks over a JSON body before anything is done with it.
 * @throws ApiError 400 for a body nested so deeply, or with such names, that nobody means it.
 */
export function checkBody(body: unknown): void {
  if (Buffer.isBuffer(body)) return;
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === deepest) {
      throw new ApiError(400, 'invalid_request', (say) => say.requests.tooDeep);
    }
    level = level.flatMap((value): unknown[] => {
      if (typeof value !== 'object' || value === null) return [];
      if (conversions.some((name) => Object.hasOwn(value, name))) throw unusableName(body);
      return Object.values(value);
    });
  }
}

function unusableName(body: unknown): ApiError {
  const path = pathOfConversion(body, ['body'])?.join('.') ?? 'body';
  return new ApiError(400, 'invalid_request', ({ fields }) => fields.check(fields.unusableName), {
    problems: [{ path, code: 'unusable_name', message: ({ fields }) => fields.unusableName }],
  });
}

function pathOfConversion(value: unknown, path: readonly string[]): readonly string[] | null {
  if (typeof value !== 'object' || value === null) return null;
  const own = conversions.find((name) => Object.hasOwn(value, name));
  if (own !== undefined) return [...path, own];
  for (const [key, inner] of Object.entries(value)) {
    const found = pathOfConversion(inner, [...path, key]);
    if (found) return found;
  }
  return null;
}
