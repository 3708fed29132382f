import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import { getMenu } from '#schemas/api/menu.ts';
import { getSlots } from '#schemas/api/slots.ts';
import { ask, send } from '../drive.ts';
import type { ProcessorTime } from '../processor-time.ts';
import { freePort } from '../lighthouse.ts';
import { runProcess, type Running } from '../run-process.ts';
import { hostOf, type TenantsDatabase } from './tenants-database.ts';
import { pageShot, visit, type Visit, type VisitRequest } from './visit.ts';

/** The built server on one of the databases, and what was seen of it. */
export type MeasuredServer = {
  database: TenantsDatabase;
  process: Running;
  /** From its start until it listens, in ms. */
  startMs: number;
  /** First pages of tenants that nobody had asked for, one at a time, in ms. */
  cold: number[];
  visits: Visit[];
  /** Guests one of whose calls was refused, as by a database that is too slow. */
  failed: number;
  /** CPU ms a second while nobody calls, of the program and of the database. */
  idle: ProcessorTime;
  /** Megabytes of living objects, as Node says, and of bytes outside of them. */
  heap: () => Promise<{ heap: number; external: number }>;
  /** Guests who begin at a fixed rate, however long the ones before them take. */
  drive: (perSecond: number, seconds: number) => Promise<Visit[]>;
  stop: () => Promise<void>;
};

/** As `npm start` starts it. */
const nodeFlags = ['--max-old-space-size=1024', '--max-semi-space-size=32'];
const furtherFlags = (process.env['BENCH_FLAGS'] ?? '').split(' ').filter((flag) => flag !== '');
/** So many tenants are visited before a cold one is measured: a server that has just begun compiles. */
const warmUps = 40;
const mostCold = 60;
const connections = 16;
/** The folder of another build of the program, to be measured in place of this one. */
const program = process.env['BENCH_PROGRAM'] ?? '.';

/** @param folder where its mails are put */
export async function startMeasured(
  database: TenantsDatabase,
  folder: string,
): Promise<MeasuredServer> {
  const dataFolder = join(folder, `data-${database.tenants}`);
  await mkdir(dataFolder, { mode: 0o755 });
  const port = await freePort();
  const metricsPort = await freePort();
  const began = performance.now();
  const running = await runProcess(
    [...nodeFlags, ...furtherFlags, `${program}/dist/server/main.js`],
    {
      PORT: String(port),
      HOST: '127.0.0.1',
      METRICS_PORT: String(metricsPort),
      DATABASE_URL: database.url,
      SERVERY_DATA_DIR: dataFolder,
      TENANT_ID: '901',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    },
  );
  const startMs = performance.now() - began;
  const origin = `http://127.0.0.1:${port}`;
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const request = await readVisitRequest(origin, database);
  const { tenants } = database;
  const cold: number[] = [];
  /** Where the machine is too slow for a moment, the guest comes once more. */
  const visitOnce = async (index: number, orders: boolean) => {
    const come = () => visit(pool, index % tenants, request, { orders });
    await come().catch(come);
  };
  for (let n = 0; n < warmUps; n += 1) await visitOnce(n, true);
  for (let index = warmUps; index < Math.min(tenants, warmUps + mostCold); index += 1) {
    const asked = performance.now();
    await send(pool, pageShot(index));
    cold.push(performance.now() - asked);
  }
  // From here on every tenant was visited at least once.
  let next = warmUps;
  const fill = async () => {
    for (let index = next++; index < tenants; index = next++) await visitOnce(index, false);
  };
  await Promise.all([fill(), fill()]);
  let turn = 0;
  const server: MeasuredServer = {
    database,
    process: running,
    startMs,
    cold,
    visits: [],
    failed: 0,
    idle: { program: NaN, database: NaN },
    async heap() {
      const reply = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
      const text = await reply.text();
      const megabytes = (name: string) =>
        Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN) / 1024 ** 2;
      return {
        heap: megabytes('nodejs_heap_size_used_bytes'),
        external: megabytes('nodejs_external_memory_bytes'),
      };
    },
    async drive(perSecond, seconds) {
      const visits: Promise<Visit[]>[] = [];
      const start = performance.now();
      for (let n = 0; n < perSecond * seconds; n += 1) {
        const due = start + (n * 1000) / perSecond;
        await delay(Math.max(0, due - performance.now()));
        // Through all tenants, with a step that leaves no neighbours beside each other.
        turn = (turn + 379) % tenants;
        const came = visit(pool, turn, request).then(
          (its) => [its],
          () => {
            server.failed += 1;
            return [];
          },
        );
        visits.push(came);
      }
      return (await Promise.all(visits)).flat();
    },
    async stop() {
      await pool.close();
      await running.stop();
    },
  };
  return server;
}

async function readVisitRequest(
  origin: string,
  { restaurantId }: TenantsDatabase,
): Promise<VisitRequest> {
  const headers = { host: hostOf(0) };
  const get = (path: string) => ask(origin, { method: 'GET', path, headers });
  const menu = getMenu.reply.parse(await get(`/api/v2/menu?restaurant_id=${restaurantId}`)).data;
  const slots = getSlots.reply.parse(
    await get(`/api/v2/slots?restaurant_id=${restaurantId}&order_type=pickup`),
  ).data;
  const product = menu.restaurant_products.find(({ products }) => products.name === 'Dish 5.3');
  if (!product) throw new Error('There is no dish to order.');
  const groups = menu.modifier_groups.filter(({ id }) => product.modifier_group_ids.includes(id));
  return {
    restaurantId,
    dish: {
      restaurant_product_id: product.id,
      product_id: product.product_id,
      is_half_and_half: 0,
      quantity: 1,
      notes: '',
      modifiers: groups.flatMap(({ modifiers }) =>
        modifiers
          .slice(1, 2)
          .map(({ id }) => ({ modifier_id: id, quantity: 1, configurations: [] })),
      ),
      configurations: [],
    },
    // Of the days after today, so that none passes while the program runs.
    times: slots.days
      .slice(1)
      .flatMap((day) => day.slots.map(({ date, time }) => ({ date, time }))),
  };
}

/** Load averages of 1, 5 and 15 minutes. */
export const readLoad = async (): Promise<string> =>
  (await readFile('/proc/loadavg', 'utf8')).split(' ').slice(0, 3).join(' ');
