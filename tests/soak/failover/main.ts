import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDatabase } from '#server/db/client.ts';
import { openShop } from '../instances/open-shop.ts';
import { exitOnSignals } from '../daemon.ts';
import { createRecords } from '../records.ts';
import { fillDatabase } from '../soak-database.ts';
import { startPatroniCluster } from './patroni-cluster.ts';
import { watchPages } from './watch-pages.ts';

/** Service is back within, in ms. */
const mostStop = 30_000;
/** In ms: orders between two kills. */
const restOfRound = 5000;
/** Longer than anything may take, in ms. */
const patience = 60_000;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } });
const rounds = Number(values.rounds);
const say = (text: string) => process.stdout.write(`${text}\n`);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

exitOnSignals();
const folder = await mkdtemp(join(tmpdir(), 'servery-failover-'));
await chmod(folder, 0o711);
const cluster = await startPatroniCluster(folder);
say('A cluster of three, with synchronous replication');
const filling = createDatabase({ connectionString: cluster.url });
await fillDatabase(filling);
await filling.close();

const records = createRecords();
const shop = await openShop({
  folder,
  variables: { DATABASE_URL: cluster.url },
  records,
  say,
  mayLoseDatabase: true,
});
let isOver = false;
const watching = watchPages({ origin: shop.origin, isDone: () => isOver, records });
await setTimeout(restOfRound);

say('kill\tleader\torders again after\tlongest answer\tpages up to date after');
for (let round = 0; round < rounds; round += 1) {
  const { name, startAgain } = await cluster.killLeader();
  const from = performance.now();
  // Whoever orders in the very moment is answered by what the leader had done already.
  await setTimeout(1500);
  const orders = shop.ordersSince();
  while (orders() < 3 && performance.now() - from < patience) await setTimeout(50);
  const back = performance.now() - from;
  const { answer } = shop.longest(from, performance.now());
  if (back > mostStop) records.fault(`service was back after ${seconds(back)}`);
  await setTimeout(1000);
  const late = performance.now();
  while (!shop.pages.isUpToDate() && performance.now() - late < patience) await setTimeout(20);
  const cells = [seconds(back), seconds(answer), seconds(performance.now() - late)];
  say([round + 1, name, ...cells].join('\t'));
  await startAgain();
  await cluster.whenWhole();
  await setTimeout(restOfRound);
}
isOver = true;
await watching;
const checking = createDatabase({ connectionString: cluster.url });
await shop.finish(checking.db);
const { rows } = await checking.pool.query<{ jobs: number }>(
  'select count(*)::int as jobs from graphile_worker.jobs where attempts >= max_attempts',
);
const given = rows[0]?.jobs ?? 0;
if (given > 0) records.fault(`${given} jobs of the queue were given up`);
await checking.close();
await cluster.stop();
await rm(folder, { recursive: true, force: true });
for (const [fault, count] of records.faults) say(`FAULT (${count} times): ${fault}`);
say(records.faults.size === 0 ? 'No fault.' : `${records.faults.size} kinds of faults.`);
process.exit(records.faults.size === 0 ? 0 : 1);
