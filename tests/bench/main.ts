import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { createApiShots, fillCarts, type ApiShots } from './api-shots.ts';
import { createBareShots } from './bare-shots.ts';
import {
  createBenchSetup,
  layOutCarts,
  snapshotCarts,
  waitForMails,
  type BenchSetup,
} from './bench-setup.ts';
import { benchTenant } from './bench-tenant.ts';
import { checkOut, type Checkout } from './checkout.ts';
import { connections, drive, type Measured, type Shot } from './drive.ts';
import { readProcessorTime } from './processor-time.ts';
import { runProcess, type Running } from './run-process.ts';
import { checkoutFigures, figuresOf, tableOf, type Phase } from './summary.ts';

/** pg's own default, which the API runs with. */
const poolSize = 10;
/** As `npm start` starts it. */
const nodeFlags = ['--max-old-space-size=1024', '--max-semi-space-size=32'];
/** Such as `--cpu-prof --cpu-prof-dir=…`, for the API's process. */
const furtherFlags = (process.env['BENCH_FLAGS'] ?? '').split(' ').filter((flag) => flag !== '');
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
/**
 * Rounds that are not counted. Servers run for days; one that has answered a few hundred calls still
 * spends a good part of its time compiling, and in functions that are not compiled yet.
 */
const warmUps = Number(process.env['BENCH_WARM_UPS'] ?? 2);
const phaseMs = Number(process.env['BENCH_PHASE_MS'] ?? 3000);
/** Each guest has one open cart, so placing is measured in batches of one order for each guest. */
const batchesPerRound = 3;
const checkoutsPerRound = 40;
/**
 * The folder of another build of the program, with its `package.json` and its migrations: it is
 * measured in turns with this one, as `before`.
 */
const before = process.env['BENCH_BEFORE'];
/**
 * So many processes serve the API; with `BENCH_BEFORE=.` the same build in one is measured beside it,
 * for orders are to be at least 1.2 times as many with two on two processors.
 */
const workers = process.env['BENCH_WORKERS'] ?? '1';

type Shots = {
  read: (n: number) => Shot;
  add: (n: number) => Shot;
  place: (n: number, version: number) => Shot;
  checkout?: ApiShots['checkout'];
};
type Target = { name: 'bare' | 'before' | 'api'; origin: string; shots: Shots; process: Running };
type Operation = 'read' | 'add' | 'place';
const all: readonly Operation[] = ['read', 'add', 'place'];
/** One of them alone, for a profile of it. */
const operations = all.filter((one) => (process.env['BENCH_ONLY'] ?? one) === one);
/** The least share of the bare handler's requests per second. */
const required: Record<Operation, number> = { read: 0.7, add: 0.5, place: 0.35 };
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

async function measure(setup: BenchSetup, target: Target, operation: Operation): Promise<Phase[]> {
  const { origin, shots } = target;
  const timed = async (work: () => Promise<Measured>): Promise<Phase> => {
    const from = await readProcessorTime(setup.db, target.process.pid);
    const measured = await work();
    const until = await readProcessorTime(setup.db, target.process.pid);
    return {
      ...measured,
      program: until.program - from.program,
      database: until.database - from.database,
    };
  };
  if (operation === 'place') {
    const batches: Phase[] = [];
    for (let batch = 0; batch < batchesPerRound; batch += 1) {
      await waitForMails(setup.db);
      await layOutCarts(setup, (version += 1));
      const { length } = setup.guests;
      batches.push(
        await timed(() => drive(origin, (n) => (n < length ? shots.place(n, version) : null))),
      );
    }
    return batches;
  }
  await waitForMails(setup.db);
  await layOutCarts(setup, (version += 1));
  return [
    await timed(() => {
      const end = performance.now() + phaseMs;
      return drive(origin, (n) => (performance.now() < end ? shots[operation](n) : null));
    }),
  ];
}

async function startApi(setup: BenchSetup, folder: string, secretKey: string, inAll = '1') {
  const port = await freePort();
  const running = await runProcess(
    [...nodeFlags, ...furtherFlags, `${folder}/dist/server/main.js`],
    {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: setup.url,
      TENANT_ID: String(benchTenant.id),
      TRUST_PROXY: '1',
      SECRET_KEY: secretKey,
      WORKERS: inAll,
    },
  );
  return { running, origin: `http://127.0.0.1:${port}` };
}

async function run(setup: BenchSetup): Promise<void> {
  const secretKey = randomBytes(32).toString('base64');
  const api = await startApi(setup, '.', secretKey, workers);
  const earlier = before === undefined ? null : await startApi(setup, before, secretKey);
  const barePort = await freePort();
  const bare = await runProcess(['--import', 'tsx', 'tests/bench/bare-server.ts'], {
    PORT: String(barePort),
    DATABASE_URL: setup.url,
    POOL_SIZE: String(poolSize),
  });
  try {
    const { origin } = api;
    await fillCarts(origin, setup);
    await snapshotCarts(setup.db);
    const bareOrigin = `http://127.0.0.1:${barePort}`;
    const shots = await createApiShots(origin, setup);
    const targets: Target[] = [
      { name: 'bare', origin: bareOrigin, shots: createBareShots(setup), process: bare },
      ...(earlier
        ? [
            {
              name: 'before' as const,
              origin: earlier.origin,
              shots,
              process: earlier.running,
            },
          ]
        : []),
      { name: 'api', origin, shots, process: api.running },
    ];
    const seen = new Map<string, Phase[]>();
    const checkouts = new Map<string, Checkout[]>();
    for (let round = 1 - warmUps; round <= rounds; round += 1) {
      const inTurn = round % 2 === 0 ? targets : targets.toReversed();
      for (const operation of operations) {
        for (const target of inTurn) {
          const measured = await measure(setup, target, operation);
          if (round <= 0) continue;
          const key = `${target.name} ${operation}`;
          seen.set(key, [...(seen.get(key) ?? []), ...measured]);
        }
      }
      for (const {
        name,
        origin: at,
        shots: { checkout },
      } of inTurn) {
        if (!checkout || operations.length < all.length) continue;
        await waitForMails(setup.db);
        const measured = await checkOut(at, checkoutsPerRound, checkout);
        if (round > 0) checkouts.set(name, [...(checkouts.get(name) ?? []), ...measured]);
      }
      if (round > 0) process.stderr.write(`round ${round} of ${rounds}\n`);
    }
    const { rows } = await setup.db.execute(sql`select version() as version`);
    const [cpu] = cpus();
    say(`${availableParallelism()} × ${cpu?.model ?? 'unknown'}, Node ${process.versions.node}`);
    say(`${String(rows[0]?.['version'])}\n`);
    const memory = { api: await api.running.memory(), bare: await bare.memory() };
    const figures = (name: Target['name'], operation: Operation) =>
      figuresOf(seen.get(`${name} ${operation}`) ?? []);
    const lines = operations.flatMap((operation) => {
      const floor = figures('bare', operation);
      return targets.map(({ name }) => {
        const ours = figures(name, operation);
        const ratio = ours.perSecond / floor.perSecond;
        const verdict = ratio >= required[operation] ? 'met' : 'MISSED';
        return [
          `${operation}, ${name === 'api' ? 'API' : name}`,
          ours.perSecond.toFixed(0),
          ours.p50.toFixed(1),
          ours.p99.toFixed(1),
          ours.program.toFixed(2),
          ours.database.toFixed(2),
          name === 'bare' ? '' : ratio.toFixed(2),
          name === 'api' ? `${required[operation]} ${verdict}` : '',
        ];
      });
    });
    say(`${connections} connections, pool of ${poolSize}, ${rounds} rounds in turns\n`);
    const head = ['requests/s', 'p50 ms', 'p99 ms', 'CPU ms', 'database CPU ms', 'ratio', 'aim'];
    say(tableOf(['', ...head], lines));
    const { before: were = [], api: are = [] } = Object.fromEntries(checkouts);
    say('\nOne guest alone, ms:\n');
    say(
      tableOf(
        ['', 'guest', 'add', 'read', 'order', 'checkout p50', 'checkout p95'],
        [
          ...(were.length > 0 ? [['before', ...checkoutFigures(were)]] : []),
          ['API', ...checkoutFigures(are)],
        ],
      ),
    );
    say(
      `\nMemory of the API process: ${memory.api.rss.toFixed(0)} MB at the end, ` +
        `${memory.api.peak.toFixed(0)} MB at most (limit ${mostMegabytes}); ` +
        `bare: ${memory.bare.peak.toFixed(0)} MB at most.`,
    );
  } finally {
    await api.running.stop();
    await earlier?.running.stop();
    await bare.stop();
  }
}

const setup = await createBenchSetup(tmpdir());
try {
  await run(setup);
} finally {
  await setup.stop();
}
