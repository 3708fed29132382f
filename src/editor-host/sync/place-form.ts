import type { ConfigDraft } from '#schemas/api/site-config.ts';
import {
  applyChanges,
  changesBetween,
  isSameValue,
  type ChangePath,
  type ConfigChange,
} from '#schemas/config/changes.ts';
import { changesToStored, leftOutOf, putBack, type LeftOut } from '#schemas/config/left-out.ts';
import { migrateSiteConfig } from '#schemas/config/migrate.ts';
import { overridesBetween, withOverrides, type Overrides } from '#schemas/config/overrides.ts';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { isUnknownDesign } from '#schemas/config/unknown-design.ts';
import { placeAt } from './merge-draft.ts';

/** The server's draft as whole documents, as a page shows them. */
export type ReadDraft = {
  place: number | null;
  revision: number;
  /** What the server has: the draft, over the site where it is a restaurant's. */
  document: SiteConfig;
  published: SiteConfig;
  publishedVersion: number;
  /** The published site, below a restaurant's overrides. */
  site: SiteConfig;
  locks: readonly string[];
  updatedBy: string | null;
  /** Of the lists as they are stored, what could not be read. */
  leftOut: readonly LeftOut[];
  /** Written by a later program: it may be shown, but not written back. */
  isFromFuture: boolean;
};

export function readDraft(draft: ConfigDraft): ReadDraft {
  const place = draft.restaurant_id;
  const site = readSiteConfig(draft.site).config;
  const read = readSiteConfig(place === null ? draft.document : draft.site);
  const published = readSiteConfig(draft.published.document).config;
  const document = place === null ? read.config : withOverrides(site, draft.document).config;
  const stored =
    place === null
      ? migrateSiteConfig(draft.document)
      : applyChanges(site, changesOf(draft.document)).document;
  return {
    place,
    revision: draft.revision,
    document,
    leftOut: leftOutOf(stored, document),
    published: place === null ? published : withOverrides(site, draft.published.document).config,
    publishedVersion: draft.published.version,
    site: place === null ? published : site,
    locks: draft.locks,
    updatedBy: draft.updated_by,
    isFromFuture: read.isFromFuture,
  };
}

/** A setting that differs: where it stands in the document, and how the server is told. */
export type DraftChange = { path: ChangePath; sent: ConfigChange };

/** What the server has to be told to have the document; of a restaurant, overrides by their keys. */
export function draftChanges(
  { place, site, document, leftOut }: Pick<ReadDraft, 'place' | 'site' | 'document' | 'leftOut'>,
  next: SiteConfig,
): DraftChange[] {
  if (place === null) {
    const changes = changesBetween(document, next);
    return withDesigns(changesToStored(changes, next, leftOut), next).map((sent) => ({
      path: sent.path,
      sent,
    }));
  }
  const [before, after] = [overridesBetween(site, document), overridesBetween(site, next)];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = keys.filter((key) => !isSameSetting(before, after, key));
  return [...new Set([...changed, ...changed.flatMap(designOf(after))])].map((key) => {
    const path = key.split('/');
    const isThere = Object.hasOwn(after, key);
    const sent = { path: [key], ...(isThere && { value: putBack(after[key], path, leftOut) }) };
    return { path, sent };
  });
}

const isSameSetting = (a: Overrides, b: Overrides, key: string): boolean =>
  Object.hasOwn(a, key) === Object.hasOwn(b, key) && isSameValue(a[key], b[key]);

const changesOf = (overrides: ConfigDraft['document']): ConfigChange[] =>
  Object.entries(overrides).map(([key, value]) => ({ path: key.split('/'), value }));

/**
 * Where the name of an unknown design goes, the design that was chosen is told in any case: a
 * server that knows that name has it in the design's own place (schemas/config/unknown-design.ts).
 */
function withDesigns(changes: readonly ConfigChange[], next: SiteConfig): ConfigChange[] {
  const chosen = changes.flatMap(({ path, ...to }) => {
    if ('value' in to || !isUnknownDesign(path.at(-1))) return [];
    const place = [...path.slice(0, -1), 'variant'];
    const { isThere, value } = placeAt(next, place);
    const isTold = changes.some((change) => isSameValue(change.path, place));
    return isThere && !isTold ? [{ path: place, value }] : [];
  });
  return [...changes, ...chosen];
}

/** The same of a restaurant's own settings, by their keys. */
const designOf = (after: Overrides) => (key: string) => {
  const steps = key.split('/');
  const isGone = isUnknownDesign(steps.at(-1)) && !Object.hasOwn(after, key);
  return isGone ? [[...steps.slice(0, -1), 'variant'].join('/')] : [];
};
