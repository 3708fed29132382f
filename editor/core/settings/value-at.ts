/** Steps from a document to a value in it; a number is a place in a list. */
export type Path = readonly (string | number)[];

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The value at a path, or undefined where the path leads nowhere. */
export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (parent, step) => (isHolder(parent) ? Reflect.get(parent, step) : undefined),
    root,
  );
}

/** Puts a value at a path of a mutable document (immer's draft); does nothing beside the path. */
export function setValueAt(root: unknown, path: Path, value: unknown): void {
  const key = path.at(-1);
  const parent = valueAt(root, path.slice(0, -1));
  if (key !== undefined && isHolder(parent)) Reflect.set(parent, key, value);
}

/** Takes a key of a mutable document away; does nothing beside the path. */
export function deleteValueAt(root: unknown, path: Path): void {
  const key = path.at(-1);
  const parent = valueAt(root, path.slice(0, -1));
  if (key !== undefined && isHolder(parent)) Reflect.deleteProperty(parent, key);
}
