import { AsyncResource } from 'node:async_hooks';
import { Duplex } from 'node:stream';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import {
  asUnavailable,
  DatabaseUnavailable,
  isConnectionLost,
  isRefusedForAnother,
} from './database-unavailable.ts';
import { tracedQuery, type OnStatement } from './traced-query.ts';

/** After a silence nothing is asked for so long, in ms: a call never waits for it twice. */
const silenceMs = 1000;

type ConnectCallback = Parameters<Pool['connect']>[0];

type Explain = (error: unknown) => Error;

/** A query function of the driver that fails with what `explain` makes of its error. */
const explaining = <Query extends Pool['query'] | PoolClient['query']>(
  query: Query,
  explain: Explain,
): Query =>
  new Proxy(query, {
    apply(target, self, args: unknown[]) {
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const answered = (error: unknown, result: unknown) =>
          callback(error ? explain(error) : error, result);
        return Reflect.apply(target, self, [...args.slice(0, -1), answered]);
      }
      const answer: unknown = Reflect.apply(target, self, args);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error: unknown) => {
        throw explain(error);
      });
    },
  });

/** The socket of a connection, where the driver has one. */
function socketOf(client: PoolClient): Duplex | null {
  const connection: unknown = Reflect.get(client, 'connection');
  if (typeof connection !== 'object' || connection === null) return null;
  const stream: unknown = Reflect.get(connection, 'stream');
  return stream instanceof Duplex ? stream : null;
}

/**
 * Sends what is asked of a connection within one turn in one piece: handing a statement to the
 * kernel costs as much as many a statement itself.
 */
function sendTogether<Query extends PoolClient['query']>(client: PoolClient, query: Query): Query {
  let isHeld = false;
  return new Proxy(query, {
    apply(target, self, args: unknown[]) {
      const socket = isHeld ? null : socketOf(client);
      if (socket) {
        isHeld = true;
        socket.cork();
        process.nextTick(() => {
          isHeld = false;
          socket.uncork();
        });
      }
      return Reflect.apply(target, self, args);
    },
  });
}

/**
 * A connection of which only the first release counts. The pool itself releases one that was lost, and
 * its caller, who cannot know, would do so again: the driver throws then, in the job queue where nobody
 * catches it.
 */
function releasedOnce(client: PoolClient): PoolClient {
  const release = client.release;
  let isReleased = false;
  client.release = (reason) => {
    if (isReleased) return;
    isReleased = true;
    release(reason);
  };
  return client;
}

/** A query without the name by which it would stay prepared on its connection. */
function unnamed<Query extends PoolClient['query']>(query: Query): Query {
  return new Proxy(query, {
    apply(target, self, [asked, ...rest]: unknown[]) {
      const isNamed = typeof asked === 'object' && asked !== null && 'name' in asked;
      return Reflect.apply(target, self, [
        isNamed ? { ...asked, name: undefined } : asked,
        ...rest,
      ]);
    },
  });
}

export type BoundedPoolConfig = PoolConfig & {
  /** False behind a pooler that knows no statements prepared by name. */
  keepsPreparedStatements?: boolean;
};

/**
 * A pool whose queries fail with DatabaseUnavailable where the database is gone. A connection whose
 * query was not answered in time (`query_timeout`) is closed: what was sent may still be done, and
 * nothing later may join it.
 */
export class BoundedPool extends Pool {
  #silentUntil = 0;
  /** Told how long each caller waited for a connection, in s; null: nobody measures it. */
  onWaited: ((seconds: number) => void) | null = null;
  /** Told of each statement; null: nobody traces them. */
  onStatement: OnStatement | null = null;
  readonly #keepsPreparedStatements: boolean;

  constructor(config: BoundedPoolConfig) {
    super(config);
    this.#keepsPreparedStatements = config.keepsPreparedStatements ?? true;
    this.on('connect', (client) => this.#watch(client));
    this.on('release', (error, client) => {
      // A connection that pipelines would wait for what was sent on it before it closes.
      if (error) socketOf(client)?.destroy();
    });
    // A connection that breaks outside its query fails the pool's query with what the driver says.
    this.query = explaining(this.query, (error) => this.#explain(error));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    if (performance.now() < this.#silentUntil) {
      const silent = new DatabaseUnavailable('The database did not answer a moment ago.');
      if (!callback) return Promise.reject(silent);
      return queueMicrotask(() => callback(silent, undefined, () => undefined));
    }
    const asked = this.onWaited === null ? null : performance.now();
    if (!callback) {
      return super
        .connect()
        .then(releasedOnce, (error: unknown) => {
          throw this.#explain(error);
        })
        .finally(() => this.#noteWait(asked));
    }
    // Who gives a connection back would else be taken for the one who waited for it.
    const waiting = this.onStatement ? AsyncResource.bind(callback) : callback;
    super.connect((error, client, done) => {
      this.#noteWait(asked);
      const release = client ? releasedOnce(client).release : done;
      waiting(error && this.#explain(error), client, release);
    });
  }

  #noteWait(asked: number | null): void {
    if (asked !== null) this.onWaited?.((performance.now() - asked) / 1000);
  }

  #explain(error: unknown): Error {
    if (error instanceof DatabaseUnavailable) return error;
    const message = error instanceof Error ? error.message : String(error);
    // Not where a pool in use has no connection free: then it answers others.
    if (/Query read timeout|due to connection timeout/.test(message)) {
      this.#silentUntil = performance.now() + silenceMs;
    }
    const explained = asUnavailable(error);
    return explained instanceof Error ? explained : new Error(message);
  }

  #watch(client: PoolClient): void {
    // One that breaks while somebody uses it fails their query; unheard, it would end the process.
    client.on('error', () => undefined);
    const query = this.#keepsPreparedStatements ? client.query : unnamed(client.query);
    const traced = tracedQuery(sendTogether(client, query), () => this.onStatement);
    let lastFailure: Error | null = null;
    client.query = explaining(traced, (error) => {
      const explained = this.#explain(error);
      // At once: drizzle keeps one whose `begin` failed for good, and soon the pool has none left.
      if (isConnectionLost(explained)) client.release(explained);
      // Of statements that were sent together, whoever waits for a later one hears why as well.
      if (isRefusedForAnother(explained)) return lastFailure ?? explained;
      lastFailure = explained;
      return explained;
    });
  }
}
