import { canonicalRichText } from '#schemas/rules/rich-text-notation.ts';
import { withParagraph } from '../page/paragraphs.ts';
import { blocksOf, type Passage } from './passage.ts';
import { textOf, type Spans } from './spans.ts';

/** What a field holds with other words in the place of a passage; without it where they are none. */
export function filled({ isRich, place }: Passage, value: unknown, words: Spans): unknown {
  if (place === null) return textOf(words);
  if (!isRich) return withParagraph(String(value ?? ''), place, textOf(words));
  const blocks = blocksOf(value);
  const kind = blocks[place]?.kind ?? 'paragraph';
  const own = canonicalRichText([{ kind, spans: [...words] }]);
  return [...blocks.slice(0, place), ...own, ...blocks.slice(place + 1)];
}
