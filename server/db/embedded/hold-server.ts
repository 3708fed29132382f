import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { StartupError } from '../../errors/startup-error.ts';
import { damaged } from './initialise-cluster.ts';
import { startPostmaster, stopPostmaster, type Postmaster } from './postmaster.ts';

/** Every program that uses the server holds this lock, shared, on a connection of its own. */
const usersLock = 'hashtext($$servery: programs that use this server$$)';
const patienceMs = 10_000;
const pauseMs = 100;

/**
 * Connects to the server of this folder, and starts it where nobody answers. One left behind by a
 * killed program is thereby adopted, and one that another program runs is shared. The returned
 * connection marks us as a user of the server for as long as it lives: a kill ends it too.
 * @throws StartupError when no server answers within ten seconds or it will not start.
 */
export async function holdServer(postmaster: Postmaster): Promise<Client> {
  let deadline = Date.now() + patienceMs;
  let started = false;
  for (;;) {
    const answer = await connect(postmaster).catch(async (error: unknown) => {
      if (started) await stopPostmaster(postmaster).catch(() => undefined);
      throw error;
    });
    if (answer instanceof Client) return answer;
    if (answer === 'waking') deadline = Date.now() + patienceMs;
    if (Date.now() > deadline) throw new StartupError(unanswered(postmaster.folders.cluster));
    started = answer === 'nobody' && (await startPostmaster(postmaster));
    if (!started) await delay(pauseMs);
  }
}

function unanswered(cluster: string): string {
  return (
    `Another server still holds the database in ${cluster} but does not answer: stop the ` +
    'postgres process whose number is in its postmaster.pid, and try again.'
  );
}

/** Gives up our hold. True when nobody else uses the server: then it is ours to stop. */
export async function releaseServer(keeper: Client): Promise<boolean> {
  await keeper.query(`select pg_advisory_unlock_shared(${usersLock})`);
  const { rows } = await keeper.query<{ last: boolean }>(
    `select pg_try_advisory_lock(${usersLock}) as last`,
  );
  return rows[0]?.last ?? false;
}

async function connect({ folders }: Postmaster): Promise<Client | 'nobody' | 'waking' | 'busy'> {
  const keeper = new Client({
    ...socketConnection(folders.socket, 'postgres'),
    connectionTimeoutMillis: patienceMs,
  });
  keeper.on('error', () => undefined); // an end that matters is seen as the 'end' of the client
  try {
    await keeper.connect();
    // Waits while another program is about to stop the server, and fails when it has.
    await keeper.query(`select pg_advisory_lock_shared(${usersLock})`);
    return keeper;
  } catch (error) {
    void keeper.end().catch(() => undefined);
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'nobody';
    if (code === '57P03') return 'waking'; // starting, recovering from a crash, or going down
    // Anything else that is damage has one of PostgreSQL's own codes; 53 is 'too many', 57 a stop.
    if (!/^\w{5}$/.test(code) || /^5[37]|^EPIPE/.test(code)) return 'busy';
    throw new StartupError(damaged(folders.cluster, error instanceof Error ? error.message : code));
  }
}

/** What a pg pool or client needs; nothing of it is left to PG* variables. */
export type SocketConnection = {
  host: string;
  port: number;
  user: string;
  database: string;
  ssl: false;
};

export function socketConnection(socket: string, database: string): SocketConnection {
  return { host: socket, port: 5432, user: 'servery', database, ssl: false };
}
