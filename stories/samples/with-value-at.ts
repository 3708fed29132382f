import { isRecord } from '#schemas/is-record.ts';

/** A copy of the document with another value at the end of the path. */
export function withValueAt(root: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const parent = isRecord(root) ? root : {};
  return { ...parent, [key]: withValueAt(parent[key], rest, value) };
}
