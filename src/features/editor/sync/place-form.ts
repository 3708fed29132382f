import type { ConfigDraft } from '#schemas/api/site-config.ts';
import {
  changesBetween,
  isSameValue,
  type ChangePath,
  type ConfigChange,
} from '#schemas/config/changes.ts';
import { overridesBetween, withOverrides } from '#schemas/config/overrides.ts';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import type { SiteConfig } from '#schemas/config/site.ts';

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
  /** Written by a later program: it may be shown, but not written back. */
  isFromFuture: boolean;
};

export function readDraft(draft: ConfigDraft): ReadDraft {
  const place = draft.restaurant_id;
  const site = readSiteConfig(draft.site).config;
  const read = readSiteConfig(place === null ? draft.document : draft.site);
  const published = readSiteConfig(draft.published.document).config;
  return {
    place,
    revision: draft.revision,
    document: place === null ? read.config : withOverrides(site, draft.document).config,
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
  { place, site, document }: Pick<ReadDraft, 'place' | 'site' | 'document'>,
  next: SiteConfig,
): DraftChange[] {
  if (place === null) {
    return changesBetween(document, next).map((sent) => ({ path: sent.path, sent }));
  }
  const [before, after] = [overridesBetween(site, document), overridesBetween(site, next)];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => {
    const isThere = Object.hasOwn(after, key);
    if (isThere && Object.hasOwn(before, key) && isSameValue(before[key], after[key])) return [];
    const sent = { path: [key], ...(isThere && { value: after[key] }) };
    return [{ path: key.split('/'), sent }];
  });
}
