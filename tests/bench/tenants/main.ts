import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { waitForMails } from '../bench-setup.ts';
import { readProcessorTime } from '../processor-time.ts';
import { tableOf } from '../summary.ts';
import { readSizes, readWal } from './database-figures.ts';
import { readLoad, startMeasured, type MeasuredServer } from './measured-server.ts';
import { createTenantsDatabase, type TenantsDatabase } from './tenants-database.ts';
import { steps, type Visit } from './visit.ts';

/** How many tenants each of the servers has; the first is what the others are compared with. */
const counts = (process.env['BENCH_TENANTS'] ?? '1,100,1000').split(',').map(Number);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 6);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 15);
/** Guests a second, of six calls each: far below what the program can do, so nobody queues. */
const perSecond = Number(process.env['BENCH_RATE'] ?? 6);
const idleSeconds = 10;
const mostGrowth = 1.2;
const mostMegabytes = 400;
const mostColdMs = 150;

const say = (text: string) => process.stdout.write(`${text}\n`);
const note = (text: string) => process.stderr.write(`${text}\n`);

type Spent = { program: number; database: number; wal: number; visits: number };

const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;
};
const verdict = (value: number, most: number) => (value <= most ? 'met' : 'MISSED');

async function measure(servers: readonly MeasuredServer[]): Promise<Map<number, Spent>> {
  const spent = new Map<number, Spent>();
  for (let round = 0; round < rounds; round += 1) {
    const inTurn = round % 2 === 0 ? servers : servers.toReversed();
    for (const server of inTurn) {
      const { database, process: running } = server;
      const from = await readProcessorTime(database.db, running.pid);
      const walFrom = await readWal(database.db);
      const visits = await server.drive(perSecond, seconds);
      const until = await readProcessorTime(database.db, running.pid);
      const wal = (await readWal(database.db)) - walFrom;
      server.visits.push(...visits);
      const before = spent.get(database.tenants) ?? {
        program: 0,
        database: 0,
        wal: 0,
        visits: 0,
      };
      spent.set(database.tenants, {
        program: before.program + until.program - from.program,
        database: before.database + until.database - from.database,
        wal: before.wal + wal,
        visits: before.visits + visits.length,
      });
    }
    note(`round ${round + 1} of ${rounds}, load ${await readLoad()}`);
  }
  return spent;
}

/** What the loops that look for work over all tenants cost, while nobody calls. */
async function measureIdle(server: MeasuredServer | undefined): Promise<void> {
  if (!server) return;
  const { database, process: running } = server;
  await waitForMails(database.db);
  const from = await readProcessorTime(database.db, running.pid);
  await delay(idleSeconds * 1000);
  const until = await readProcessorTime(database.db, running.pid);
  server.idle = {
    program: (until.program - from.program) / idleSeconds,
    // With the loops of the servers that were started before.
    database: (until.database - from.database) / idleSeconds,
  };
}

const label = (tenants: number) => `${tenants} ${tenants === 1 ? 'tenant' : 'tenants'}`;

function latencyTable(servers: readonly MeasuredServer[]): string {
  const at = ({ visits }: MeasuredServer, step: keyof Visit, share: number) =>
    quantile(
      visits.map((one) => one[step]),
      share,
    );
  const [first] = servers;
  const rows = steps.map((step) => {
    const growths = servers.slice(1).map((server) => {
      const growth = first ? at(server, step, 0.99) / at(first, step, 0.99) : NaN;
      return `${growth.toFixed(2)} ${verdict(growth, mostGrowth)}`;
    });
    const figures = servers.flatMap((server) => [
      at(server, step, 0.5).toFixed(1),
      at(server, step, 0.99).toFixed(1),
    ]);
    return [step, ...figures, ...growths];
  });
  const head = servers.flatMap(({ database }) => [`${database.tenants}: p50`, 'p99']);
  const grown = servers.slice(1).map(({ database }) => `p99, ${database.tenants} to ${counts[0]}`);
  return tableOf(['ms', ...head, ...grown], rows);
}

async function report(
  servers: readonly MeasuredServer[],
  spent: Map<number, Spent>,
): Promise<void> {
  const [cpu] = cpus();
  say(`${availableParallelism()} × ${cpu?.model ?? 'unknown'}, Node ${process.versions.node}`);
  say(`load averages at the end: ${await readLoad()}`);
  say(`${perSecond} guests a second, ${rounds} rounds of ${seconds} s in turns\n`);
  say(latencyTable(servers));
  for (const { database } of servers) {
    const its = spent.get(database.tenants);
    const kilobytes = ((its?.wal ?? NaN) / (its?.visits ?? NaN) / 1024).toFixed(1);
    const grown = await readSizes(database.db);
    say(`\n${label(database.tenants)}: ${kilobytes} kB of WAL a visit; largest tables: ${grown}`);
  }
  say('');
  const rows = await Promise.all(
    servers.map(async ({ database: { tenants }, process: running, failed, ...server }) => {
      const { heap, startMs, cold, idle } = server;
      const { rss, peak } = await running.memory();
      const living = await heap();
      const its = spent.get(tenants);
      const each = (total: number | undefined) =>
        ((total ?? NaN) / (its?.visits ?? NaN)).toFixed(1);
      return [
        label(tenants),
        startMs.toFixed(0),
        cold.length === 0 ? '' : quantile(cold, 0.5).toFixed(0),
        cold.length === 0 ? '' : quantile(cold, 0.95).toFixed(0),
        cold.length === 0 ? '' : verdict(quantile(cold, 0.95), mostColdMs),
        rss.toFixed(0),
        `${peak.toFixed(0)} ${verdict(peak, mostMegabytes)}`,
        living.heap.toFixed(0),
        living.external.toFixed(0),
        each(its?.program),
        each(its?.database),
        `${idle.program.toFixed(0)} + ${idle.database.toFixed(0)}`,
        String(failed),
      ];
    }),
  );
  say(
    tableOf(
      [
        '',
        'start ms',
        'cold page p50 ms',
        'p95',
        `at most ${mostColdMs}`,
        'RSS MB',
        `peak, at most ${mostMegabytes}`,
        'heap MB',
        'external MB',
        'CPU ms a visit',
        'of the database',
        'idle, CPU ms a second',
        'failed',
      ],
      rows,
    ),
  );
}

const folder = await mkdtemp(join(tmpdir(), 'servery-tenants-'));
// The database runs as an unprivileged user where the program is root's.
await chmod(folder, 0o711);
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: note });
const databases: TenantsDatabase[] = [];
const servers: MeasuredServer[] = [];
try {
  for (const tenants of counts) {
    databases.push(await createTenantsDatabase(postgres, tenants));
    note(`${label(tenants)} filled`);
  }
  for (const database of databases) {
    servers.push(await startMeasured(database, folder));
    note(`${label(database.tenants)} visited`);
    await measureIdle(servers.at(-1));
  }
  await report(servers, await measure(servers));
} finally {
  for (const server of servers) await server.stop();
  for (const { close } of databases) await close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
