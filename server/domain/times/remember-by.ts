import { LRUCache } from 'lru-cache';

/** Days, zones and lengths that are asked for of one object at a time. */
const mostKeys = 16;

/**
 * Remembers what was worked out from an object, by a key, for as long as the object lives. The object
 * must not change; hours that were read are another object once their restaurant has another version.
 */
export function rememberBy<Value extends object>(): (
  source: object,
  key: string,
  workOut: () => Value,
) => Value {
  const bySource = new WeakMap<object, LRUCache<string, Value>>();
  return (source, key, workOut) => {
    const known = bySource.get(source) ?? new LRUCache<string, Value>({ max: mostKeys });
    bySource.set(source, known);
    const found = known.get(key);
    if (found) return found;
    const value = workOut();
    known.set(key, value);
    return value;
  };
}
