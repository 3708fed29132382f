import type { SiteConfig } from '#schemas/config/site.ts';
import type { FieldDescription } from '../../core/settings/describe-fields.ts';
import { valueAt } from '../../core/settings/value-at.ts';
import { isHtml } from '../page/in-window.ts';
import type { Found } from '../page/on-page.ts';
import { passageOf, type Passage } from './passage.ts';
import { textOf } from './spans.ts';
import { evened } from '../page/written.ts';

/** How a text of the page is written: in its own element, or in one that stands in for it. */
export type Writable = {
  element: HTMLElement;
  passage: Passage;
  path: string;
  isOwn: boolean;
};

/** Names of restaurants hold the business's name, but come from elsewhere. */
const names = /^general\.business(?:Full|Short)Name$/;

/** What a block of rich text is drawn as (variants/primitives/rich-text.tsx). */
const blocks = 'p, li, h1, h2, h3, h4, h5, h6, blockquote';

/**
 * Whether what was found on the page can be written in where it stands, and how; null where it
 * leads to its field in the panel.
 */
export function writableAt(found: Found, config: SiteConfig): Writable | null {
  const { element, field: path, written } = found;
  if (path === null || written?.kind !== 'text' || !isHtml(element)) return null;
  const passage = passageOf(written);
  const words = passage?.read(valueAt(config, path.split('.')));
  if (!passage || !words || element.closest('label, summary')) return null;
  const text = textOf(words);
  const [only, ...others] = element.childNodes;
  const isAlone = only?.nodeType === Node.TEXT_NODE && others.length === 0;
  if (isAlone && only.nodeValue === text && !passage.isRich) {
    return { element, passage, path, isOwn: true };
  }
  const block = passage.isRich ? element.closest<HTMLElement>(blocks) : element;
  const isSame = evened(block?.textContent ?? '') === evened(text);
  // Half of a sentence that others wrote too, or a button's inner parts.
  if (!block || element.closest('button') || (!isSame && names.test(path))) return null;
  return { element: block, passage, path, isOwn: false };
}

/** Lines of it stand on the page as lines. */
export const linesAreKept = (element: Element, { kind }: FieldDescription): boolean =>
  (kind === 'longText' || kind === 'richText') &&
  /^(?:pre|break)/.test(getComputedStyle(element).whiteSpace);
