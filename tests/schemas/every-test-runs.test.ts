import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { leanFlows, leftOut, slowTag } from '../lean-tier.ts';
import { vitestFiles } from '../test-files.ts';

const find = (patterns: readonly string[], ignore: readonly string[] = []): string[] =>
  // Packages of a benchmark are installed beside it, with tests of their own.
  globSync([...patterns], { ignore: [...ignore, '**/node_modules/**'] }).toSorted();

const projects = Object.entries(vitestFiles).map(([project, { include, exclude }]) => ({
  project,
  files: find(include, exclude),
}));
const inVitest = projects.flatMap(({ files }) => files);
const inBrowsers = find(['tests/e2e/{flows,pages,second-browser}/**/*.test.ts']);
// Tests of a distributed database need one: `npm run test:citus`.
const onCitus = find(['tests/citus/**/*.test.ts']);

describe('every test', () => {
  it('is in one project of vitest or in the browser tests', () => {
    const run = [...inVitest, ...inBrowsers, ...onCitus].toSorted();
    expect(run).toEqual(find(['tests/**/*.test.{ts,tsx}']));
  });

  it.each(projects)('has files in $project', ({ files }) => {
    expect(files).not.toEqual([]);
  });
});

describe('the lean tier', () => {
  it.each(leftOut)('leaves out %s, which is there', (pattern) => {
    const files = find([pattern]);
    expect(files).not.toEqual([]);
    expect([...inVitest, ...find(['stories/**/*.stories.tsx'])]).toEqual(
      expect.arrayContaining(files),
    );
  });

  it('has a test of each rule', () => {
    const textOf = (files: readonly string[]) =>
      files.map((file) => readFileSync(file, 'utf8')).join('\n');
    const rulesIn = (text: string) => {
      // Names of tests begin with the rules that they hold: 'R66 R67 a card is bought …'.
      const names = [...text.matchAll(/['"`](?:R\d+ )+/g)].join('');
      return new Set([...names.matchAll(/R\d+/g)].map(([rule]) => rule));
    };
    const slowName = new RegExp(`(['"\`])(?:(?!\\1).)*\\1,\\s*\\{ tags: \\['${slowTag.name}'`, 'g');
    const isLeftOut = new Set(find(leftOut));
    const leanFiles = [
      ...inVitest.filter((file) => !isLeftOut.has(file)),
      ...Object.values(leanFlows)
        .flat()
        .map((flow) => `tests/e2e/${flow}`),
    ];
    const all = rulesIn(textOf(inVitest));
    const lean = rulesIn(textOf(leanFiles).replaceAll(slowName, ''));
    expect(all.size).toBeGreaterThan(80);
    expect([...all].filter((rule) => !lean.has(rule))).toEqual([]);
  });

  it.each(Object.values(leanFlows).flat())('runs the flow %s, which is there', (pattern) => {
    expect(inBrowsers).toContain(`tests/e2e/${pattern}`);
  });

  it('runs each flow at one size', () => {
    const flows = Object.values(leanFlows).flat();
    expect(new Set(flows).size).toBe(flows.length);
  });
});
