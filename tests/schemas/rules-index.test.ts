import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { projectFiles } from './docs/project-files.ts';

/** Entries of docs/rules.md: `- **R31** what it says`, and below it the test files that hold it. */
const rules = [
  ...readFileSync('docs/rules.md', 'utf8').matchAll(/^- \*\*(R\d+)\*\* (.+)\n {2}(.+)$/gm),
].map(([, rule = '', text = '', heldBy = '']) => ({ rule, text, heldBy }));
const built = rules.filter(({ heldBy }) => heldBy !== '_not built yet_');

describe('docs/rules.md', () => {
  test('lists every rule of the order engine once, in order', () => {
    expect(rules.map(({ rule }) => rule)).toEqual(
      Array.from({ length: 98 }, (_, index) => `R${index + 1}`),
    );
  });

  test.each(built)('names the tests that hold $rule', ({ rule, heldBy }) => {
    const paths = [...heldBy.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    expect(paths).not.toEqual([]);
    const named = new RegExp(`['"\`][^'"\`\\n]*\\b${rule}\\b`);
    for (const path of paths) {
      expect(existsSync(path) || path).toBe(true);
      expect(readFileSync(path, 'utf8')).toMatch(named);
    }
  });

  test('says of a rule that it is not built only while no test is named after it', () => {
    const named = projectFiles()
      .filter(({ path }) => path.endsWith('.test.ts') || path.endsWith('.test.tsx'))
      .flatMap(({ text }) => [...text.matchAll(/\b(?:test|it|describe)\(\s*['"`]((?:R\d+ )+)/g)])
      .flatMap(([, numbers = '']) => numbers.trim().split(' '));
    const indexed = new Set(built.map(({ rule }) => rule));
    expect(named.filter((rule) => !indexed.has(rule))).toEqual([]);
  });

  test('holds every rule number that the project cites', () => {
    const known = new Set(rules.map(({ rule }) => rule));
    const unknown = projectFiles().flatMap(({ path, text }) =>
      [...text.matchAll(/\bR\d{1,3}\b/g)]
        .filter(([number]) => !known.has(number))
        .map(([number]) => `${path}: ${number}`),
    );
    expect(unknown).toEqual([]);
  });
});
