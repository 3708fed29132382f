import { basePaths } from '#schemas/config/home-kinds.ts';

/** The part of the page in which a group of settings is seen. */
export type SeenIn = {
  /** How it is shown: the look of the whole page, its order, one part of it, or only in words. */
  kind: 'look' | 'order' | 'drawn' | 'words';
  /** What `DesignsPort` draws: id of a section, or a part around them. */
  section: string;
};

/** Groups that are seen in the whole page at once. */
const lookGroups = new Set(['colors', 'theme']);

/** Groups beside the sections, by what shows them; a business is written in the footer. */
const framing = new Map([
  ['topOfferBanner', 'topOfferBanner'],
  ['header', 'header'],
  ['footer', 'footer'],
  ['general', 'footer'],
]);

/** In which part of the page a group of settings is seen; in words alone where in none. */
export function seenIn(group: string): SeenIn {
  if (lookGroups.has(group)) return { kind: 'look', section: group };
  if (group === 'layout') return { kind: 'order', section: group };
  const base = Object.entries(basePaths).find(([, path]) => path === group)?.[0];
  const further = group.startsWith('sections.') ? group.slice('sections.'.length) : undefined;
  const section = base ?? further ?? framing.get(group);
  return section === undefined ? { kind: 'words', section: group } : { kind: 'drawn', section };
}
