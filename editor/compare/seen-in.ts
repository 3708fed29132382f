import { basePaths } from '#schemas/config/home-kinds.ts';
import type { ComparedPart } from './compared-part.ts';

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
export function seenIn(group: string): Pick<ComparedPart, 'kind' | 'section'> {
  if (lookGroups.has(group)) return { kind: 'look', section: group };
  if (group === 'layout') return { kind: 'order', section: group };
  const base = Object.entries(basePaths).find(([, path]) => path === group)?.[0];
  const further = group.startsWith('sections.') ? group.slice('sections.'.length) : undefined;
  const section = base ?? further ?? framing.get(group);
  return section === undefined ? { kind: 'words', section: group } : { kind: 'drawn', section };
}
