import { isHtml } from '../page/in-window.ts';
import { marked } from './marking.ts';
import { joined, textOf, type Marks, type Span, type Spans } from './spans.ts';
import type { Surface } from './surface.ts';

const tags = { bold: 'strong', italic: 'em' } as const;

/**
 * An element that is written in instead of one of the page, which is hidden meanwhile: where words
 * have marks, or a design breaks, completes or splits them. React never meets what a browser does
 * to its nodes, and draws the hidden one as always.
 */
export function standInFor(original: HTMLElement, isRich: boolean): Surface {
  const page = original.ownerDocument;
  const copy = original.cloneNode(false);
  const element = isHtml(copy) ? copy : page.createElement('p');
  element.removeAttribute('id');
  // As many spaces and lines as are typed.
  element.style.setProperty('white-space', 'pre-wrap');
  original.before(element);
  const display = original.style.display;
  original.style.setProperty('display', 'none', 'important');
  let shown = '';
  return {
    element,
    show(words) {
      const next = JSON.stringify(joined(words));
      if (next === shown && JSON.stringify(joined(wordsIn(element, {}))) === next) return;
      shown = next;
      element.replaceChildren(...words.map((span) => drawn(page, span)));
      // Without it a last line that is empty has no height.
      if (textOf(words).endsWith('\n')) element.append(page.createElement('br'));
    },
    read: () => joined(wordsIn(element, {})),
    isThere: () => original.isConnected && element.isConnected,
    remove() {
      element.remove();
      original.style.removeProperty('display');
      original.style.display = display;
    },
    marking: isRich ? marked : null,
  };
}

function drawn(page: Document, { text, bold, italic, href }: Span): Node {
  let node: Node = page.createTextNode(text);
  const wrap = (tag: string) => {
    const around = page.createElement(tag);
    around.append(node);
    node = around;
    return around;
  };
  if (italic) wrap(tags.italic);
  if (bold) wrap(tags.bold);
  if (href) wrap('a').setAttribute('href', href);
  return node;
}

/** What the browser has left of it, whatever it wrote around the words. */
function wordsIn(node: Node, marks: Marks): Spans {
  if (node.nodeType === Node.TEXT_NODE) return [{ ...marks, text: node.nodeValue ?? '' }];
  return [...node.childNodes].flatMap((child) => {
    if (!isHtml(child)) return wordsIn(child, marks);
    if (child.matches('br')) return child.nextSibling ? [{ ...marks, text: '\n' }] : [];
    const href = child.getAttribute('href');
    return wordsIn(child, {
      ...marks,
      ...(child.matches('b, strong') && { bold: true }),
      ...(child.matches('i, em') && { italic: true }),
      ...(href !== null && { href }),
    });
  });
}
