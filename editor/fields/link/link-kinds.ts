import type { SiteData } from '../../core/ports.ts';

/** What a link can lead to, in the words of the editor. */
export const linkKinds = {
  none: 'Nowhere',
  screen: 'A page of the site',
  section: 'A section of the home page',
  category: 'A category of the menu',
  dish: 'A dish',
  telephone: 'A phone number',
  mail: 'An email address',
  web: 'A web address',
} as const;
export type LinkKind = keyof typeof linkKinds;

export const isLinkKind = (name: string): name is LinkKind => Object.hasOwn(linkKinds, name);

/** What links may point at: from the menu, and the sections by their anchors. */
export type LinkTargets = Pick<SiteData, 'screens' | 'categories' | 'dishes'> & {
  sections: readonly { id: string; name: string }[];
};

/** A link by its kind; `target` is a path, an id, or the address as it is typed. */
export type ReadLink = { kind: LinkKind; target: string };

const category = /^\/menu#category-(\d+)$/;
const dish = /^\/menu\?item=(\d+)$/;
const has = (list: readonly { id: string | number }[], id: string | undefined) =>
  id !== undefined && list.some((one) => String(one.id) === id);

/** Reads a stored link; what is of no other kind is a web address, kept as it stands. */
export function readLink(link: string, targets: LinkTargets): ReadLink {
  if (link === '') return { kind: 'none', target: '' };
  if (/^tel:/i.test(link)) return { kind: 'telephone', target: link.slice(4) };
  if (/^mailto:/i.test(link)) return { kind: 'mail', target: link.slice(7) };
  if (targets.screens.some(({ path }) => path === link)) return { kind: 'screen', target: link };
  const anchor = /^\/?#(.+)$/.exec(link)?.[1];
  if (has(targets.sections, anchor)) return { kind: 'section', target: anchor ?? '' };
  const categoryId = category.exec(link)?.[1];
  if (has(targets.categories, categoryId)) return { kind: 'category', target: categoryId ?? '' };
  const dishId = dish.exec(link)?.[1];
  if (has(targets.dishes, dishId)) return { kind: 'dish', target: dishId ?? '' };
  return { kind: 'web', target: link };
}

/** The link as it is stored. @param isEverywhere it stands on every page, not on the home page alone */
export function writeLink({ kind, target }: ReadLink, isEverywhere: boolean): string {
  const text = target.trim();
  if (kind === 'none' || text === '') return '';
  switch (kind) {
    case 'section':
      return `${isEverywhere ? '/' : ''}#${text}`;
    case 'category':
      return `/menu#category-${text}`;
    case 'dish':
      return `/menu?item=${text}`;
    case 'telephone':
      return `tel:${text}`;
    case 'mail':
      return `mailto:${text}`;
    case 'screen':
      return text;
    case 'web':
      // 'example.com' is what people write.
      return /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[/?#]|$)/i.test(text)
        ? `https://${text}`
        : text;
  }
}

/** Why an address cannot be used, in a sentence; null where it can. */
export function linkProblem({ kind, target }: ReadLink): string | null {
  const text = target.trim();
  if (kind === 'telephone') {
    const isNumber = /^\+?[\d\s()-]*$/.test(text) && /\d.*\d.*\d/.test(text);
    return isNumber ? null : 'Write a phone number with digits alone, such as +61 2 9876 5432.';
  }
  if (kind === 'mail') {
    const isAddress = /^[^\s@?]+@[^\s@?]+\.[^\s@.?]+(?:\?[^\s]*)?$/.test(text);
    return isAddress ? null : 'Write an email address, such as hello@example.com.';
  }
  if (kind !== 'web') return null;
  const link = writeLink({ kind, target }, false);
  if (/^(?:https?:\/\/|\/(?!\/)|#)/i.test(link)) {
    return /\s/.test(link) ? 'A web address has no spaces in it.' : null;
  }
  const scheme = /^([a-z][a-z\d+.-]*):(?!\d)/i.exec(text)?.[1]?.toLowerCase();
  const words =
    'a web address, such as https://example.com, or a page of this site, such as /menu.';
  return scheme
    ? `Links that begin with ${scheme}: are not allowed. Write ${words}`
    : `Write ${words}`;
}
