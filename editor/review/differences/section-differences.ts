import { isSameValue } from '#schemas/config/changes.ts';
import { sectionPath } from '#schemas/config/home-kinds.ts';
import { kindOfSection } from '#schemas/config/read-section.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { nameOfSection } from '../../core/sections/section-names.ts';
import { placeOfWhen, whenOf } from '../../core/sections/section-when.ts';
import { formatWhen } from '../../core/sections/format-when.ts';
import type { Difference } from './difference.ts';
import { moved } from './list-lines.ts';

/** Sections that came and went, are shown or hidden, and stand in another order. */
export function sectionDifferences(before: SiteConfig, after: SiteConfig): Difference[] {
  return [
    ...furtherIds(after, before).map((id) => section(after, id, 'came')),
    ...furtherIds(before, after).map((id) => section(before, id, 'went')),
    ...shownDifferences(before, after),
    ...whenDifferences(before, after),
    ...orderDifference(before, after),
  ];
}

/** Ids of the sections that one document has and the other has not. */
const furtherIds = (one: SiteConfig, other: SiteConfig): string[] =>
  Object.keys(one.sections).filter((id) => !Object.hasOwn(other.sections, id));

const section = (config: SiteConfig, id: string, kind: 'came' | 'went'): Difference => ({
  key: `section ${id}`,
  group: sectionPath(id),
  groupLabel: nameOfSection(config, id),
  label: kind === 'came' ? 'Section added' : 'Section removed',
  field: undefined,
  place: { kind: 'section', id },
  view: { kind },
});

const isShown = ({ layout }: SiteConfig, id: string): boolean =>
  layout.home.some((entry) => entry.id === id && !entry.hidden);

const words = (isOn: boolean) => (isOn ? 'Shown' : 'Hidden');

function shownDifferences(before: SiteConfig, after: SiteConfig): Difference[] {
  const ids = new Set([...before.layout.home, ...after.layout.home].map(({ id }) => id));
  return [...ids]
    .filter(
      (id) => kindOfSection(before, id) !== undefined && kindOfSection(after, id) !== undefined,
    )
    .filter((id) => isShown(before, id) !== isShown(after, id))
    .map((id) => ({
      key: `shown ${id}`,
      group: sectionPath(id),
      groupLabel: nameOfSection(after, id),
      label: 'On the home page',
      field: undefined,
      place: { kind: 'shown', id },
      view: {
        kind: 'words',
        before: words(isShown(before, id)),
        after: words(isShown(after, id)),
      },
    }));
}

const whenWords = (config: SiteConfig, id: string): string =>
  formatWhen(whenOf(config, id)) || 'Always';

/** Sections that both have and show at other times, or to others, than before. */
function whenDifferences(before: SiteConfig, after: SiteConfig): Difference[] {
  return commonOrder(after, before)
    .filter((id) => kindOfSection(before, id) && kindOfSection(after, id))
    .filter((id) => !isSameValue(whenOf(before, id), whenOf(after, id)))
    .map((id) => ({
      key: `when ${id}`,
      group: sectionPath(id),
      groupLabel: nameOfSection(after, id),
      label: 'When it is shown',
      field: placeOfWhen(after, id)?.join('.'),
      place: { kind: 'when', id },
      view: { kind: 'words', before: whenWords(before, id), after: whenWords(after, id) },
    }));
}

/** Ids that both documents place, as one of them orders them. */
export function commonOrder(one: SiteConfig, other: SiteConfig): string[] {
  const placed = new Set(other.layout.home.map(({ id }) => id));
  return [...new Set(one.layout.home.map(({ id }) => id))].filter((id) => placed.has(id));
}

function orderDifference(before: SiteConfig, after: SiteConfig): Difference[] {
  const [old, next] = [commonOrder(before, after), commonOrder(after, before)];
  if (old.every((id, index) => id === next[index])) return [];
  const isSeen = (id: string) => isShown(before, id) || isShown(after, id);
  const [seenBefore, seenAfter] = [old.filter(isSeen), next.filter(isSeen)];
  return [
    {
      key: 'order',
      group: 'layout',
      groupLabel: 'Home page',
      label: 'Order of the sections',
      field: undefined,
      place: { kind: 'order' },
      view: {
        kind: 'order',
        moves: moved(seenBefore, seenAfter).map((id) => ({
          name: nameOfSection(after, id),
          from: seenBefore.indexOf(id) + 1,
          to: seenAfter.indexOf(id) + 1,
        })),
      },
    },
  ];
}
