import type { SiteConfig } from '#schemas/config/site.ts';
import { fieldAt, fieldsOnPage } from './find-place.ts';
import { placeOf, placesOnPage, type PagePlace } from './page-places.ts';
import type { Written } from './written.ts';

/** What lies at a place of the page: a section, and the field that wrote it where there is one. */
export type Found = {
  place: PagePlace;
  /** The text or picture itself, or the section's own element. */
  element: Element;
  /** Dotted path of the field. */
  field: string | null;
  written: Written | null;
};

/** What a customer opens over the page is no part of it. */
const over = 'dialog, [role="dialog"], [role="alertdialog"]';

/** What an element of the page was drawn from; null outside of all that is configured. */
export function findOnPage(
  target: Element,
  config: SiteConfig,
  at?: { x: number; y: number },
): Found | null {
  const page = target.ownerDocument;
  const place = placeOf(placesOnPage(page, config), target);
  if (!place || target.closest(over)) return null;
  const fields = fieldsOnPage(place.root, place.path, config);
  // A picture often lies under a veil that takes the press.
  const under = at
    ? page.elementsFromPoint(at.x, at.y).filter((element) => element.matches('img'))
    : [];
  for (const element of [target, ...under]) {
    const found = place.root.contains(element) ? fieldAt(fields, element, place.root) : null;
    if (found) return { place, element: found.element, field: found.path, written: found.written };
  }
  return { place, element: place.root, field: null, written: null };
}

/**
 * Where a field's value stands on the page, and the whole part it stands in.
 * @param meant the part where it was pressed, of several that show it: that of another frame
 */
export function findField(
  page: Document,
  config: SiteConfig,
  field: string,
  meant?: string,
): Found | null {
  const places = placesOnPage(page, config).toSorted(
    (a, b) => Number(b.path === meant) - Number(a.path === meant),
  );
  const own = places.filter(({ path }) => field.startsWith(`${path}.`));
  const searched = field.startsWith('general.') ? [...own, ...places] : own;
  for (const place of searched) {
    for (const [element, written] of fieldsOnPage(place.root, place.path, config)) {
      if (written.path === field) return { place, element, field, written };
    }
  }
  return null;
}

/** The part of the page that a group of settings is drawn in. */
export const findGroup = (page: Document, config: SiteConfig, group: string) =>
  placesOnPage(page, config).find(({ path }) => path === group) ?? null;

/** The group that a field is edited in: that of its section, or of the business. */
export function groupOfField(found: Found): string {
  const { place, field } = found;
  if (field === null || field.startsWith(`${place.path}.`)) return place.path;
  return field.split('.')[0] ?? place.path;
}
