import { isRecord } from '#schemas/is-record.ts';

export type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> }
    : T;

/** Keys that would reach an object's prototype. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * A copy of `base` with the values of `partial` written over it: objects merge, everything else,
 * lists too, is replaced; an undefined leaves what is there.
 */
export function deepMerge<T extends object>(base: T, partial: DeepPartial<NoInfer<T>>): T {
  const merged = { ...base };
  for (const [key, value] of Object.entries(partial)) {
    if (forbidden.has(key) || value === undefined) continue;
    const present: unknown = Reflect.get(base, key);
    const next = isRecord(present) && isRecord(value) ? deepMerge(present, value) : value;
    Reflect.set(merged, key, next);
  }
  return merged;
}
