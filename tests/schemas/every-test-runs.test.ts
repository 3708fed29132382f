import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const tests = fileURLToPath(new URL('..', import.meta.url));

test('every folder with tests is in a project of vitest or in the browser tests', () => {
  const config = readFileSync(`${tests}vitest.config.ts`, 'utf8');
  const run = new Set(
    [...config.matchAll(/'tests\/\{?([\w,-]+)\}?\/\*\*/g)].flatMap(
      ([, names]) => names?.split(',') ?? [],
    ),
  ).add('e2e');
  const folders = readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => path.split('/')[0] ?? path);
  expect(folders).toContain('e2e');
  expect(folders.filter((name) => !run.has(name))).toEqual([]);
});
