import { sectionPath } from '#schemas/config/home-kinds.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { LazyPart } from '#variants/lazy-part.tsx';
import { registry, sectionPart, type SectionKind } from '#variants/sections/registry.ts';
import { facesOf, type PairOfFaces } from './load-fonts.ts';
import { sectionKindAt } from '../settings/section-paths.ts';
import { valueAt } from '../settings/value-at.ts';

type Design = Pick<LazyPart<never>, 'preload'> | PairOfFaces;

/** Designs loaded here; those on the page are loaded anyway. */
const loaded = new WeakSet<Design>();

/** Loads designs; one that fails is requested again by the page. */
export async function loadDesigns(designs: readonly Design[]): Promise<void> {
  await Promise.allSettled(
    designs.map(async (design) => {
      await design.preload();
      loaded.add(design);
    }),
  );
}

/** Every design that a section can have. */
export const designsOfSection = (kind: SectionKind): Design[] => Object.values(registry[kind]);

/** What has to be loaded before one configuration replaces another, so that no spinner shows. */
export function designsToLoad(from: SiteConfig, to: SiteConfig): Design[] {
  if (from === to) return [];
  const present = new Set(designsIn(from));
  return designsIn(to).filter((design) => !present.has(design) && !loaded.has(design));
}

/** The designs that a site with this configuration draws, and its fonts. */
function designsIn(config: SiteConfig): Design[] {
  const home = config.layout.home
    .filter(({ hidden }) => !hidden)
    .flatMap(({ id }) => designOf(config, sectionPath(id)));
  const framing = [...designOf(config, 'footer'), ...designOf(config, 'topOfferBanner')];
  return [...home, ...framing, facesOf(config.theme.fonts)];
}

function designOf(config: SiteConfig, path: string): Design[] {
  const kind = sectionKindAt(config, path);
  return kind ? [sectionPart(kind, String(valueAt(config, [...path.split('.'), 'variant'])))] : [];
}
