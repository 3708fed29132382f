/** What V8 takes besides the contents, in bytes; of 64-bit Node.js, rounded up. */
const perObject = 32;
const perReference = 8;
const perText = 24;
const perEntry = 48;

/**
 * About how many bytes plain data takes in memory: objects, arrays, maps, sets, dates, texts and
 * buffers. What is referred to twice counts once, texts each time; functions and what they hold do
 * not count. For bounds of caches: an order of magnitude that grows with the data, not a measure.
 */
export function memoryOf(value: unknown): number {
  const seen = new Set<object>();
  const waiting: unknown[] = [value];
  let bytes = 0;
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') bytes += perText + next.length;
    if (typeof next === 'number' && !Number.isInteger(next)) bytes += 2 * perReference;
    if (typeof next !== 'object' || next === null || seen.has(next)) continue;
    seen.add(next);
    bytes += perObject;
    if (ArrayBuffer.isView(next)) bytes += next.byteLength;
    else if (Array.isArray(next)) bytes += perReference * next.length;
    else if (next instanceof Map || next instanceof Set) bytes += perEntry * next.size;
    if (ArrayBuffer.isView(next)) continue;
    if (next instanceof Map) waiting.push(...next.keys(), ...next.values());
    else if (Array.isArray(next) || next instanceof Set) for (const one of next) waiting.push(one);
    else {
      const fields = Object.values(next);
      bytes += perReference * fields.length;
      for (const field of fields) waiting.push(field);
    }
  }
  return bytes;
}
