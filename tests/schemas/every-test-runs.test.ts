import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const tests = fileURLToPath(new URL('..', import.meta.url));

test('every folder with tests is in a project of vitest or in the browser tests', () => {
  // Those of a distributed database need one: `npm run test:citus`.
  const config = ['vitest.config.ts', 'citus/vitest.config.ts']
    .map((path) => readFileSync(`${tests}${path}`, 'utf8'))
    .join('\n');
  const run = new Set(
    [...config.matchAll(/'tests\/\{?([\w,-]+)\}?\/\*\*/g)].flatMap(
      ([, names]) => names?.split(',') ?? [],
    ),
  ).add('e2e');
  const folders = readdirSync(tests, { recursive: true, encoding: 'utf8' })
    // A benchmark's packages are installed beside it, with tests of their own.
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('node_modules/'))
    .map((path) => path.split('/')[0] ?? path);
  expect(folders).toContain('e2e');
  expect(folders.filter((name) => !run.has(name))).toEqual([]);
});
