import { joined, sliceOf } from './spans.ts';
import type { Caret } from './caret.ts';
import type { Span, Spans } from './spans.ts';
import type { Mark } from './surface.ts';

/**
 * Puts a mark on the selected text, or takes it off where all of it has the mark, as the buttons of
 * the field do (editor/fields/rich-text/rich-text-marks.ts). @param href null takes a link off
 */
export function applyMark(spans: Spans, caret: Caret, mark: Mark, href: string | null): Spans {
  const { from, to } =
    mark === 'link' && caret.from === caret.to ? linkAround(spans, caret) : caret;
  const selected = sliceOf(spans, from, to);
  const marked = mark === 'link' ? linked(selected, href) : toggled(selected, mark);
  return joined([...sliceOf(spans, 0, from), ...marked, ...sliceOf(spans, to, Infinity)]);
}

function toggled(selected: readonly Span[], mark: 'bold' | 'italic'): Span[] {
  const isOn = selected.every((span) => span[mark]);
  return selected.map((span) => ({ ...span, [mark]: !isOn }));
}

const linked = (selected: readonly Span[], href: string | null): Span[] =>
  selected.map(({ text, bold, italic }) => ({
    text,
    bold,
    italic,
    ...(href !== null && { href }),
  }));

/** The whole link around the caret. */
function linkAround(spans: Spans, { from }: Caret): Caret {
  let start = 0;
  for (const { text, href } of spans) {
    const end = start + text.length;
    if (href !== undefined && start <= from && from <= end) return { from: start, to: end };
    start = end;
  }
  return { from, to: from };
}
