import { isRecord } from '../is-record.ts';
import { migrateSiteConfig, versionOf } from './migrate.ts';
import { setUnknownAside } from './set-aside.ts';
import { setDesignsAside } from './unknown-design.ts';
import { siteConfigSchema, siteConfigVersion, type SiteConfig } from './site.ts';

/** One thing wrong with a stored document, for the editor; `value` is what stood there. */
export type ConfigProblem = {
  path: string;
  message: string;
  value?: unknown;
  /** Nothing is lost: it was set aside for a program that knows it. */
  isKept?: true;
};

type ReadConfig = {
  config: SiteConfig;
  problems: ConfigProblem[];
  /** Written by a later program: it may be shown, but not written back. */
  isFromFuture: boolean;
};

type Json = Record<string, unknown>;

/** Where a schema has no words of its own. */
const unusable = () => 'What stands here cannot be used.';

/**
 * Reads a stored configuration and never fails (requirements, Configuration): unknown keys are
 * kept, a bad value falls back to its default and is reported; sections of unknown kinds and names
 * of unknown designs are set aside.
 */
export function readSiteConfig(stored: unknown): ReadConfig {
  const problems: ConfigProblem[] = [];
  const read: Json = isRecord(stored) ? structuredClone(migrateSiteConfig(stored)) : {};
  const { document: known, moved } = setUnknownAside(read);
  const { document, moved: unknown } = setDesignsAside(known);
  const isKept = true;
  for (const [id, value] of moved) {
    problems.push({ path: `sections.${id}`, message: 'Made by a newer version.', value, isKept });
  }
  for (const { path, name: value } of unknown) {
    problems.push({ path, message: 'This design is not known here.', value, isKept });
  }
  const isFromFuture = versionOf(document) > siteConfigVersion;
  if (stored !== undefined && !isRecord(stored)) {
    problems.push({ path: '', message: 'The stored configuration cannot be read.' });
  }
  for (;;) {
    const parsed = siteConfigSchema.safeParse(document, { error: unusable });
    if (parsed.success) {
      return { config: keepUnknown(document, parsed.data), problems, isFromFuture };
    }
    for (const issue of parsed.error.issues) {
      const value = valueAt(document, issue.path);
      // A place that is empty by now was reported when it was emptied.
      if (value === undefined && problems.length > 0) continue;
      problems.push({ path: issue.path.join('.'), message: issue.message, value });
    }
    // From the last to the first, so that taking an element out of a list moves no other issue's.
    const places = new Map(
      parsed.error.issues.map(({ path }) => [removablePath(document, path).join('.'), path]),
    );
    const removed = [...places.values()].toReversed().map((path) => removeAt(document, path));
    if (!removed.some(Boolean)) {
      return { config: siteConfigSchema.parse({}), problems, isFromFuture };
    }
  }
}

/**
 * The part of an issue's path that goes: a value of an object, or the element of a list. Where a
 * value is missing that cannot be, what should hold it goes.
 */
function removablePath(root: unknown, path: readonly PropertyKey[]): readonly PropertyKey[] {
  let parent: unknown = root;
  for (const [depth, key] of path.entries()) {
    const here = path.slice(0, depth + 1);
    if (Array.isArray(parent)) return here;
    if (!isRecord(parent) || !Object.hasOwn(parent, key)) return path.slice(0, depth);
    parent = parent[String(key)];
  }
  return path;
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (parent, key) =>
      Array.isArray(parent)
        ? parent[Number(key)]
        : isRecord(parent) && Object.hasOwn(parent, key)
          ? parent[String(key)]
          : undefined,
    root,
  );
}

function removeAt(root: unknown, path: readonly PropertyKey[]): boolean {
  const place = removablePath(root, path);
  const key = place.at(-1);
  let parent: unknown = root;
  for (const step of place.slice(0, -1)) {
    parent = isRecord(parent) ? parent[String(step)] : undefined;
  }
  if (Array.isArray(parent)) return parent.splice(Number(key), 1).length > 0;
  const name = String(key);
  if (!isRecord(parent) || !Object.hasOwn(parent, name)) return false;
  // The default of a wrong interval would be a valid one, by which choices expire (specification §5).
  if (name === 'autoClearRestaurantTimeInterval') parent[name] = 0;
  else delete parent[name];
  return true;
}

/** Parsing drops keys this version does not know; they belong to the tenant and go back in. */
function keepUnknown<T>(raw: unknown, parsed: T): T {
  if (Array.isArray(raw) && Array.isArray(parsed)) {
    for (const [index, value] of parsed.entries()) keepUnknown(raw[index], value);
  } else if (isRecord(raw) && isRecord(parsed)) {
    for (const [key, value] of Object.entries(raw)) {
      if (Object.hasOwn(parsed, key)) keepUnknown(value, parsed[key]);
      // Set as a property, this one would change what the object inherits.
      else if (key !== '__proto__') Object.assign(parsed, { [key]: value });
    }
  }
  return parsed;
}
