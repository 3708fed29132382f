import { sectionPath } from '#schemas/config/home-kinds.ts';
import { kindOfSection } from '#schemas/config/read-section.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { kindNames } from '../../core/settings/describe-section.ts';

/** A part of the page that is drawn from a group of settings. */
export type PagePart = {
  /** Dotted path of the group: `hero`, `sections.specials`, `footer`. */
  path: string;
  name: string;
  /** Of a section of the home page: its id in `layout.home`. */
  id: string | null;
  root: Element;
};

/**
 * The parts that are on the page now, in their order. A section is the element with its id, header,
 * footer and banner are landmarks; variants carry no marks for the editor.
 */
export function pageParts(page: Document, config: SiteConfig): PagePart[] {
  const main = page.querySelector('main');
  const header = main?.previousElementSibling ?? null;
  const banner = header?.previousElementSibling ?? null;
  const ids = new Set(['menu', ...config.layout.home.map(({ id }) => id)]);
  const sections = [...ids].flatMap((id): PagePart[] => {
    const kind = kindOfSection(config, id);
    const root = page.getElementById(id);
    if (!kind || !root || !main?.contains(root)) return [];
    const isOnHome = config.layout.home.some((entry) => entry.id === id && !entry.hidden);
    return [{ path: sectionPath(id), name: kindNames[kind], id: isOnHome ? id : null, root }];
  });
  return [
    ...framing('topOfferBanner', 'Top offer banner', banner?.matches('aside') ? banner : null),
    ...framing('header', 'Header', header?.matches('header') ? header : null),
    ...sections.toSorted((a, b) => (follows(a.root, b.root) ? 1 : -1)),
    // A page of text alone, such as the terms.
    ...(sections.length === 0 ? framing('legal', 'Page', main) : []),
    ...framing('footer', 'Footer', page.getElementById('footer')),
  ];
}

const framing = (path: string, name: string, root: Element | null): PagePart[] =>
  root ? [{ path, name, id: null, root }] : [];

const follows = (a: Element, b: Element) =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;

/** The part of the page that an element belongs to. */
export const partAround = (parts: readonly PagePart[], element: Element): PagePart | undefined =>
  parts.find(({ root }) => root.contains(element));
