import { toVersion2 } from './migrations/to-version-2.ts';
import { siteConfigVersion } from './site.ts';

type Json = Readonly<Record<string, unknown>>;

/** One step from each version to the next; each released version keeps a fixture in the tests. */
const steps: ReadonlyMap<number, (document: Json) => Json> = new Map([[1, toVersion2]]);

/**
 * Version of a stored document; the specification's flat shape (§3) carries none and is the first.
 */
export function versionOf(document: Json): number {
  const { schemaVersion } = document;
  return typeof schemaVersion === 'number' && Number.isInteger(schemaVersion) && schemaVersion > 0
    ? schemaVersion
    : 1;
}

/** Brings a stored document to the present version, step by step; a newer one stays as it is. */
export function migrateSiteConfig(document: Json): Json {
  const version = versionOf(document);
  const step = version < siteConfigVersion ? steps.get(version) : undefined;
  return step ? migrateSiteConfig({ ...step(document), schemaVersion: version + 1 }) : document;
}
