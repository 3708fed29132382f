import { truncated } from './caret.ts';

/** Input types that insert text (Input Events Level 2, §4.1.2). */
const insertions = new Set([
  'insertText',
  'insertReplacementText',
  'insertFromPaste',
  'insertFromPasteAsQuotation',
  'insertFromDrop',
  'insertFromYank',
  'insertTranspose',
  'insertFromComposition',
]);

/** The text that an input event inserts, '' for a deletion; null for any other input type. */
export function insertedText(event: InputEvent): string | null {
  const { inputType } = event;
  if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') return '\n';
  if (inputType.startsWith('delete')) return '';
  if (!insertions.has(inputType)) return null;
  return event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
}

type FittingTextOptions = { before: string; after: string; keepsLines: boolean; room: number };

/** A text as it may be inserted: line breaks only where they are drawn, at most `room` characters. */
export function fittingText(
  typed: string,
  { before, after, keepsLines, room }: FittingTextOptions,
): string {
  if (!keepsLines) return truncated(typed.replaceAll(/\s*[\r\n]+\s*/g, ' '), room);
  // An empty line would begin a paragraph.
  const lines = typed.replaceAll(/[^\S\n]*\r?\n\s*/g, '\n');
  const own = before.endsWith('\n') ? lines.replace(/^\n/, '') : lines;
  return truncated(after.startsWith('\n') ? own.replace(/\n$/, '') : own, room);
}

/** The range that a browser has replaced by itself, and by which text. @param end the caret */
export function replacedRange(before: string, after: string, end: number) {
  const last = Math.max(0, after.length - end);
  const tail = commonEnd(before, after, last);
  const most = Math.min(before.length, after.length) - tail;
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  return { from, to: before.length - tail, text: after.slice(from, after.length - tail) };
}

/** Length of the common end: what is behind the caret, since the inserted text ends there. */
function commonEnd(before: string, after: string, most: number): number {
  let count = 0;
  while (count < Math.min(most, before.length) && before.at(-1 - count) === after.at(-1 - count)) {
    count += 1;
  }
  return count;
}
