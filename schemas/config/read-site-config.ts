import { siteConfigSchema, type SiteConfig } from './site.ts';

/** One thing wrong with a stored document, for the editor. */
export type ConfigProblem = { path: string; message: string };

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a stored configuration and never fails (decisions.md, Configuration): unknown keys are
 * kept, a bad value falls back to its default and is reported.
 */
export function readSiteConfig(stored: unknown): { config: SiteConfig; problems: ConfigProblem[] } {
  const problems: ConfigProblem[] = [];
  const document: unknown = isRecord(stored) ? structuredClone(stored) : {};
  if (stored !== undefined && !isRecord(stored)) {
    problems.push({ path: '', message: 'The stored configuration is not an object.' });
  }
  for (;;) {
    const parsed = siteConfigSchema.safeParse(document);
    if (parsed.success) return { config: keepUnknown(document, parsed.data), problems };
    for (const issue of parsed.error.issues) {
      problems.push({ path: issue.path.join('.'), message: issue.message });
    }
    // From the last to the first, so that taking an element out of a list moves no other issue's.
    const places = new Map(
      parsed.error.issues.map(({ path }) => [removablePath(document, path).join('.'), path]),
    );
    const removed = [...places.values()].toReversed().map((path) => removeAt(document, path));
    if (!removed.some(Boolean)) return { config: siteConfigSchema.parse({}), problems };
  }
}

/** The part of an issue's path that goes: a value of an object, or the element of a list. */
function removablePath(root: unknown, path: readonly PropertyKey[]): readonly PropertyKey[] {
  let parent: unknown = root;
  for (const [depth, key] of path.entries()) {
    const here = path.slice(0, depth + 1);
    if (Array.isArray(parent)) return here;
    const child = isRecord(parent) ? parent[String(key)] : undefined;
    if (child === undefined || child === null) return here;
    parent = child;
  }
  return path;
}

function removeAt(root: unknown, path: readonly PropertyKey[]): boolean {
  const place = removablePath(root, path);
  const key = place.at(-1);
  let parent: unknown = root;
  for (const step of place.slice(0, -1)) {
    parent = isRecord(parent) ? parent[String(step)] : undefined;
  }
  if (Array.isArray(parent)) return parent.splice(Number(key), 1).length > 0;
  return isRecord(parent) && key !== undefined && String(key) in parent
    ? delete parent[String(key)]
    : false;
}

/** Parsing drops keys this version does not know; they belong to the tenant and go back in. */
function keepUnknown<T>(raw: unknown, parsed: T): T {
  if (Array.isArray(raw) && Array.isArray(parsed)) {
    for (const [index, value] of parsed.entries()) keepUnknown(raw[index], value);
  } else if (isRecord(raw) && isRecord(parsed)) {
    for (const [key, value] of Object.entries(raw)) {
      if (key in parsed) keepUnknown(value, parsed[key]);
      else Object.assign(parsed, { [key]: value });
    }
  }
  return parsed;
}
