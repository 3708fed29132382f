import type { Pool } from 'pg';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { knownMigrations, lastAppliedMigration } from '../db/applied-migrations.ts';
import type { Database } from '../db/client.ts';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import { lacksCardGateway } from '../db/queries/card-gateways.ts';
import { listWaitingWork } from '../db/queries/waiting-work.ts';
import type { Deps } from '../dependencies/deps.ts';
import type { Log } from '../logging/log.ts';

/** How this instance stands; words only, for anybody may ask. */
export type Readiness = {
  status: 'ready' | 'not_ready';
  database: 'answers' | 'silent';
  /** `missing`: the database lacks tables or columns that this program needs. */
  migrations: 'applied' | 'missing' | 'unknown';
  /**
   * `late`: mails or refunds should have been begun minutes ago. It alone makes nobody unready: a
   * mail server that is down would otherwise close the shop.
   */
  queue: 'flows' | 'late' | 'unknown';
  /** The program was told to stop, and takes no new callers. */
  stopping: boolean;
  /**
   * Services that customers miss, by their names alone; `cards` where no tenant takes any. They make
   * nobody unready, and are left out while the database is silent as far as they stand there.
   */
  not_connected: ConnectedService[];
};

type ConnectedService = 'mails' | 'sms' | 'maps' | 'cards';

type Connections = Pick<Deps, 'options' | 'sms' | 'maps'>;
type Needs = { pool: Pool; db: Database; log: Log; isStopping: () => boolean } & Connections;
type Findings = Pick<Readiness, 'database' | 'migrations' | 'queue'> & { lacksCards?: boolean };

/** The longest that an answer takes, in ms, however long the database does. */
const patienceMs = 2000;
/** Whoever asks within this time (ms) of another gets the same answer: asking is never costly. */
const keptMs = 1000;
/** The worker looks for work every two seconds; printers may be switched off at night. */
const lateSeconds = (5 * minuteMs) / 1000;

const missingServices = ({ options, sms, maps }: Connections): ConnectedService[] => [
  ...(options.sendsMails ? [] : ['mails' as const]),
  ...(sms ? [] : ['sms' as const]),
  ...(maps.source === 'suburbs' ? ['maps' as const] : []),
];

const silent: Findings = { database: 'silent', migrations: 'unknown', queue: 'unknown' };

/** @returns asks how the instance stands; it answers within two seconds and never fails. */
export function createReadinessCheck(needs: Needs): () => Promise<Readiness> {
  const { isStopping, log } = needs;
  let last: { findings: Promise<Findings>; until: number } | null = null;
  const ask = () => {
    const now = performance.now();
    if (last && now < last.until) return last.findings;
    const findings = within(patienceMs, find(needs), silent).catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) log.warn({ err: error }, 'readiness could not be checked');
      return silent;
    });
    last = { findings, until: now + keptMs };
    return findings;
  };
  return async () => {
    const { lacksCards = false, ...findings } = await ask();
    const stopping = isStopping();
    const isReady = findings.migrations === 'applied' && !stopping;
    const missing = [...missingServices(needs), ...(lacksCards ? ['cards' as const] : [])];
    return {
      status: isReady ? 'ready' : 'not_ready',
      ...findings,
      stopping,
      not_connected: missing,
    };
  };
}

async function find({ pool, db }: Needs): Promise<Findings> {
  const [known, applied] = [await knownMigrations(), await lastAppliedMigration(pool)];
  // A newer program may have been here already, while the instances are exchanged one by one.
  const isApplied = applied !== null && known.every(({ when }) => when <= applied);
  if (!isApplied) return { database: 'answers', migrations: 'missing', queue: 'unknown' };
  const [work, lacksCards] = await Promise.all([listWaitingWork(db), lacksCardGateway(db)]);
  const isLate = work.some(({ queue, overdue }) => queue !== 'print_jobs' && overdue > lateSeconds);
  return {
    database: 'answers',
    migrations: 'applied',
    queue: isLate ? 'late' : 'flows',
    lacksCards,
  };
}

/** What comes of some work, or something else where it takes longer than `ms`. */
async function within<T>(ms: number, work: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  // What fails later is heard, and of no interest any more.
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
