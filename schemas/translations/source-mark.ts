import type { RichText } from '../config/rich-text.ts';
import { textMark } from '../text-mark.ts';

/**
 * The mark of an original: a translation keeps it, so that it is known when the original has
 * changed since. Of a rich text it is of what is read, not of the order of its keys.
 */
export const sourceMark = (source: string | RichText): string =>
  textMark(typeof source === 'string' ? source : JSON.stringify(source.map(blockRow)));

const blockRow = ({ kind, spans }: RichText[number]) => [
  kind,
  ...spans.map(({ text, bold, italic, href }) => [text, bold === true, italic === true, href]),
];
