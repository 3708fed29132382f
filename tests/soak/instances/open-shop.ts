import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '#server/db/client.ts';
import { readSlot, shopUntil } from '../../server/start/ordering-shopper.ts';
import { freePort } from '../../server/start/spawn-program.ts';
import { checkOrders } from '../check-orders.ts';
import { findCommand } from '../daemon.ts';
import { createProgram } from '../program.ts';
import type { Records } from '../records.ts';
import { changeTimes } from './change-times.ts';
import { openPages } from './listening-pages.ts';
import { startHaproxy } from './start-haproxy.ts';
import { startNodeProxy } from './start-node-proxy.ts';

const writers = 8;
const followedOrders = 25;
/** So many may follow an order at once (server/environment/server-options.ts). */
const pagesOfOrder = 8;
/** In ms: a customer does not order again at once, and asks again after a moment. */
const rest = 50;
/** Pages come back within a minute whatever happens to them. */
const patience = 70_000;

type Options = {
  folder: string;
  /** Of both instances. */
  variables: Record<string, string>;
  records: Records;
  say: (text: string) => void;
  /** What the queue says of a database that went away is no fault then. */
  mayLoseDatabase?: boolean;
};

/**
 * Two instances behind a proxy, 8 writers that order, 200 pages that follow an order, and staff who
 * change those orders, until it is finished.
 */
export async function openShop(options: Options) {
  const { folder, variables, records, say } = options;
  const ports = [await freePort(), await freePort()];
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const programs = ports.map((one, n) =>
    createProgram(
      {
        ...variables,
        DEMO: '1',
        SERVERY_DATA_DIR: join(folder, 'program'),
        PORT: String(one),
        INSTANCE: `instance-${n}`,
        TRUST_PROXY: '1',
      },
      records,
      options,
    ),
  );
  await Promise.all(programs.map((program) => program.start()));
  const isHaproxy = findCommand('haproxy') !== null;
  const proxy = await (isHaproxy ? startHaproxy : startNodeProxy)({
    folder,
    port,
    instances: ports,
  });
  say(`Two instances behind ${isHaproxy ? 'HAProxy' : 'a proxy of Node'}, ${origin}`);

  let isOver = false;
  let acknowledged = 0;
  let answers: { at: number; status: number; ms: number }[] = [];
  const servers = {
    origin: () => origin,
    isOpen: () => setTimeout(rest),
    onPlacing: () => undefined,
    onAnswer: (status: number, ms: number) => {
      const at = performance.now();
      answers.push({ at, status, ms });
      if (status >= 500) records.count(`answered ${status}`);
      if (status === 500) records.fault('a call was answered 500');
      records.answer(status, ms);
    },
  };
  await setTimeout(1000);
  const slot = await readSlot(servers);
  const pages = openPages(origin);
  const orderIds: string[] = [];
  const first = await Promise.all(
    Array.from({ length: followedOrders }, (_, n) => {
      let isPlaced = false;
      return shopUntil(servers, {
        guestId: 6_100_001 + n,
        slot,
        isDone: () => isPlaced,
        onPlaced: ({ id, status }, headers) => {
          // One that waits for its payment has no time that could be changed.
          if (status !== 'accepted') return;
          isPlaced = true;
          orderIds.push(id);
          for (let page = 0; page < pagesOfOrder; page += 1) pages.open(id, headers);
        },
      });
    }),
  );
  const isDone = () => isOver;
  const shopping = Array.from({ length: writers }, (_, n) =>
    shopUntil(servers, {
      guestId: 6_000_001 + n,
      slot,
      isDone,
      onPlaced: () => void (acknowledged += 1),
    }),
  );
  const changing = changeTimes({ origin, orderIds, pages, records, isDone });
  say(`${writers} writers, ${orderIds.length * pagesOfOrder} pages that follow an order`);

  return {
    origin,
    programs,
    pages,
    /** @returns how many orders were acknowledged from now on. */
    ordersSince(): () => number {
      const before = acknowledged;
      return () => acknowledged - before;
    },
    /** The longest time (ms) that no writer was served, and of one call, between two moments. */
    longest(from: number, to: number): { stop: number; answer: number } {
      const own = answers.filter(({ at }) => at >= from && at < to);
      const good = own.filter(({ status }) => status < 500).map(({ at }) => at);
      const stops = [from, ...good].map((at, n) => (good[n] ?? to) - at);
      return { stop: Math.max(...stops), answer: Math.max(0, ...own.map(({ ms }) => ms)) };
    },
    /** Lets what is under way end, and looks whether everything is right. */
    async finish(db: Database): Promise<void> {
      isOver = true;
      const results = [...first, ...(await Promise.all(shopping))];
      await changing;
      const deadline = Date.now() + patience;
      while (!pages.isUpToDate() && Date.now() < deadline) await setTimeout(100);
      pages.close();
      await Promise.all(programs.map((program) => program.stop({ isLast: true })));
      await proxy.stop();
      answers = [];
      await checkOrders(db, results, records);
      const placed = results.flatMap((result) => result.placed);
      const again = results.reduce((sum, { repeated }) => sum + repeated, 0);
      say(`Orders acknowledged: ${placed.length}; sent again: ${again}`);
      const delays = pages.delays();
      say(`Changes heard by pages: ${delays.length}; streams lost: ${pages.lost()}`);
      for (const [what, count] of records.counts) say(`${what}: ${count}`);
    },
  };
}
