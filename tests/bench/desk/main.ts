import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { placeOrder } from '#schemas/api/orders.ts';
import { insertStaffAccount } from '#server/db/queries/staff.ts';
import { restaurants } from '#server/db/schema.ts';
import { hashPassword } from '#server/identity/password.ts';
import { findChromium } from '../../browser/find-chromium.ts';
import { createApiShots, fillCarts, type ApiShots } from '../api-shots.ts';
import { createBenchSetup, layOutCarts, snapshotCarts, type BenchSetup } from '../bench-setup.ts';
import { benchTenant } from '../bench-tenant.ts';
import { ask } from '../drive.ts';
import { runProcess } from '../run-process.ts';
import { tableOf } from '../summary.ts';
import { followCommits, type Commits } from './commits.ts';
import { installProbe } from './probe.ts';
import { runPhase, type Asked, type Phase } from './run-phase.ts';
import { sides, type Side } from './sides.ts';

/** Ten minutes of orders, and then as long for their answers, in so many ms each. */
const tenMinutes = 40_000;
/** How many times slower the processor is made; a tablet on a counter is no desktop. */
const slowdowns = process.argv.includes('--quick') ? [1] : [1, 4];
/** A tablet. */
const viewport = { width: 1180, height: 820 };
/** A frame that is longer is seen to stutter (ms). */
const longFrame = 50;
const groupSize = 10;
const staff = { email: 'owner@measured.example', password: 'measured-by-the-benchmark' };

type Bench = {
  setup: BenchSetup;
  origin: string;
  place: ApiShots['place'];
  commits: Commits;
};

const say = (text: string) => process.stdout.write(`${text}\n`);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

let version = 0;

/** Orders come, and then staff accept them all, before one page in a window of its own. */
async function measure(
  { setup, origin, place, commits }: Bench,
  browser: Browser,
  { side, slowdown }: { side: Side; slowdown: number },
): Promise<{ come: Phase; move: Phase }> {
  await setup.db.execute(sql`delete from orders`);
  await layOutCarts(setup, (version += 1));
  const context = await browser.newContext({ viewport });
  // What compiles the probe gives its functions their names.
  await context.addInitScript({ content: 'globalThis.__name = (it) => it;' });
  await context.addInitScript(installProbe);
  try {
    const page = await context.newPage();
    const signedIn = await signIn(context, origin);
    await side.open(page, origin);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const { length: count } = setup.guests;
    const placed: string[] = [];
    const driven = { page, session, commits, count, ms: tenMinutes };
    const come = await runPhase({
      ...driven,
      change: async (n): Promise<Asked> => {
        const at = Date.now();
        const reply = await ask(origin, place(n, version));
        const { id, status } = placeOrder.reply.parse(reply).data;
        placed[n] = id;
        return { orderId: id, status, at };
      },
    });
    const move = await runPhase({
      ...driven,
      change: async (n): Promise<Asked> => {
        const at = Date.now();
        const orderId = placed[n] ?? '';
        await ask(origin, {
          method: 'POST',
          path: `/api/v2/staff/orders/${orderId}/status`,
          headers: signedIn,
          body: { to: 'accepted' },
        });
        return { orderId, status: 'accepted', at };
      },
    });
    return { come, move };
  } finally {
    await context.close();
  }
}

/** @returns the headers by which a call is the staff's */
async function signIn(context: BrowserContext, origin: string): Promise<Record<string, string>> {
  const reply = await context.request.post(`${origin}/api/v2/staff/session`, { data: staff });
  if (!reply.ok()) throw new Error(`The sign-in was answered ${reply.status()}.`);
  const cookies = await context.cookies(origin);
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  return {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    'x-xsrf-token': decodeURIComponent(token),
  };
}

/** Some guests at a time: what is only prepared need not bring a busy machine to its limits. */
async function preparePlacing(setup: BenchSetup, origin: string): Promise<ApiShots['place']> {
  const groups: ApiShots[] = [];
  for (let from = 0; from < setup.guests.length; from += groupSize) {
    const group = { ...setup, guests: setup.guests.slice(from, from + groupSize) };
    await fillCarts(origin, group);
    groups.push(await createApiShots(origin, group));
  }
  await snapshotCarts(setup.db);
  return (n, version) => {
    const group = groups[Math.floor(n / groupSize)];
    if (!group) throw new RangeError(`There is no guest ${n}.`);
    return group.place(n % groupSize, version);
  };
}

async function run(setup: BenchSetup): Promise<void> {
  // Orders wait for their answer, as a new restaurant's do.
  await setup.db.update(restaurants).set({ acceptsByHand: true });
  const passwordHash = await hashPassword(staff.password);
  await insertStaffAccount(setup.db, benchTenant.id, {
    email: staff.email,
    name: 'The owner',
    passwordHash,
    role: 'owner',
    restaurantId: null,
  });
  const port = await freePort();
  const server = await runProcess(['dist/server/main.js'], {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: setup.url,
    TENANT_ID: String(benchTenant.id),
    TRUST_PROXY: '1',
    SECRET_KEY: randomBytes(32).toString('base64'),
  });
  const commits = await followCommits(setup.url);
  const browser = await chromium.launch(await findChromium());
  try {
    const origin = `http://127.0.0.1:${port}`;
    const bench = { setup, origin, place: await preparePlacing(setup, origin), commits };
    say(`${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}, ${browser.version()}`);
    say(`${setup.guests.length} orders in ten minutes, which last ${tenMinutes / 1000} s here\n`);
    const rows: string[][] = [];
    for (const slowdown of slowdowns) {
      const seen: { come: Phase; move: Phase }[] = [];
      for (const side of sides) {
        seen.push(await measure(bench, browser, { side, slowdown }));
        process.stderr.write(`${side.name} at ${slowdown}×\n`);
      }
      for (const phase of ['come', 'move'] as const) {
        const [board, reference] = seen.map((one) => figuresOf(one[phase]));
        if (!board || !reference) throw new Error('A side is missing.');
        const named = `${phase}, ${slowdown}×`;
        rows.push(
          [named, 'board', ...board.map(rounded)],
          [named, 'reference', ...reference.map(rounded)],
          [named, 'ratio', ...board.map((value, index) => ratioOf(value, reference[index]))],
        );
      }
    }
    say(tableOf(head, rows));
  } finally {
    await browser.close();
    await commits.stop();
    await server.stop();
  }
}

/** Of a frame, of the time from commit to screen, and of the main thread for one change; in ms. */
const head = [
  'orders',
  'page',
  'frame p50',
  'p95',
  'longest',
  `over ${longFrame}`,
  'to screen p50',
  'p95',
  'longest',
  'main thread',
  'script',
];

function figuresOf({ frames, delays, task, script }: Phase): number[] {
  const of = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    return [0.5, 0.95, 1].map((share) => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN);
  };
  const long = frames.filter((ms) => ms > longFrame).length;
  return [...of(frames), long, ...of(delays), task, script];
}

const rounded = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1));
const ratioOf = (value: number, reference = NaN) =>
  reference === 0 ? '' : (value / reference).toFixed(1);

const setup = await createBenchSetup(tmpdir());
try {
  await run(setup);
} finally {
  await setup.stop();
}
