import type { RichText } from '#schemas/config/rich-text.ts';

/** Words with their marks (schemas/config/rich-text.ts); a plain text is one of them without any. */
export type Span = RichText[number]['spans'][number];
export type Spans = readonly Span[];
export type Marks = Omit<Span, 'text'>;

export const textOf = (spans: Spans): string => spans.map(({ text }) => text).join('');

/** The words between two places, each with the marks it has. */
export function sliceOf(spans: Spans, from: number, to: number): Span[] {
  let start = 0;
  return spans.flatMap((span) => {
    const before = start;
    start += span.text.length;
    const text = span.text.slice(Math.max(0, from - before), Math.max(0, to - before));
    return text === '' ? [] : [{ ...span, text }];
  });
}

/** Words put in the place of others; where no marks are given they take those they stand in. */
export function spliced(
  spans: Spans,
  { from, to }: { from: number; to: number },
  text: string,
  marks: Marks = marksFor(spans, from, to),
): Span[] {
  const own = text === '' ? [] : [{ ...marks, text }];
  return joined([...sliceOf(spans, 0, from), ...own, ...sliceOf(spans, to, Infinity)]);
}

/** As what is replaced, else as the letter before; words beside a link are not of it. */
export function marksFor(spans: Spans, from: number, to: number): Marks {
  const [before, after] = [sliceOf(spans, from - 1, from)[0], sliceOf(spans, from, from + 1)[0]];
  const { text: _, href, ...marks } = (to > from || !before ? after : before) ?? { text: '' };
  const isInLink = href !== undefined && (to > from || before?.href === after?.href);
  return isInLink ? { ...marks, href } : marks;
}

/** Without empty ones, and without a border between two that have the same marks. */
export function joined(spans: Spans): Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    if (last && sameMarks(last, span))
      all[all.length - 1] = { ...last, text: last.text + span.text };
    else if (span.text !== '') all.push(plainly(span));
  }
  return all;
}

/** With the marks that say something, always in one order. */
const plainly = ({ text, bold, italic, href }: Span): Span => ({
  text,
  ...(bold && { bold }),
  ...(italic && { italic }),
  ...(href && { href }),
});

const sameMarks = (a: Marks, b: Marks) =>
  Boolean(a.bold) === Boolean(b.bold) &&
  Boolean(a.italic) === Boolean(b.italic) &&
  (a.href ?? '') === (b.href ?? '');
