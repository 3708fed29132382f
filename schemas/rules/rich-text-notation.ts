import type { RichText } from '../config/rich-text.ts';
import { readLine, printSpans } from './rich-text-line.ts';

type Block = RichText[number];

const prefixes = { heading: '# ', item: '- ', paragraph: '' } as const;

/**
 * A rich text as an owner types it: `# ` begins a heading, `- ` an item of a list, an empty line
 * ends a paragraph; **bold**, *italic*, [words](/link); a backslash takes a mark's meaning away.
 */
export function printRichText(tree: RichText): string {
  return canonicalRichText(tree)
    .map((block, place, blocks) => {
      const isInList = block.kind === 'item' && blocks[place - 1]?.kind === 'item';
      const gap = place === 0 ? '' : isInList ? '\n' : '\n\n';
      return `${gap}${prefixes[block.kind]}${printSpans(block.spans)}`;
    })
    .join('');
}

/** What was typed as a tree. Any text can be read: a mark that opens nothing stands for itself. */
export function parseRichText(text: string): RichText {
  const blocks: { kind: Block['kind']; lines: string[] }[] = [];
  let isParagraphOpen = false;
  for (const raw of text.split(/\r\n?|\n/)) {
    const line = raw.trim();
    const kind = line.startsWith('# ') ? 'heading' : line.startsWith('- ') ? 'item' : 'paragraph';
    const last = blocks.at(-1);
    if (kind === 'paragraph' && isParagraphOpen && line !== '') last?.lines.push(line);
    else if (line !== '') blocks.push({ kind, lines: [line.slice(prefixes[kind].length)] });
    isParagraphOpen = kind === 'paragraph' && line !== '';
  }
  return canonicalRichText(
    blocks.map(({ kind, lines }) => ({ kind, spans: readLine(lines.join('\n')) })),
  );
}

/**
 * The one tree among those that read the same: no empty or doubled span, no space at the edge of
 * a line, no empty line within a paragraph and no second line elsewhere.
 */
export function canonicalRichText(tree: RichText): RichText {
  return tree.flatMap(({ kind, spans }) => {
    const letters = spans.flatMap((span) => {
      const { text, ...marks } = withoutEmptyMarks(span);
      const lines = text.replaceAll(/\r\n?/g, '\n');
      const own = kind === 'paragraph' ? lines : lines.replaceAll('\n', ' ');
      return Array.from(own, (letter) => ({ text: letter, ...marks }));
    });
    const joined = linesOf(letters).flatMap((line, place) =>
      place === 0 ? line : [{ ...line[0], text: '\n' }, ...line],
    );
    return joined.length === 0 ? [] : [{ kind, spans: joined.reduce(joinSpans, []) }];
  });
}

type Span = Block['spans'][number];

/** The lines that hold anything, each without the space at its edges. */
function linesOf(letters: readonly Span[]): Span[][] {
  const lines: Span[][] = [[]];
  for (const letter of letters) {
    if (letter.text === '\n') lines.push([]);
    else lines.at(-1)?.push(letter);
  }
  const isSeen = ({ text }: Span) => text.trim() !== '';
  return lines
    .map((line) => line.slice(line.findIndex(isSeen), line.findLastIndex(isSeen) + 1))
    .filter((line) => line.some(isSeen));
}

function joinSpans(spans: Span[], next: Span): Span[] {
  const last = spans.at(-1);
  if (last && haveSameMarks(last, next)) last.text += next.text;
  else spans.push({ ...next });
  return spans;
}

const haveSameMarks = (a: Span, b: Span) =>
  a.bold === b.bold && a.italic === b.italic && a.href === b.href;

/** Only marks that say something; an address holds no space. */
function withoutEmptyMarks({ text, bold, italic, href }: Span): Span {
  const address = href?.replaceAll(/\s/g, '') ?? '';
  return {
    text,
    ...(bold && { bold }),
    ...(italic && { italic }),
    ...(address !== '' && { href: address }),
  };
}
