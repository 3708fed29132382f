import { fitting } from './caret.ts';

/** Kinds of input that bring words (Input Events Level 2, §4.1.2); deletions bring none. */
const bringing = new Set([
  'insertText',
  'insertReplacementText',
  'insertFromPaste',
  'insertFromPasteAsQuotation',
  'insertFromDrop',
  'insertFromYank',
  'insertTranspose',
  'insertFromComposition',
]);

/** The words that an input event brings; null where it is to change something else. */
export function typedBy(event: InputEvent): string | null {
  const { inputType } = event;
  if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') return '\n';
  if (inputType.startsWith('delete')) return '';
  if (!bringing.has(inputType)) return null;
  return event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
}

type Around = { before: string; after: string; keepsLines: boolean; room: number };

/** Words as they may stand there: in lines only where they are drawn, and no more than there is room for. */
export function taken(typed: string, { before, after, keepsLines, room }: Around): string {
  if (!keepsLines) return fitting(typed.replaceAll(/\s*[\r\n]+\s*/g, ' '), room);
  // A line without words would begin a paragraph.
  const lines = typed.replaceAll(/[^\S\n]*\r?\n\s*/g, '\n');
  const own = before.endsWith('\n') ? lines.replace(/^\n/, '') : lines;
  return fitting(after.startsWith('\n') ? own.replace(/\n$/, '') : own, room);
}

/** What a browser has replaced by itself: from and to where, and by which words. */
export function replacedBetween(before: string, after: string, end: number) {
  const last = Math.max(0, after.length - end);
  const tail = commonEnd(before, after, last);
  const most = Math.min(before.length, after.length) - tail;
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  return { from, to: before.length - tail, text: after.slice(from, after.length - tail) };
}

/** Letters that both end with: those behind the caret, for what was written ends there. */
function commonEnd(before: string, after: string, most: number): number {
  let count = 0;
  while (count < Math.min(most, before.length) && before.at(-1 - count) === after.at(-1 - count)) {
    count += 1;
  }
  return count;
}
