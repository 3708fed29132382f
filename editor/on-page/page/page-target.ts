import type { SiteConfig } from '#schemas/config/site.ts';
import { fieldAt, fieldsOnPage } from './find-fields.ts';
import { partAround, pageParts, type PagePart } from './page-parts.ts';
import type { FieldContent } from './field-content.ts';

/** What is drawn at a point of the page: a part of it, and the field it comes from where there is one. */
export type PageTarget = {
  part: PagePart;
  /** The text or picture itself, or the section's own element. */
  element: Element;
  /** Dotted path of the field. */
  field: string | null;
  content: FieldContent | null;
};

/** What a customer opens over the page cannot be edited there. */
const overlays = 'dialog, [role="dialog"], [role="alertdialog"]';

/** What an element of the page was drawn from; null outside of all configured parts. */
export function targetOf(
  element: Element,
  config: SiteConfig,
  at?: { x: number; y: number },
): PageTarget | null {
  const page = element.ownerDocument;
  const part = partAround(pageParts(page, config), element);
  if (!part || element.closest(overlays)) return null;
  const fields = fieldsOnPage(part.root, part.path, config);
  // A picture often lies under a tinted layer that receives the click.
  const picturesBelow = at
    ? page.elementsFromPoint(at.x, at.y).filter((other) => other.matches('img'))
    : [];
  for (const candidate of [element, ...picturesBelow]) {
    const found = part.root.contains(candidate) ? fieldAt(fields, candidate, part.root) : null;
    if (found) return { part, element: found.element, field: found.path, content: found.content };
  }
  return { part, element: part.root, field: null, content: null };
}

/**
 * Where a field's value is drawn on the page, and the part of the page around it.
 * @param preferred path of the part to look in first, where several show the field
 */
export function findField(
  page: Document,
  config: SiteConfig,
  field: string,
  preferred?: string,
): PageTarget | null {
  const parts = pageParts(page, config).toSorted(
    (a, b) => Number(b.path === preferred) - Number(a.path === preferred),
  );
  const own = parts.filter(({ path }) => field.startsWith(`${path}.`));
  const searched = field.startsWith('general.') ? [...own, ...parts] : own;
  for (const part of searched) {
    for (const [element, content] of fieldsOnPage(part.root, part.path, config)) {
      if (content.path === field) return { part, element, field, content };
    }
  }
  return null;
}

/** The part of the page that a group of settings is drawn in. */
export const findGroup = (page: Document, config: SiteConfig, group: string) =>
  pageParts(page, config).find(({ path }) => path === group) ?? null;

/** The group that a field is edited in: that of its section, or of the business. */
export function groupOfField(found: PageTarget): string {
  const { part, field } = found;
  if (field === null || field.startsWith(`${part.path}.`)) return part.path;
  return field.split('.')[0] ?? part.path;
}
