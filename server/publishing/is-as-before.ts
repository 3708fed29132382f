import { isSameValue } from '#schemas/config/changes.ts';

/**
 * Whether what is wrong at a place stood there before: an item of a list that this program cannot
 * read is left out of what is drawn, kept as it is, and no reason to refuse what is changed beside
 * it.
 */
export function isAsBefore(before: unknown, after: unknown, path: readonly PropertyKey[]): boolean {
  const [step, ...rest] = path;
  if (step === undefined) return false;
  if (Array.isArray(before) && Array.isArray(after)) {
    const item: unknown = after[Number(step)];
    return item !== undefined && before.some((one) => isSameValue(one, item));
  }
  return isAsBefore(childOf(before, step), childOf(after, step), rest);
}

const childOf = (holder: unknown, step: PropertyKey): unknown =>
  holder instanceof Object && Object.hasOwn(holder, step) ? Reflect.get(holder, step) : undefined;
