import { richText, type RichText } from '#schemas/config/rich-text.ts';
import { paragraphsOf } from '../page/paragraphs.ts';
import { textOf, type Spans } from './spans.ts';
import type { Written } from '../page/written.ts';

/** A text that is written by itself: all that a field holds, or one paragraph of it. */
export type Passage = {
  /** Its words have marks: bold, italic, links. */
  isRich: boolean;
  /** So many letters it may have, as the schema counts them. @param value what the field holds */
  most(value: unknown): number | undefined;
  /** Its words; null where what the field holds has no such paragraph any more. */
  read(value: unknown): Spans | null;
  /**
   * Which paragraph it is, where it is one of several: after a change from elsewhere it may be
   * another one. Null for all that the field holds.
   */
  place: number | null;
};

/** The passage that was found on the page; null where it is none that can be written. */
export function passageOf({ field, part }: Pick<Written, 'field' | 'part'>): Passage | null {
  if (field.kind === 'richText') return part === null ? null : block(part);
  const max = field.limits.max;
  if (field.kind === 'longText' && part !== null) return paragraph(part, max);
  if (field.kind !== 'text' && field.kind !== 'longText') return null;
  return {
    isRich: false,
    most: () => max,
    read: (value) => [{ text: String(value ?? '') }],
    place: null,
  };
}

const partsOf = (value: unknown) => paragraphsOf(String(value ?? ''));

function paragraph(place: number, max: number | undefined): Passage {
  return {
    isRich: false,
    most(value) {
      const others = String(value ?? '').length - (partsOf(value)[place]?.length ?? 0);
      return max === undefined ? undefined : max - others;
    },
    read(value) {
      const text = partsOf(value)[place];
      return text === undefined ? null : [{ text }];
    },
    place,
  };
}

/** Of one run of words (schemas/config/rich-text.ts); a block is kept to as many. */
const mostOfBlock = richText.element.shape.spans.element.shape.text.maxLength ?? undefined;

export const blocksOf = (value: unknown): RichText => (isBlocks(value) ? value : []);

function block(place: number): Passage {
  return {
    isRich: true,
    most(value) {
      const length = textOf(blocksOf(value)[place]?.spans ?? []).length;
      return mostOfBlock === undefined ? undefined : Math.max(mostOfBlock, length);
    },
    read: (value) => blocksOf(value)[place]?.spans ?? null,
    place,
  };
}

const isBlocks = (value: unknown): value is RichText => Array.isArray(value);
