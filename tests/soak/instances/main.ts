import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../../server/start/spawn-program.ts';
import { exitOnSignals } from '../daemon.ts';
import { createRecords } from '../records.ts';
import { openSoakDatabase } from '../soak-database.ts';
import { openShop } from './open-shop.ts';
import { startPgbouncer } from './start-pgbouncer.ts';

/** No listener is without news for longer, in ms. */
const mostDelay = 5000;
/** One instance is there all the time. */
const mostStop = 5000;
/** In ms, after a killed instance is back. */
const restOfRound = 6000;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } });
const rounds = Number(values.rounds);
const say = (text: string) => process.stdout.write(`${text}\n`);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

exitOnSignals();
const folder = await mkdtemp(join(tmpdir(), 'servery-instances-'));
await chmod(folder, 0o711);
const database = await openSoakDatabase(join(folder, 'database'), say);
const variables: Record<string, string> = { DATABASE_URL: database.url };
const { POOLER: pooler } = process.env;
if (pooler && pooler !== 'pgbouncer') throw new Error('POOLER must be pgbouncer, or left out.');
const port = await freePort();
const pgbouncer = pooler ? await startPgbouncer({ ...database.place, folder, port }) : null;
if (pgbouncer) {
  const { user, database: name } = database.place;
  variables['DATABASE_URL'] = `postgresql://${user}@127.0.0.1:${port}/${name}`;
  variables['DATABASE_DIRECT_URL'] = database.url;
  say('Calls go through PgBouncer in transaction mode');
}
const records = createRecords();
const shop = await openShop({ folder, variables, records, say });

say('round  killed      up again after  writers without service  longest answer  latest news');
await setTimeout(restOfRound);
for (let round = 0; round < rounds; round += 1) {
  const killed = round % 2;
  const from = performance.now();
  await shop.programs[killed]?.kill();
  const upAfter = performance.now() - from;
  await setTimeout(restOfRound);
  const to = performance.now();
  const { stop, answer } = shop.longest(from, to);
  if (stop > mostStop) records.fault(`writers were without service for ${seconds(stop)}`);
  // What was acknowledged in the last seconds is still on its way.
  const latest = Math.max(0, ...shop.pages.delays(from, to - mostDelay));
  const cells = [seconds(upAfter), seconds(stop), seconds(answer), seconds(latest)];
  say([round + 1, `instance-${killed}`, ...cells].join('\t'));
}
await shop.finish(database.db);
const delays = shop.pages.delays().toSorted((a, b) => a - b);
const part = (share: number) => seconds(delays[Math.floor((delays.length - 1) * share)] ?? 0);
say(`News after its change: median ${part(0.5)}, p99 ${part(0.99)}, latest ${part(1)}`);
const late = delays.filter((ms) => ms > mostDelay).length;
if (late > 0) records.fault(`news came to pages more than ${seconds(mostDelay)} late: ${late}`);
const { rows } = await database.pool.query<{ jobs: number }>(
  'select count(*)::int as jobs from graphile_worker.jobs where attempts >= max_attempts',
);
const given = rows[0]?.jobs ?? 0;
if (given > 0) records.fault(`${given} jobs of the queue were given up`);

await pgbouncer?.stop();
await database.close();
await rm(folder, { recursive: true, force: true });
for (const [fault, count] of records.faults) say(`FAULT (${count} times): ${fault}`);
say(records.faults.size === 0 ? 'No fault.' : `${records.faults.size} kinds of faults.`);
process.exit(records.faults.size === 0 ? 0 : 1);
