import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { constantFrom, integer, record, sample } from 'fast-check';
import { createDatabase } from '#server/db/client.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { freezeServer } from '#tests/database/freeze-server.ts';
import { serverPid } from '../server/embedded/server-processes.ts';
import { readSlot, shopUntil } from '../server/start/ordering-shopper.ts';
import { freePort } from '../server/start/spawn-program.ts';
import { checkOrders } from './check-orders.ts';
import { sendHostileCalls } from './hostile-callers.ts';
import { createProgram } from './program.ts';
import { createRecords } from './records.ts';
import { fillDatabase } from './soak-database.ts';

const shoppers = 6;
const frozenMs = 10_000;
/** Longer than the program takes to start, or the database is frozen: service must be back by then. */
const mostStopMs = 45_000;
/** What a call may wait for, five seconds, on a machine that is busy besides. */
const mostAnswerMs = 15_000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Math.trunc(Math.random() * 2 ** 31)) },
  },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
const say = (text: string) => process.stdout.write(`${text}\n`);
say(`Soak of ${minutes} minutes, --seed ${seed}`);

const folder = await mkdtemp(join(tmpdir(), 'servery-soak-'));
await chmod(folder, 0o711);
const server = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: say });
const database = createDatabase(server.connection);
const { db } = database;
await fillDatabase(database);

const records = createRecords();
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const { host, user, database: name } = server.connection;
const program = createProgram(
  {
    DATABASE_URL: `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
    DEMO: '1',
    SERVERY_DATA_DIR: join(folder, 'program'),
    PORT: String(port),
    TRUST_PROXY: '1',
  },
  records,
);
await program.start();

const begun = Date.now();
const end = begun + minutes * 60_000;
let isOver = false;
const isDone = () => isOver;
const servers = {
  origin: () => origin,
  isOpen: program.isOpen,
  onPlacing: () => undefined,
  onAnswer: records.answer,
};
const slot = await readSlot(servers);
const shopping = Array.from({ length: shoppers }, (_, n) =>
  shopUntil(servers, { guestId: 6_000_001 + n, slot, isDone }),
);
const hostile = sendHostileCalls({ origin, isOpen: program.isOpen, isDone, seed, records });

const event = record({
  kind: constantFrom('kill', 'kill', 'freeze', 'stop'),
  after: integer({ min: 3000, max: 20_000 }),
});
for (const { kind, after } of sample(event, { numRuns: Math.ceil(minutes * 20), seed })) {
  await setTimeout(Math.max(0, Math.min(after, end - Date.now())));
  if (Date.now() >= end) break;
  say(`${Math.round((Date.now() - begun) / 1000)} s: ${kind}`);
  if (kind === 'kill') await program.kill();
  else if (kind === 'stop') await program.stop();
  else {
    const goOn = freezeServer(await serverPid(join(folder, 'database')));
    await setTimeout(frozenMs);
    goOn();
    records.count('frozen');
  }
}
await setTimeout(Math.max(0, end - Date.now()));
isOver = true;
const results = await Promise.all(shopping);
await hostile;
await program.stop({ isLast: true });

const placed = results.flatMap((result) => result.placed);
const refused = results.flatMap((result) => result.refused);
await checkOrders(db, results, records);
const longest = records.longest();
if (longest.stop > mostStopMs) records.fault('service stopped for too long');
if (longest.answer > mostAnswerMs) records.fault('an answer took too long');

await database.close();
await server.stop();
await rm(folder, { recursive: true, force: true });

say(
  `Orders placed: ${placed.length}, sent again: ${results.reduce((sum, { repeated }) => sum + repeated, 0)}, refused since the cart had changed: ${refused.length}`,
);
for (const [what, count] of records.counts) say(`${what}: ${count}`);
say(
  `Longest stop: ${(longest.stop / 1000).toFixed(1)} s; longest answer: ${(longest.answer / 1000).toFixed(1)} s`,
);
for (const [fault, count] of records.faults) say(`FAULT (${count} times): ${fault}`);
say(records.faults.size === 0 ? 'No fault.' : `${records.faults.size} kinds of faults.`);
process.exit(records.faults.size === 0 ? 0 : 1);
