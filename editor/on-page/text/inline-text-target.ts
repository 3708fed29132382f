import type { SiteConfig } from '#schemas/config/site.ts';
import type { FieldDescription } from '../../core/settings/describe-fields.ts';
import { valueAt } from '../../core/settings/value-at.ts';
import { isHtml } from '../page/frame-geometry.ts';
import type { PageTarget } from '../page/page-target.ts';
import { editableTextOf, type EditableText } from './editable-text.ts';
import { textOf } from './spans.ts';
import { normalizeSpace } from '../page/field-content.ts';

/** A text of the page that can be edited inline. */
export type InlineTextTarget = {
  element: HTMLElement;
  text: EditableText;
  path: string;
  /** Edited in the page's own element, not in one that replaces it. */
  isInPlace: boolean;
};

/** Restaurants' own names often contain the business's, but are no settings. */
const nameFields = /^general\.business(?:Full|Short)Name$/;

/** Elements that a block of rich text is drawn as (variants/primitives/rich-text.tsx). */
const blocks = 'p, li, h1, h2, h3, h4, h5, h6, blockquote';

/** The text of a target where it can be edited inline; null where it is edited in the panel. */
export function inlineTextAt(target: PageTarget, config: SiteConfig): InlineTextTarget | null {
  const { element, field: path, content } = target;
  if (path === null || content?.kind !== 'text' || !isHtml(element)) return null;
  const text = editableTextOf(content);
  const spans = text?.read(valueAt(config, path.split('.')));
  if (!text || !spans || element.closest('label, summary')) return null;
  const drawn = textOf(spans);
  const [only, ...others] = element.childNodes;
  const isAlone = only?.nodeType === Node.TEXT_NODE && others.length === 0;
  if (isAlone && only.nodeValue === drawn && !text.isRich) {
    return { element, text, path, isInPlace: true };
  }
  const block = text.isRich ? element.closest<HTMLElement>(blocks) : element;
  const isSame = normalizeSpace(block?.textContent ?? '') === normalizeSpace(drawn);
  // A part of a sentence with other sources, or parts of a button.
  if (!block || element.closest('button') || (!isSame && nameFields.test(path))) return null;
  return { element: block, text, path, isInPlace: false };
}

/** Whether line breaks of a field are drawn as such. */
export const drawsLines = (element: Element, { kind }: FieldDescription): boolean =>
  (kind === 'longText' || kind === 'richText') &&
  /^(?:pre|break)/.test(getComputedStyle(element).whiteSpace);
