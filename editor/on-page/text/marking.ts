import { joined, sliceOf } from './spans.ts';
import type { Caret } from './caret.ts';
import type { Span, Spans } from './spans.ts';
import type { Mark } from './surface.ts';

/**
 * Puts a mark on the chosen words, or takes it off where all have it, as the field's own buttons
 * do (editor/fields/rich-text/rich-text-marks.ts); a link ends where its address is null.
 */
export function marked(words: Spans, caret: Caret, mark: Mark, href: string | null): Spans {
  const { from, to } =
    mark === 'link' && caret.from === caret.to ? linkAround(words, caret) : caret;
  const chosen = sliceOf(words, from, to);
  const next = mark === 'link' ? linked(chosen, href) : toggled(chosen, mark);
  return joined([...sliceOf(words, 0, from), ...next, ...sliceOf(words, to, Infinity)]);
}

function toggled(chosen: readonly Span[], mark: 'bold' | 'italic'): Span[] {
  const isOn = chosen.every((span) => span[mark]);
  return chosen.map((span) => ({ ...span, [mark]: !isOn }));
}

const linked = (chosen: readonly Span[], href: string | null): Span[] =>
  chosen.map(({ text, bold, italic }) => ({ text, bold, italic, ...(href !== null && { href }) }));

/** The whole link that a caret stands in. */
function linkAround(words: Spans, { from }: Caret): Caret {
  let start = 0;
  for (const { text, href } of words) {
    const end = start + text.length;
    if (href !== undefined && start <= from && from <= end) return { from: start, to: end };
    start = end;
  }
  return { from, to: from };
}
