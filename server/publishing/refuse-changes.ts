import type { Problem } from '#schemas/api/wire.ts';
import type { ConfigChange } from '#schemas/config/changes.ts';
import { refused } from './check-changes.ts';

/** PostgreSQL takes neither NUL nor half of a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text);

/**
 * Texts that the database cannot keep are reported at their setting, so that the editor leads there and
 * the others are saved.
 * @throws ApiError 422
 */
export function refuseUnstorable(changes: readonly ConfigChange[]): void {
  const message = 'Something in this text cannot be stored. Write it anew.';
  const problems: Problem[] = changes
    .filter(({ path, value }) => ![...path, value].every(holdsStorable))
    .map(({ path }) => ({
      path: path.join('.').replaceAll(/\0|\p{Cs}/gu, '�'),
      code: 'unstorable',
      message,
    }));
  if (problems.length > 0) throw refused(problems);
}

function holdsStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (Array.isArray(value)) return value.every(holdsStorable);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, held]) => isStorable(key) && holdsStorable(held));
}
