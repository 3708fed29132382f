import { richText, type RichText } from '#schemas/config/rich-text.ts';
import { paragraphsOf } from '../page/paragraphs.ts';
import { textOf, type Spans } from './spans.ts';
import type { FieldContent } from '../page/field-content.ts';

/** A text that is edited on its own: a field's whole value, or one paragraph of it. */
export type EditableText = {
  /** It has marks: bold, italic, links. */
  isRich: boolean;
  /** Most characters it may have; undefined: no limit. @param value the field's value */
  maxLength(value: unknown): number | undefined;
  /** The text in the field's value; null where that has no such paragraph any more. */
  read(value: unknown): Spans | null;
  /**
   * Index of the paragraph: after a change from elsewhere it may be another one. Null for the
   * field's whole value.
   */
  paragraph: number | null;
};

/** The text of a field's content on the page; null where its field is not a text. */
export function editableTextOf({
  field,
  paragraph,
}: Pick<FieldContent, 'field' | 'paragraph'>): EditableText | null {
  if (field.kind === 'richText') return paragraph === null ? null : editableBlock(paragraph);
  const max = field.limits.max;
  if (field.kind === 'longText' && paragraph !== null) return editableParagraph(paragraph, max);
  if (field.kind !== 'text' && field.kind !== 'longText') return null;
  return {
    isRich: false,
    maxLength: () => max,
    read: (value) => [{ text: String(value ?? '') }],
    paragraph: null,
  };
}

const paragraphsIn = (value: unknown) => paragraphsOf(String(value ?? ''));

function editableParagraph(paragraph: number, max: number | undefined): EditableText {
  return {
    isRich: false,
    maxLength(value) {
      const others = String(value ?? '').length - (paragraphsIn(value)[paragraph]?.length ?? 0);
      return max === undefined ? undefined : max - others;
    },
    read(value) {
      const text = paragraphsIn(value)[paragraph];
      return text === undefined ? null : [{ text }];
    },
    paragraph,
  };
}

/** The schema's limit for one span (schemas/config/rich-text.ts), applied to a whole block. */
const maxBlockLength = richText.element.shape.spans.element.shape.text.maxLength ?? undefined;

export const blocksOf = (value: unknown): RichText => (isBlocks(value) ? value : []);

function editableBlock(paragraph: number): EditableText {
  return {
    isRich: true,
    maxLength(value) {
      const length = textOf(blocksOf(value)[paragraph]?.spans ?? []).length;
      return maxBlockLength === undefined ? undefined : Math.max(maxBlockLength, length);
    },
    read: (value) => blocksOf(value)[paragraph]?.spans ?? null,
    paragraph,
  };
}

const isBlocks = (value: unknown): value is RichText => Array.isArray(value);
