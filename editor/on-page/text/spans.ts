import type { RichText } from '#schemas/config/rich-text.ts';

/** A piece of text with its marks (schemas/config/rich-text.ts); a plain text is one without any. */
export type Span = RichText[number]['spans'][number];
export type Spans = readonly Span[];
export type Marks = Omit<Span, 'text'>;

export const textOf = (spans: Spans): string => spans.map(({ text }) => text).join('');

/** The spans of a range. */
export function sliceOf(spans: Spans, from: number, to: number): Span[] {
  let start = 0;
  return spans.flatMap((span) => {
    const before = start;
    start += span.text.length;
    const text = span.text.slice(Math.max(0, from - before), Math.max(0, to - before));
    return text === '' ? [] : [{ ...span, text }];
  });
}

/** Replaces a range by a text; without given marks it takes those around it. */
export function spliced(
  spans: Spans,
  { from, to }: { from: number; to: number },
  text: string,
  marks: Marks = marksFor(spans, from, to),
): Span[] {
  const own = text === '' ? [] : [{ ...marks, text }];
  return joined([...sliceOf(spans, 0, from), ...own, ...sliceOf(spans, to, Infinity)]);
}

/** Marks for text typed there: of what is replaced, else of the character before; no link continues. */
export function marksFor(spans: Spans, from: number, to: number): Marks {
  const [before, after] = [sliceOf(spans, from - 1, from)[0], sliceOf(spans, from, from + 1)[0]];
  const { text: _, href, ...marks } = (to > from || !before ? after : before) ?? { text: '' };
  const isInLink = href !== undefined && (to > from || before?.href === after?.href);
  return isInLink ? { ...marks, href } : marks;
}

/** Without empty spans, and with neighbours of the same marks joined. */
export function joined(spans: Spans): Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    if (last && sameMarks(last, span))
      all[all.length - 1] = { ...last, text: last.text + span.text };
    else if (span.text !== '') all.push(normalized(span));
  }
  return all;
}

/** Only the marks that are set, always in one order. */
const normalized = ({ text, bold, italic, href }: Span): Span => ({
  text,
  ...(bold && { bold }),
  ...(italic && { italic }),
  ...(href && { href }),
});

const sameMarks = (a: Marks, b: Marks) =>
  Boolean(a.bold) === Boolean(b.bold) &&
  Boolean(a.italic) === Boolean(b.italic) &&
  (a.href ?? '') === (b.href ?? '');
