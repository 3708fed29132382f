import { availableParallelism, cpus } from 'node:os';
import { openDatabase } from '#server/db/open-database.ts';
import { insertPresetTenants, presetTenants } from '../e2e/preset-tenants.ts';
import { withDemoServer } from './demo-server.ts';
import { lighthouse, withBrowser } from './lighthouse.ts';
import { tableOf } from './summary.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** Only this look's site: `BENCH_ONLY=trattoria`. */
const only = process.env['BENCH_ONLY'];
const paths = ['/', '/menu'] as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Beside the four scores of 100: milliseconds, a count, kilobytes as sent, and a share of the window. */
const head = ['page', ...categories, 'LCP ms', 'TBT ms', 'requests', 'script kB', 'CLS'];

const say = (text: string) => process.stdout.write(`${text}\n`);

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** One measurement of a page as Lighthouse does it for a phone; NaN for what it could not tell. */
async function measure(url: string, port: number): Promise<number[]> {
  const { audits, categories: scores } = await lighthouse(url, port);
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

async function measureAll(serverPort: number, chromePort: number): Promise<void> {
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
}

await withDemoServer(async ({ port, dataFolder }) => {
  const { db, close } = await openDatabase(
    { databaseUrl: undefined, dataDir: dataFolder },
    () => undefined,
  );
  await insertPresetTenants(db, { dataFolder, port });
  await close();
  await withBrowser((chromePort) => measureAll(port, chromePort));
});
