import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheCount } from '../caches/cache-counts.ts';
import type { BoundedPool } from '../db/bounded-pool.ts';
import type { WaitingWork } from '../db/queries/waiting-work.ts';
import type { RequestMetrics } from './request-metrics.ts';

/** What the database says of the whole installation; every instance reports the same. */
export type DatabaseState = {
  work: readonly WaitingWork[];
  orders: readonly { status: string; orders: number }[];
};

export type Sources = {
  /** How this process is called among others. */
  instance: string;
  pools: Readonly<Record<string, BoundedPool>>;
  caches: Readonly<Record<string, CacheCount>>;
};

export type Metrics = RequestMetrics & {
  /**
   * The text that Prometheus reads.
   * @param state null where the database did not say it: then none of it is told, not the old.
   */
  print: (state: DatabaseState | null) => Promise<string>;
  contentType: string;
};

/** Seconds: a cached page, a cart, an order with its twenty statements, the patience of a call. */
const requestBuckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const waitBuckets = [0.001, 0.005, 0.02, 0.1, 0.5, 1, 2];

/**
 * Every metric of one instance, with what Node says of itself (event loop, memory, garbage). No
 * label takes a value that a caller chooses: routes, tasks, states and our own names only.
 */
export function createMetrics({ instance, pools, caches }: Sources): Metrics {
  const registry = new Registry();
  const registers: Registry[] = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'servery_instance',
    help: 'Always 1; the label is how logs call the process that these figures are of.',
    labelNames: ['name'],
    registers,
  }).set({ name: instance }, 1);
  const counted = new Counter({
    name: 'servery_requests_total',
    help: 'Requests by route and status; 499: the caller left.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const took = new Histogram({
    name: 'servery_request_seconds',
    help: 'From the first line of a request to the end of its reply; event streams are left out.',
    labelNames: ['method', 'route'],
    buckets: requestBuckets,
    registers,
  });
  const refusals = new Counter({
    name: 'servery_refusals_total',
    help: 'Sign-ins that failed, locks, and refused calls of staff and the operator, by the code of the answer.',
    labelNames: ['kind', 'reason'],
    registers,
  });
  const streams = new Gauge({
    name: 'servery_event_streams_open',
    help: 'Server-sent event streams that are open.',
    labelNames: ['route'],
    registers,
  });
  const waited = new Histogram({
    name: 'servery_pool_wait_seconds',
    help: 'What callers waited for a connection to the database.',
    labelNames: ['pool'],
    buckets: waitBuckets,
    registers,
  });
  for (const [pool, its] of Object.entries(pools)) {
    its.onWaited = (seconds) => waited.observe({ pool }, seconds);
  }
  measurePools(registry, pools);
  measureCaches(registry, caches);
  const show = createStateGauges(registers);
  return {
    requestEnded({ method, route }, status, seconds) {
      counted.inc({ method, route, status });
      if (seconds !== null) took.observe({ method, route }, seconds);
    },
    refused: (kind, reason) => refusals.inc({ kind, reason }),
    streamBegan: (route) => streams.inc({ route }),
    streamEnded: (route) => streams.dec({ route }),
    async print(state) {
      show(state);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

function measurePools(registry: Registry, pools: Sources['pools']): void {
  const all = Object.entries(pools);
  registry.registerMetric(
    new Gauge({
      name: 'servery_pool_connections',
      help: 'Connections to the database, and those that nobody uses.',
      labelNames: ['pool', 'state'],
      registers: [],
      collect() {
        for (const [pool, { totalCount, idleCount }] of all) {
          this.set({ pool, state: 'used' }, totalCount - idleCount);
          this.set({ pool, state: 'idle' }, idleCount);
        }
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'servery_pool_size',
      help: 'Connections that a pool opens at most.',
      labelNames: ['pool'],
      registers: [],
      collect() {
        for (const [pool, { options }] of all) this.set({ pool }, options.max);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'servery_pool_waiting',
      help: 'Callers that wait for a connection now.',
      labelNames: ['pool'],
      registers: [],
      collect() {
        for (const [pool, { waitingCount }] of all) this.set({ pool }, waitingCount);
      },
    }),
  );
}

function measureCaches(registry: Registry, caches: Sources['caches']): void {
  registry.registerMetric(
    new Counter({
      name: 'servery_cache_reads_total',
      help: 'Reads of a cache: a hit was there, a miss had to be found out.',
      labelNames: ['cache', 'result'],
      registers: [],
      collect() {
        this.reset();
        for (const [cache, { reads, misses }] of Object.entries(caches)) {
          this.inc({ cache, result: 'hit' }, reads - misses);
          this.inc({ cache, result: 'miss' }, misses);
        }
      },
    }),
  );
}

/** Gauges of what stands in the database; set anew each time, so that nothing old stays. */
function createStateGauges(registers: Registry[]): (state: DatabaseState | null) => void {
  const gauge = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Gauge({ name, help, labelNames, registers });
  const up = gauge('servery_database_up', 'Whether the database said the figures below.', []);
  const waiting = gauge('servery_queue_waiting', 'Jobs that are still to be done.', [
    'queue',
    'kind',
  ]);
  const failed = gauge('servery_queue_failed', 'Jobs that were given up.', ['queue', 'kind']);
  const age = gauge('servery_queue_age_seconds', 'Since the oldest waiting job was queued.', [
    'queue',
    'kind',
  ]);
  const overdue = gauge('servery_queue_overdue_seconds', 'Since a job should have been begun.', [
    'queue',
    'kind',
  ]);
  const orders = gauge('servery_orders_open', 'Orders under way by their state.', ['state']);
  return (state) => {
    for (const one of [waiting, failed, age, overdue, orders]) one.reset();
    up.set(state === null ? 0 : 1);
    for (const { queue, kind, ...figures } of state?.work ?? []) {
      waiting.set({ queue, kind }, figures.waiting);
      failed.set({ queue, kind }, figures.failed);
      age.set({ queue, kind }, figures.age);
      overdue.set({ queue, kind }, figures.overdue);
    }
    for (const { status, orders: count } of state?.orders ?? []) {
      orders.set({ state: status }, count);
    }
  };
}
