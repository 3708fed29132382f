import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';

/** Every file with its comments unwrapped, so that a citation may go over the end of a line. */
const files = projectFiles().map(({ path, text }) => ({
  path,
  text,
  prose: text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' '),
}));

/** Places where `pattern` finds what `isKnown` does not know. */
function unknown(pattern: RegExp, isKnown: (found: string, path: string) => boolean): string[] {
  return files.flatMap(({ path, prose }) =>
    [...prose.matchAll(pattern)].flatMap(([whole, found = whole]) =>
      isKnown(found, path) ? [] : [`${path}: ${whole}`],
    ),
  );
}

const read = (page: string) => readFileSync(`docs/${page}.md`, 'utf8');
const groups = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

/** What a page can be cited by: its headings and the bold terms of its entries. */
const terms = (page: string) => groups(read(page), /(?:^## |\*\*)([^*\n]+?)(?:\.?\*\*|$)/gm);

describe('pages that code and docs cite', () => {
  test('are in the repository: no issue is cited by its number', () => {
    expect(unknown(/\bissues? #?\d+\b/gi, () => false)).toEqual([]);
  });

  test('are in the repository: every page named .md is', () => {
    const known = (name: string, path: string) =>
      [dirname(path), '.', 'docs'].some((folder) => existsSync(join(folder, name)));
    expect(unknown(/[\w./-]+\.md\b(?![-\w])/g, known)).toEqual([]);
  });

  test('are decisions that were written down', () => {
    const numbers = new Set(readdirSync('docs/decisions').map((name) => name.slice(0, 3)));
    expect(unknown(/decisions?[/ ](\d{3})\b/g, (number) => numbers.has(number))).toEqual([]);
  });

  test('are sections of the specification', () => {
    const sections = new Set(groups(read('specification'), /^## (\d+)\./gm));
    expect(sections.size).toBe(9);
    expect(unknown(/specification(?:,|'s flat shape \()? §(\d+)/g, (n) => sections.has(n))).toEqual(
      [],
    );
    expect(unknown(/\bspec(?:\.md)? §\d+/g, () => false)).toEqual([]);
  });

  test.each(['requirements', 'design'])('are headings or terms of %s', (page) => {
    const known = terms(page);
    expect(known.length).toBeGreaterThan(5);
    const isKnown = (cited: string) => known.some((term) => cited.startsWith(term));
    const pattern = new RegExp(`[(;] ?${page}, ([A-Z][^,;:.)]*)`, 'g');
    expect(unknown(pattern, isKnown)).toEqual([]);
  });
});
