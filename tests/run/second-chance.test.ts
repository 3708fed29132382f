import { expect, test } from 'vitest';
import type { FailedFile, RunReport } from '../reporters/save-run.ts';
import { judge, mostTriedAgain } from './second-chance.ts';

const fileOf = (file: string): FailedFile => ({
  runner: 'vitest',
  project: 'units',
  file,
  failures: ['adds up\n    expected 3 to be 4'],
});
const reportOf = (change: Partial<RunReport> = {}): RunReport => ({
  failed: [],
  elsewhere: [],
  seconds: [],
  ...change,
});

/** A run in which some files failed. */
const runWith = (...failed: FailedFile[]) => ({
  name: 'others',
  exitCode: failed.length === 0 ? 0 : 1,
  report: reportOf({ failed }),
});
const never = () => Promise.reject(new Error('nothing is to be tried again'));

test('passes where every run has passed, and tries nothing again', async () => {
  expect(await judge([runWith(), runWith()], never)).toMatchObject({ passed: true, flaky: [] });
});

test('names a file that passes alone as flaky, and passes', async () => {
  const tried: string[] = [];
  const verdict = await judge([runWith(fileOf('a.test.ts')), runWith()], (one) => {
    tried.push(one.file);
    return Promise.resolve(true);
  });
  expect(tried).toEqual(['a.test.ts']);
  expect(verdict).toEqual({
    passed: true,
    flaky: [fileOf('a.test.ts')],
    failed: [],
    elsewhere: [],
  });
});

test('fails where a file fails again', async () => {
  const verdict = await judge([runWith(fileOf('a.test.ts'), fileOf('b.test.ts'))], ({ file }) =>
    Promise.resolve(file === 'a.test.ts'),
  );
  expect(verdict.passed).toBe(false);
  expect(verdict.flaky.map(({ file }) => file)).toEqual(['a.test.ts']);
  expect(verdict.failed.map(({ file }) => file)).toEqual(['b.test.ts']);
});

test('fails where more files failed than are tried again', async () => {
  const files = Array.from({ length: mostTriedAgain + 1 }, (_, index) =>
    fileOf(`${index}.test.ts`),
  );
  const verdict = await judge([runWith(...files)], never);
  expect(verdict).toMatchObject({ passed: false, failed: files });
});

test('fails where something failed that belongs to no file', async () => {
  const report = reportOf({ elsewhere: ['outside a test: Error: lost'] });
  const verdict = await judge([{ name: 'server', exitCode: 1, report }], never);
  expect(verdict).toMatchObject({ passed: false, elsewhere: ['outside a test: Error: lost'] });
});

test('fails where a run ended badly without a word, or left no report', async () => {
  const verdict = await judge(
    [
      { name: 'server', exitCode: 'SIGKILL', report: null },
      { name: 'flows', exitCode: 1, report: reportOf() },
    ],
    never,
  );
  expect(verdict.passed).toBe(false);
  expect(verdict.elsewhere).toEqual([
    'server left no report, exit code SIGKILL',
    'flows ended with exit code 1',
  ]);
});
