import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { createApiShots, fillCarts } from './api-shots.ts';
import { createBareShots } from './bare-shots.ts';
import { createBenchSetup, snapshotCarts, layOutCarts, type BenchSetup } from './bench-setup.ts';
import { benchTenant } from './bench-tenant.ts';
import { connections, drive, type Measured, type Shot } from './drive.ts';
import { runProcess } from './run-process.ts';
import { figuresOf, tableOf } from './summary.ts';

/** pg's own default, which the API runs with. */
const poolSize = 10;
/** As `npm start` starts it. */
const nodeFlags = ['--max-old-space-size=1024', '--max-semi-space-size=32'];
const rounds = 5;
const phaseMs = 3000;
/** Each guest has one open cart, so placing is measured in batches of one order for each guest. */
const batchesPerRound = 3;

type Shots = {
  read: (n: number) => Shot;
  add: (n: number) => Shot;
  place: (n: number, version: number) => Shot;
};
type Target = { name: 'bare' | 'api'; origin: string; shots: Shots };
const operations = ['read', 'add', 'place'] as const;
type Operation = (typeof operations)[number];
/** The least share of the bare handler's requests per second. */
const required: Record<Operation, number> = { read: 0.4, add: 0.3, place: 0.1 };
const mostMegabytes = 300;

const say = (text: string) => process.stdout.write(`${text}\n`);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

let version = 0;

async function measure(setup: BenchSetup, target: Target, operation: Operation) {
  const { origin, shots } = target;
  if (operation === 'place') {
    const batches: Measured[] = [];
    for (let batch = 0; batch < batchesPerRound; batch += 1) {
      await layOutCarts(setup, (version += 1));
      const { length } = setup.guests;
      batches.push(await drive(origin, (n) => (n < length ? shots.place(n, version) : null)));
    }
    return batches;
  }
  await layOutCarts(setup, (version += 1));
  const end = performance.now() + phaseMs;
  return [await drive(origin, (n) => (performance.now() < end ? shots[operation](n) : null))];
}

async function run(setup: BenchSetup): Promise<void> {
  const [apiPort, barePort] = [await freePort(), await freePort()];
  const api = await runProcess([...nodeFlags, 'dist/server/main.js'], {
    PORT: String(apiPort),
    HOST: '127.0.0.1',
    DATABASE_URL: setup.url,
    TENANT_ID: String(benchTenant.id),
    TRUST_PROXY: '1',
    SECRET_KEY: randomBytes(32).toString('base64'),
  });
  const bare = await runProcess(['--import', 'tsx', 'tests/bench/bare-server.ts'], {
    PORT: String(barePort),
    DATABASE_URL: setup.url,
    POOL_SIZE: String(poolSize),
  });
  try {
    const origin = `http://127.0.0.1:${apiPort}`;
    await fillCarts(origin, setup);
    await snapshotCarts(setup.db);
    const targets: Target[] = [
      { name: 'bare', origin: `http://127.0.0.1:${barePort}`, shots: createBareShots(setup) },
      { name: 'api', origin, shots: await createApiShots(origin, setup) },
    ];
    const seen = new Map<string, Measured[]>();
    for (let round = 0; round <= rounds; round += 1) {
      for (const operation of operations) {
        for (const target of round % 2 === 0 ? targets : targets.toReversed()) {
          const measured = await measure(setup, target, operation);
          // The first round warms both up and is not counted.
          if (round === 0) continue;
          const key = `${target.name} ${operation}`;
          seen.set(key, [...(seen.get(key) ?? []), ...measured]);
        }
      }
      if (round > 0) process.stderr.write(`round ${round} of ${rounds}\n`);
    }
    const { rows } = await setup.db.execute(sql`select version() as version`);
    const [cpu] = cpus();
    say(`${availableParallelism()} × ${cpu?.model ?? 'unknown'}, Node ${process.versions.node}`);
    say(`${String(rows[0]?.['version'])}\n`);
    const memory = { api: await api.memory(), bare: await bare.memory() };
    const figures = (name: Target['name'], operation: Operation) =>
      figuresOf(seen.get(`${name} ${operation}`) ?? []);
    const lines = operations.flatMap((operation) => {
      const ours = figures('api', operation);
      const floor = figures('bare', operation);
      const ratio = ours.perSecond / floor.perSecond;
      const verdict = ratio >= required[operation] ? 'met' : 'MISSED';
      return [
        [`${operation}, bare`, ...wordsOf(floor), '', ''],
        [
          `${operation}, API`,
          ...wordsOf(ours),
          ratio.toFixed(2),
          `${required[operation]} ${verdict}`,
        ],
      ];
    });
    say(`${connections} connections, pool of ${poolSize}, ${rounds} rounds in turns\n`);
    say(tableOf(['', 'requests/s', 'p50 ms', 'p99 ms', 'ratio', 'required'], lines));
    say(
      `\nMemory of the API process: ${memory.api.rss.toFixed(0)} MB at the end, ` +
        `${memory.api.peak.toFixed(0)} MB at most (limit ${mostMegabytes}); ` +
        `bare: ${memory.bare.peak.toFixed(0)} MB at most.`,
    );
  } finally {
    await api.stop();
    await bare.stop();
  }
}

const wordsOf = ({ perSecond, p50, p99 }: ReturnType<typeof figuresOf>) => [
  perSecond.toFixed(0),
  p50.toFixed(1),
  p99.toFixed(1),
];

const setup = await createBenchSetup(tmpdir());
try {
  await run(setup);
} finally {
  await setup.stop();
}
