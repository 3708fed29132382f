import { parse } from '@humanwhocodes/momoa';
import type { ImportProblem } from './imported-menu.ts';

type ParsedJson = { ok: true; value: unknown } | { ok: false; problem: ImportProblem };

/** Reads JSON; what is wrong is reported with its line and column. */
export function parseJson(text: string): ParsedJson {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    return { ok: false, problem: describe(text, sentence) };
  }
}

function describe(text: string, sentence: string): ImportProblem {
  const offset = findOffset(text, sentence);
  if (offset === null) return { place: 'the file', message: `this is not JSON: ${sentence}` };
  const before = text.slice(0, offset).split('\n');
  const place = `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
  const reason =
    offset >= text.trimEnd().length
      ? 'it ends too early'
      : `'${text[offset]}' is not expected here`;
  return { place, message: `this is not JSON: ${reason}` };
}

/** A second reading keeps every value with its place, which is too much for the largest files. */
const largestToReadAgain = 8 * 1024 * 1024;

/** JSON.parse gives the place of some mistakes only; a parser that tracks places gives the others. */
function findOffset(text: string, sentence: string): number | null {
  const position = /at position (\d+)/.exec(sentence)?.[1];
  if (position !== undefined) return Number(position);
  if (sentence.includes('end of JSON')) return text.length;
  if (text.length > largestToReadAgain) return null;
  try {
    parse(text);
    return null;
  } catch (error) {
    const isLocated = error instanceof Error && 'offset' in error;
    return isLocated && typeof error.offset === 'number' ? error.offset : null;
  }
}
