import type { FormSubject, SiteData } from '../../core/ports.ts';
import { isElement } from './frame-geometry.ts';
import { normalizeSpace } from './field-content.ts';

/** What opens something over the page, as every design has it for a dish. */
const openers = ':is(a, button)[aria-haspopup="dialog"]';
/** A dish with its picture, price and description. */
const frames = 'article, li';
/** What a customer opens over the page, and the editor itself. */
export const outside = 'dialog, [role="dialog"], [role="alertdialog"], [data-editor]';
/** Other controls of a dish or a restaurant: its heart, its +, the way there. */
export const controls = 'a[href], button, input, select, textarea, label, summary, [role="button"]';

/**
 * The dish that an element of the page shows, by its name (docs/decisions/018); null: none. Dishes
 * of one name are taken in their order, as the page has them.
 */
export function dishAt(target: EventTarget | null, dishes: SiteData['dishes']): FormSubject | null {
  if (!isElement(target) || target.closest(outside)) return null;
  const control = target.closest(controls);
  const opener = control ?? target.closest(frames)?.querySelector(openers) ?? null;
  if (!opener?.matches(openers)) return null;
  const name = nameOn(opener);
  const ids = [...new Set(dishes.filter((dish) => dish.name === name).map(({ id }) => id))];
  if (ids.length <= 1) return subjectOf(ids[0]);
  const alike = [...opener.ownerDocument.querySelectorAll(openers)].filter(
    (one) => nameOn(one) === name,
  );
  return subjectOf(ids[alike.indexOf(opener) % ids.length]);
}

const subjectOf = (id: number | undefined): FormSubject | null =>
  id === undefined ? null : { kind: 'dish', id };

/** What an element says, in one line. */
export const nameOn = (element: Element): string => normalizeSpace(element.textContent);
