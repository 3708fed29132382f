import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import concurrently from 'concurrently';
import { isLean } from '../lean-tier.ts';
import { reportFolder, type FailedFile, type RunReport } from '../reporters/save-run.ts';
import { chooseDay, passesOn } from './other-day.ts';
import { judge } from './second-chance.ts';

/** Longest that a file may take by itself, in ms. */
const longestAlone = 60_000;
const slowestShown = 20;
const mostRuns = 2;

const vitest = 'vitest run --config tests/vitest.config.ts';
/** The runs of a tier, two at a time: each waits for half of its time, for a page or for PostgreSQL. */
const runs = {
  server: `${vitest} --project=schemas --project=units --project=server*`,
  pages: `${vitest} --project=browser*`,
  flows: 'playwright test --config tests/e2e/playwright.config.ts',
  stories: `${vitest} --project=stories*`,
};

/**
 * Components of the lean tier are drawn by the React that visitors have, which is half of the work;
 * the stories, which draw each of them, by the one that warns.
 */
const environmentOf = (runOrProject: string): Record<string, string> =>
  isLean && /^(pages|browser)/.test(runOrProject) ? { NODE_ENV: 'production' } : {};

const alone = ({ runner, project, file }: FailedFile): [string, string[]] => [
  `node_modules/.bin/${runner}`,
  runner === 'vitest'
    ? ['run', '--config', 'tests/vitest.config.ts', `--project=${project}`, file]
    : ['test', '--config', 'tests/e2e/playwright.config.ts', `--project=${project}`, file],
];

const print = (...lines: string[]) => void process.stdout.write(`${lines.join('\n')}\n`);

async function passesAlone(one: FailedFile): Promise<boolean> {
  const [command, args] = alone(one);
  print('', `Once more, alone: ${one.project}: ${one.file}`);
  const child = spawn(command, args, {
    stdio: 'inherit',
    detached: true,
    env: { ...process.env, ...environmentOf(one.project) },
  });
  const timer = setTimeout(() => {
    // The whole group: browsers and servers are children of it.
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  }, longestAlone);
  const [code] = await once(child, 'exit');
  clearTimeout(timer);
  return code === 0;
}

function readReport(name: string): RunReport | null {
  const file = path.join(reportFolder, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

const inWords = (list: readonly FailedFile[]): string[] =>
  list.flatMap(({ project, file, failures }) => [
    `  ${project}: ${file}`,
    ...failures.map((one) => `    ${one.replaceAll('\n', '\n    ')}`),
  ]);

function printSlowest(reports: readonly (RunReport | null)[]): void {
  const files = reports.flatMap((report) => report?.seconds ?? []);
  const sum = files.reduce((total, { seconds }) => total + seconds, 0);
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowestShown);
  print(
    '',
    `${files.length} files took ${Math.round(sum)} s; the slowest:`,
    ...slowest.map(
      ({ project, file, seconds }) => `  ${seconds.toFixed(1)} s  ${project}: ${file}`,
    ),
  );
}

const otherDay = isLean ? null : chooseDay();
rmSync(reportFolder, { recursive: true, force: true });
const commands = Object.entries(runs).map(([name, command]) => ({
  name,
  command,
  env: { TEST_RUN: name, ...environmentOf(name) },
}));
const { result } = concurrently(commands, { group: true, timings: true, maxProcesses: mostRuns });
const ended = await result.catch((closed: Awaited<typeof result>) => closed);
const reported = ended.map(({ command: { name }, exitCode }) => ({
  name,
  exitCode,
  report: readReport(name),
}));
const verdict = await judge(reported, passesAlone);
printSlowest(reported.map(({ report }) => report));
if (verdict.flaky.length > 0) {
  print('', `flaky, to be mended: ${verdict.flaky.length}`, ...inWords(verdict.flaky));
}
if (!verdict.passed) {
  print('', 'failed:', ...verdict.elsewhere.map((one) => `  ${one}`), ...inWords(verdict.failed));
}
const holdsOnOtherDay = otherDay === null || (await passesOn(otherDay));
process.exitCode = verdict.passed && holdsOnOtherDay ? 0 : 1;
