import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { z } from 'zod';
import { openDatabase } from '#server/db/open-database.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { insertPresetTenants, presetTenants } from '../e2e/preset-tenants.ts';
import { runProcess } from './run-process.ts';
import { tableOf } from './summary.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** Only this look's site: `BENCH_ONLY=trattoria`. */
const only = process.env['BENCH_ONLY'];
const paths = ['/', '/menu'] as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Beside the four scores of 100: milliseconds, a count, kilobytes as sent, and a share of the window. */
const head = ['page', ...categories, 'LCP ms', 'TBT ms', 'requests', 'script kB', 'CLS'];

const say = (text: string) => process.stdout.write(`${text}\n`);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What is read of Lighthouse's report. */
const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      numericValue: z.number().optional(),
      details: z
        .object({
          items: z
            .array(
              z
                .object({
                  resourceType: z.unknown(),
                  transferSize: z.unknown(),
                  requestCount: z.unknown(),
                })
                .partial(),
            )
            .catch([]),
        })
        .partial()
        .optional(),
    }),
  ),
});

const lighthouseProgram = 'tests/bench/third-party/node_modules/lighthouse/cli/index.js';

/** Asks the browser at this port for a report; Lighthouse is a package of its own, and a process. */
async function lighthouse(url: string, port: number): Promise<z.infer<typeof reportSchema>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      lighthouseProgram,
      url,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
    ],
    { maxBuffer: 64 * 1024 ** 2 },
  );
  return reportSchema.parse(JSON.parse(stdout));
}

/** One measurement of a page as Lighthouse does it for a phone; NaN for what it could not tell. */
async function measure(url: string, port: number): Promise<number[]> {
  const { audits, categories: scores, runtimeError } = await lighthouse(url, port);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const items = audits['resource-summary']?.details?.items ?? [];
  const of = (type: string) => items.find(({ resourceType }) => resourceType === type);
  return [
    ...categories.map((name) => (scores[name]?.score ?? Number.NaN) * 100),
    figure('largest-contentful-paint'),
    figure('total-blocking-time'),
    Number(of('total')?.requestCount ?? Number.NaN),
    Number(of('script')?.transferSize ?? Number.NaN) / 1024,
    figure('cumulative-layout-shift'),
  ];
}

async function measureAll(serverPort: number): Promise<void> {
  const { executablePath, args, env } = await findChromium();
  const chromePort = await freePort();
  const chrome = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${chromePort}`],
    env,
  });
  try {
    const rows: string[][] = [];
    const pages = presetTenants
      .map(({ hosts }) => hosts[0] ?? '')
      .filter((host) => only === undefined || host === `${only}.localhost`)
      .flatMap((host) => paths.map((path) => ({ host, path })));
    for (const { host, path } of pages) {
      const name = `${host.replace('.localhost', '')} ${path}`;
      const url = `http://${host}:${serverPort}${path}`;
      // The first visit makes the pictures in the widths that a phone asks for.
      await measure(url, chromePort);
      const runs: number[][] = [];
      while (runs.length < rounds) runs.push(await measure(url, chromePort));
      const seen = head.slice(1).map((_, column) => median(runs.map((run) => run[column] ?? NaN)));
      const row = [name, ...seen.map((value, column) => value.toFixed(column === 8 ? 3 : 0))];
      rows.push(row);
      say(`${row.join(' · ')} (${runs.map(([performance]) => performance).join(', ')})`);
    }
    say(`\nMedian of ${rounds} on ${availableParallelism()} × ${cpus()[0]?.model ?? '?'}:\n`);
    say(tableOf(head, rows));
  } finally {
    await chrome.close();
  }
}

const dataFolder = await mkdtemp(join(tmpdir(), 'servery-web-'));
// As root, PostgreSQL runs as an unprivileged user, who must be able to enter.
await chmod(dataFolder, 0o755);
const port = await freePort();
const server = await runProcess(['dist/server/main.js'], {
  DEMO: '1',
  PORT: String(port),
  SERVERY_DATA_DIR: dataFolder,
});
try {
  const { db, close } = await openDatabase(
    { databaseUrl: undefined, dataDir: dataFolder },
    () => undefined,
  );
  await insertPresetTenants(db, { dataFolder, port });
  await close();
  await measureAll(port);
} finally {
  await server.stop();
  await rm(dataFolder, { recursive: true, force: true });
}
