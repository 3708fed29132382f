import { isHtml } from '../page/frame-geometry.ts';
import { applyMark } from './apply-mark.ts';
import { joined, textOf, type Marks, type Span, type Spans } from './spans.ts';
import type { Surface } from './surface.ts';

const tags = { bold: 'strong', italic: 'em' } as const;

/**
 * An element that replaces one of the page while its text is edited, which is hidden meanwhile: for
 * rich text, and where a design splits or completes the text. So React never meets what a browser
 * does to the nodes, and goes on rendering the hidden element.
 */
export function replacementSurface(original: HTMLElement, isRich: boolean): Surface {
  const page = original.ownerDocument;
  const copy = original.cloneNode(false);
  const element = isHtml(copy) ? copy : page.createElement('p');
  element.removeAttribute('id');
  // All spaces and line breaks as typed.
  element.style.setProperty('white-space', 'pre-wrap');
  original.before(element);
  const display = original.style.display;
  original.style.setProperty('display', 'none', 'important');
  let shown = '';
  return {
    element,
    show(spans) {
      const next = JSON.stringify(joined(spans));
      if (next === shown && JSON.stringify(joined(spansIn(element, {}))) === next) return;
      shown = next;
      element.replaceChildren(...spans.map((span) => nodeOf(page, span)));
      // Without it an empty last line has no height.
      if (textOf(spans).endsWith('\n')) element.append(page.createElement('br'));
    },
    readText: () => textOf(spansIn(element, {})),
    isDrawn: () => original.isConnected && element.isConnected,
    remove() {
      element.remove();
      original.style.removeProperty('display');
      original.style.display = display;
    },
    applyMark: isRich ? applyMark : null,
  };
}

function nodeOf(page: Document, { text, bold, italic, href }: Span): Node {
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

/** The spans in a node, whatever elements the browser has put around the text. */
function spansIn(node: Node, marks: Marks): Spans {
  if (node.nodeType === Node.TEXT_NODE) return [{ ...marks, text: node.nodeValue ?? '' }];
  return [...node.childNodes].flatMap((child) => {
    if (!isHtml(child)) return spansIn(child, marks);
    if (child.matches('br')) return child.nextSibling ? [{ ...marks, text: '\n' }] : [];
    const href = child.getAttribute('href');
    return spansIn(child, {
      ...marks,
      ...(child.matches('b, strong') && { bold: true }),
      ...(child.matches('i, em') && { italic: true }),
      ...(href !== null && { href }),
    });
  });
}
