import type { Problem } from '#schemas/api/wire.ts';
import {
  applyChanges,
  isOverlapping,
  positioned,
  type ConfigChange,
} from '#schemas/config/changes.ts';
import { migrateSiteConfig, versionOf } from '#schemas/config/migrate.ts';
import { changesOfOverrides, withOverrides } from '#schemas/config/overrides.ts';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import { siteConfigSchema, siteConfigVersion } from '#schemas/config/site.ts';
import { ApiError } from '../errors/api-error.ts';
import type { StoredDocument } from '../db/schema/site.ts';
import { asSentence, issueMessage } from '../errors/issue-message.ts';
import { fromFuture, isFromFuture } from './complete-site.ts';
import { isAsBefore } from './is-as-before.ts';

/** The largest site and the longest overrides fit many times. */
const mostBytes = 512 * 1024;

export const refused = (problems: Problem[]): ApiError =>
  new ApiError(422, 'refused', problems[0]?.message ?? 'This cannot be saved.', { problems });

const gone = ({ path }: ConfigChange): Problem => ({
  path: path.join('.'),
  code: 'gone',
  message: 'There is no such setting any more.',
});

/** What a site's schema has against a document, setting by setting. */
export function problemsOfSite(document: StoredDocument): (Problem & { at: PropertyKey[] })[] {
  const parsed = siteConfigSchema.safeParse(migrateSiteConfig(document), { error: issueMessage });
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, code, message }) => ({
    at: path,
    path: path.map(String).join('.'),
    code,
    message: asSentence(message),
  }));
}

/** The same of overrides, applied to the site that they belong to. */
export const problemsOfOverrides = (site: StoredDocument, overrides: StoredDocument): Problem[] =>
  withOverrides(readSiteConfig(site).config, overrides).problems.map(
    ({ path, message, isKept }) => ({
      path,
      code: isKept ? 'kept' : 'invalid',
      message: asSentence(message),
    }),
  );

/**
 * A site with changes made. What was wrong before, elsewhere, stays as it is.
 * @throws ApiError 422 for a place that is gone or a value that cannot stand there, 413 for too
 * much of it, 409 where it would be a document from the future.
 */
export function changedSite(
  document: StoredDocument,
  changes: readonly ConfigChange[],
): StoredDocument {
  const changed = applied(document, changes);
  if (isFromFuture(changed)) throw fromFuture();
  const places = changes.map((change) => positioned(changed, change.path));
  const known = new Set(problemsOfSite(document).map(({ path, code }) => `${path} ${code}`));
  const problems = problemsOfSite(changed).filter(({ at, path, code }) => {
    if (isAsBefore(document, changed, at)) return false;
    const place = at.map(String);
    return places.some(
      (changedPlace) =>
        isOverlapping(changedPlace, place) &&
        // What holds the setting may have been wrong already, and this change is not why.
        (place.length >= changedPlace.length || !known.has(`${path} ${code}`)),
    );
  });
  if (versionOf(changed) !== siteConfigVersion) {
    const message = 'The version of the document cannot be changed.';
    problems.push({ at: [], path: 'schemaVersion', code: 'refused', message });
  }
  if (problems.length > 0) throw refused(problems.map(({ at: _at, ...problem }) => problem));
  return changed;
}

/** The same for overrides: each change names one setting by its key. */
export function changedOverrides(
  site: StoredDocument,
  overrides: StoredDocument,
  changes: readonly ConfigChange[],
): StoredDocument {
  const keys = changes.map(keyOf);
  const changed = applied(overrides, changes);
  const touched = keys.map((key) => key.replaceAll('/', '.'));
  const [before, after] = [mergedOver(site, overrides), mergedOver(site, changed)];
  const problems = problemsOfOverrides(site, changed).filter(
    ({ path }) =>
      touched.some((key) => isWithin(path, key) || isWithin(key, path)) &&
      (touched.includes(path) || !isAsBefore(before, after, path.split('.'))),
  );
  if (Object.hasOwn(changed, 'schemaVersion')) {
    const message = 'The version of the document cannot be changed.';
    problems.push({ path: 'schemaVersion', code: 'refused', message });
  }
  if (problems.length > 0) throw refused(problems);
  return changed;
}

/** A restaurant's document as it is stored, unread. */
export const mergedOver = (site: StoredDocument, overrides: StoredDocument): unknown =>
  applyChanges(site, changesOfOverrides(overrides)).document;

const isWithin = (path: string, holder: string) => path === holder || path.startsWith(`${holder}.`);

/** @throws ApiError 422 for a change that reaches into a setting: it is overridden whole. */
export function keyOf({ path }: ConfigChange): string {
  const [key, ...rest] = path;
  if (typeof key === 'string' && rest.length === 0) return key;
  const message = 'A restaurant’s own setting is named by one key, such as colors/primary.';
  throw refused([{ path: path.join('.'), code: 'invalid_key', message }]);
}

function applied(document: StoredDocument, changes: readonly ConfigChange[]): StoredDocument {
  const { document: changed, missed } = applyChanges(document, changes);
  if (missed.length > 0) throw refused(missed.map(gone));
  if (Buffer.byteLength(JSON.stringify(changed)) > mostBytes) {
    const sentence = 'This is more than a site can hold. Please leave something out.';
    throw new ApiError(413, 'document_too_large', sentence);
  }
  return changed;
}
