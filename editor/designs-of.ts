import { homeSections } from '#schemas/config/layout.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { LazyPart } from '#variants/lazy-part.tsx';
import { sectionPart, type SectionKind } from '#variants/registry.ts';
import { sectionPaths } from './section-paths.ts';
import { valueAt } from './value-at.ts';

type Design = Pick<LazyPart<never>, 'preload'>;

/** The designs that a site with this configuration draws. */
function designsOf(config: SiteConfig): Design[] {
  const hidden = new Set(config.layout.home.filter((it) => it.hidden).map((it) => it.id));
  const home = homeSections.filter((id) => !hidden.has(id));
  const kinds: SectionKind[] = [...home, 'footer', 'topOfferBanner'];
  return kinds.map((kind) =>
    sectionPart(kind, String(valueAt(config, [...sectionPaths[kind], 'variant']))),
  );
}

/**
 * What has to be loaded before one configuration may take another's place, so that the page goes
 * from design to design without a spinner between.
 */
export function designsToLoad(from: SiteConfig, to: SiteConfig): Design[] {
  if (from === to) return [];
  const present = new Set(designsOf(from));
  return designsOf(to).filter((design) => !present.has(design));
}
