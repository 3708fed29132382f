import type { ConfigDraft } from '#schemas/api/site-config.ts';
import {
  applyChanges,
  changesBetween,
  isSameContent,
  isSameValue,
  type ConfigChange,
} from '#schemas/config/changes.ts';
import { contentAt } from '#schemas/config/content-at.ts';
import { changesToStored, leftOutOf, putBack, type LeftOut } from '#schemas/config/left-out.ts';
import { migrateSiteConfig } from '#schemas/config/migrate.ts';
import {
  changesOfOverrides,
  ownChanges,
  settingKey,
  withOverrides,
} from '#schemas/config/overrides.ts';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { isUnknownDesign } from '#schemas/config/unknown-design.ts';

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
      : applyChanges(site, changesOfOverrides(draft.document)).document;
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

/** What makes the server's draft the document; of a restaurant, its settings over the site's. */
export function draftChanges(
  { place, site, document, leftOut }: Pick<ReadDraft, 'place' | 'site' | 'document' | 'leftOut'>,
  next: SiteConfig,
): ConfigChange[] {
  if (place === null) {
    const changes = changesBetween(document, next);
    return withDesigns(changesToStored(changes, next, leftOut), next);
  }
  const [before, after] = [byKey(ownChanges(site, document)), byKey(ownChanges(site, next))];
  const changed = [...after].flatMap(([key, change]) =>
    isSameContent(before.get(key) ?? {}, change) ? [] : [change],
  );
  // What is as the site has it again is no longer the restaurant's own.
  const gone = [...before].flatMap(([key, { path }]) => (after.has(key) ? [] : [{ path }]));
  const own = (design: ConfigChange) => after.get(settingKey(design.path)) ?? design;
  return withDesigns([...changed, ...gone], next, own).map((change) =>
    'value' in change ? { ...change, value: putBack(change.value, change.path, leftOut) } : change,
  );
}

const byKey = (changes: readonly ConfigChange[]) =>
  new Map(changes.map((change) => [settingKey(change.path), change]));

/**
 * Where the name of an unknown design goes, the design that was chosen is sent in any case: a
 * server that knows that name has it in the design's own place (schemas/config/unknown-design.ts).
 * @param sentAs how the choice of a design is sent that is in the document
 */
function withDesigns(
  changes: readonly ConfigChange[],
  next: SiteConfig,
  sentAs = ({ path }: ConfigChange): ConfigChange => ({ path, ...contentAt(next, path) }),
): ConfigChange[] {
  const chosen = changes.flatMap((change) => {
    if ('value' in change || !isUnknownDesign(change.path.at(-1))) return [];
    const path = [...change.path.slice(0, -1), 'variant'];
    const isSent = changes.some((other) => isSameValue(other.path, path));
    return 'value' in contentAt(next, path) && !isSent ? [sentAs({ path })] : [];
  });
  return [...changes, ...chosen];
}
