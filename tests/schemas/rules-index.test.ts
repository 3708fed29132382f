import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Rows of docs/rules.md: `| R31 | what it says | \`tests/…\` |`. */
const rows = readFileSync('docs/rules.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, rule, , files] = line.split('|').map((cell) => cell.trim());
    return rule !== undefined && /^R\d+$/.test(rule) ? [{ rule, files: files ?? '' }] : [];
  });
const expected = [...Array.from({ length: 65 }, (_, index) => `R${index + 1}`), 'R73'];

describe('docs/rules.md', () => {
  test('lists every rule of the order engine once, in order', () => {
    expect(rows.map(({ rule }) => rule)).toEqual(expected);
  });

  test.each(rows)('names the tests that hold $rule', ({ rule, files }) => {
    const paths = [...files.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    expect(paths).not.toEqual([]);
    const named = new RegExp(`['"\`][^'"\`\\n]*\\b${rule}\\b`);
    for (const path of paths) {
      expect(existsSync(path)).toBe(true);
      expect(readFileSync(path, 'utf8')).toMatch(named);
    }
  });
});
