import { canonicalRichText } from '#schemas/rules/rich-text-notation.ts';
import { withParagraph } from '../page/paragraphs.ts';
import { blocksOf, type EditableText } from './editable-text.ts';
import { textOf, type Spans } from './spans.ts';

/** The field's value with another text in the place of the editable one; an empty paragraph is removed. */
export function withText(
  { isRich, paragraph }: EditableText,
  value: unknown,
  spans: Spans,
): unknown {
  if (paragraph === null) return textOf(spans);
  if (!isRich) return withParagraph(String(value ?? ''), paragraph, textOf(spans));
  const blocks = blocksOf(value);
  const kind = blocks[paragraph]?.kind ?? 'paragraph';
  const replaced = canonicalRichText([{ kind, spans: [...spans] }]);
  return [...blocks.slice(0, paragraph), ...replaced, ...blocks.slice(paragraph + 1)];
}
