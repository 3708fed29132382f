import { isBaseSection } from '#schemas/config/home-kinds.ts';
import { kindOfSection } from '#schemas/config/read-section.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Difference } from '../differences/difference.ts';
import { byGroup } from '../differences/differences.ts';
import type { ComparedPart, Standing } from './compared-part.ts';
import { seenIn } from '../differences/seen-in.ts';

const isOfLook = ({ group }: Difference): boolean => seenIn(group).kind === 'look';

/**
 * The differences of two documents by the part of the page that each is seen in, in the order of
 * the page: its look, its order, what stands above the sections, the sections, what stands below
 * them, and at last what no picture shows.
 */
export function comparedParts(
  before: SiteConfig,
  after: SiteConfig,
  differences: readonly Difference[],
): ComparedPart[] {
  const look = differences.filter(isOfLook);
  const rest = differences.filter((one) => !isOfLook(one));
  const ids = mergedOrder(before, after);
  const place = (part: ComparedPart) => placeOf(part, ids);
  const parts = byGroup(rest).map(({ group, label, differences: own }): ComparedPart => {
    const { kind, section } = seenIn(group);
    return {
      key: group,
      kind,
      name: label,
      section,
      standing: {
        before: standingOf(before, section),
        after: standingOf(after, section),
      },
      differences: own,
    };
  });
  return [...lookPart(before, after, look), ...parts.toSorted((a, b) => place(a) - place(b))];
}

/** What both pages show and have alike: it differs in nothing but the look of the whole. */
export function alikeParts(config: SiteConfig, parts: readonly ComparedPart[]): string[] {
  const described = new Set(parts.map(({ section }) => section));
  return [...shownIds(config), 'footer'].filter((id) => !described.has(id));
}

/** Ids of the sections that a home page shows, in order, each once. */
export const shownIds = (config: SiteConfig): string[] => [
  ...new Set(
    config.layout.home
      .filter(({ id, hidden }) => !hidden && kindOfSection(config, id) !== undefined)
      .map(({ id }) => id),
  ),
];

function lookPart(
  before: SiteConfig,
  after: SiteConfig,
  differences: readonly Difference[],
): ComparedPart[] {
  if (differences.length === 0) return [];
  const both = shownIds(after).filter((id) => standingOf(before, id) === 'shown');
  // A hero has most of it: large letters, a picture, a button.
  const [first = 'footer'] = [...both.filter((id) => kindOfSection(after, id) === 'hero'), ...both];
  const standing = { before: 'shown', after: 'shown' } as const;
  const name = 'Look of the page';
  return [{ key: 'look', kind: 'look', name, section: first, standing, differences }];
}

function standingOf(config: SiteConfig, section: string): Standing {
  if (section === 'topOfferBanner')
    return config.topOfferBanner.showTopOfferBanner ? 'shown' : 'hidden';
  if (section === 'header' || section === 'footer') return 'shown';
  if (!isBaseSection(section) && kindOfSection(config, section) === undefined) return 'absent';
  return config.layout.home.some(({ id, hidden }) => id === section && !hidden)
    ? 'shown'
    : 'hidden';
}

/** The later page's order, with what only the earlier one places after what stood before it. */
function mergedOrder(before: SiteConfig, after: SiteConfig): string[] {
  const merged = after.layout.home.map(({ id }) => id);
  let last = -1;
  for (const { id } of before.layout.home) {
    const at = merged.indexOf(id);
    if (at === -1) merged.splice(last + 1, 0, id);
    last = at === -1 ? last + 1 : at;
  }
  return merged;
}

const above = ['layout', 'topOfferBanner', 'header'];

function placeOf({ key, kind, section }: ComparedPart, ids: readonly string[]): number {
  if (kind === 'words') return 4000;
  if (section === 'footer') return key === 'footer' ? 2000 : 3000;
  const at = above.indexOf(section);
  if (at !== -1) return at - above.length;
  const place = ids.indexOf(section);
  return place === -1 ? 1000 : place;
}
