import type { RichText } from '../config/rich-text.ts';
import { link } from '../config/fields/values.ts';

type Span = RichText[number]['spans'][number];
type Mark = 'bold' | 'italic';
type Token = { text: string; href?: string | undefined; mark?: Mark };

const marks = { bold: '**', italic: '*' } as const;

/** Words of one block as they are typed; its own kind's prefix is not among them. */
export function printSpans(spans: readonly Span[]): string {
  const open = { bold: false, italic: false };
  const turnTo = (bold: boolean, italic: boolean) => {
    const written = `${bold === open.bold ? '' : marks.bold}${italic === open.italic ? '' : marks.italic}`;
    Object.assign(open, { bold, italic });
    return written;
  };
  let isLineStart = true;
  const parts = spans.map(({ text, bold = false, italic = false, href }) => {
    const words = escapeLineStarts(text.replaceAll(/[\\*[\]]/g, '\\$&'), isLineStart);
    isLineStart = text.endsWith('\n');
    const target = href?.replaceAll(/[\\()]/g, '\\$&');
    return turnTo(bold, italic) + (target === undefined ? words : `[${words}](${target})`);
  });
  return parts.join('') + turnTo(false, false);
}

const escapeLineStarts = (text: string, isLineStart: boolean) =>
  text.replaceAll(/(^|\n)([#-])/g, (all, before: string, sign: string) =>
    before === '' && !isLineStart ? all : `${before}\\${sign}`,
  );

/** Typed words as spans; a mark without its second one, and a link that is none, are words. */
export function readLine(typed: string): Span[] {
  const tokens = tokensOf(typed);
  const isOn = { bold: false, italic: false };
  const left = { bold: count(tokens, 'bold'), italic: count(tokens, 'italic') };
  return tokens.flatMap(({ text, href, mark }) => {
    if (mark) {
      left[mark] -= 1;
      const opensNothing = !isOn[mark] && left[mark] === 0;
      if (!opensNothing) {
        isOn[mark] = !isOn[mark];
        return [];
      }
    }
    return [{ text, ...isOn, ...(href !== undefined && { href }) }];
  });
}

const count = (tokens: readonly Token[], mark: Mark) =>
  tokens.filter((token) => token.mark === mark).length;

/** A backslash with what it frees, a link, a mark, or the next letter. */
const piece =
  /\\([\\*[\]()#-])|\[((?:\\.|[^[\]\\])+)\]\(((?:\\.|[^()\\])+)\)|(\*\*)|(\*)|([\s\S])/gu;

function tokensOf(typed: string, href?: string): Token[] {
  return [...typed.matchAll(piece)].flatMap(
    ([all, freed, words, target, bold, italic]): Token[] => {
      if (freed !== undefined) return [{ text: freed, href }];
      if (bold !== undefined) return [{ text: bold, href, mark: 'bold' }];
      if (italic !== undefined) return [{ text: italic, href, mark: 'italic' }];
      if (words === undefined || target === undefined) return [{ text: all, href }];
      const address = target.replaceAll(/\\([\\()])/g, '$1').replaceAll(/\s/g, '');
      const isLink = href === undefined && address !== '' && link.safeParse(address).success;
      return isLink ? tokensOf(words, address) : literal(all, href);
    },
  );
}

/** What looked like a link and leads nowhere: its own letters. */
const literal = (text: string, href: string | undefined): Token[] =>
  Array.from(text.replaceAll(/\\([\\*[\]()#-])/g, '$1'), (letter) => ({ text: letter, href }));
