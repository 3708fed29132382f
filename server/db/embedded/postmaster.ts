import { open, readFile, rm, stat, truncate } from 'node:fs/promises';
import { resolve } from 'node:path';
import { StartupError } from '../../errors/startup-error.ts';
import type { Binaries } from './find-binaries.ts';
import { damaged } from './initialise-cluster.ts';
import type { Folders } from './prepare-folders.ts';
import { runProgram } from './run-program.ts';
import type { Account } from './server-account.ts';

export type Postmaster = {
  folders: Folders;
  binaries: Binaries;
  account: Account;
  /** Nothing in it need outlive a power cut: for tests. */
  throwaway: boolean;
};

/** Unix socket only, so no port can clash; a log without the statements, which hold people's data. */
const settings = {
  listen_addresses: '',
  port: '5432',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_checkpoints: 'off',
};
const throwawaySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  // Several runs of tests share it, each with many servers at once.
  max_connections: '400',
};
const largestLog = 5_000_000;
/** Crash recovery of a large database takes minutes; pg_ctl returns as soon as it is done. */
const startSeconds = 300;
/** A starting server writes its number within a blink. */
const emptyLockMs = 5_000;

/**
 * Starts the server and waits until it takes connections.
 * @returns false when another server still holds the folder (or is only just leaving it).
 * @throws StartupError when the server will not start.
 */
export async function startPostmaster(postmaster: Postmaster): Promise<boolean> {
  const { folders, binaries, account, throwaway } = postmaster;
  const logged = await logSize(folders.log);
  const all = {
    ...settings,
    ...(throwaway ? throwawaySettings : {}),
    unix_socket_directories: folders.socket,
  };
  const options = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`);
  const flags = ['-s', '-w', '-t', String(startSeconds), '-D', folders.cluster, '-l', folders.log];
  const args = ['start', ...flags, '-o', options.join(' ')];
  const { ok, output } = await runProgram(binaries.pgCtl, args, account);
  if (ok) return true;
  const reason = (await lastFailure(folders.log, logged)) ?? output;
  const lock = /(?:lock|PID) file "(.*)" (?:already exists|is empty)/.exec(reason)?.[1];
  if (lock) await removeIfStale(resolve(folders.cluster, lock), folders.cluster);
  else if (!reason.includes('still in use')) throw new StartupError(explain(folders, reason));
  return false;
}

/** Fast shutdown: open transactions are rolled back, everything committed is written. */
export async function stopPostmaster(postmaster: Postmaster): Promise<void> {
  const { folders, binaries, account } = postmaster;
  const args = ['stop', '-s', '-w', '-m', 'fast', '-D', folders.cluster];
  const { ok, output } = await runProgram(binaries.pgCtl, args, account);
  if (!ok) throw new Error(`The database did not stop: ${output}`);
}

async function logSize(log: string): Promise<number> {
  const size = await stat(log).then(
    (found) => found.size,
    () => 0,
  );
  if (size < largestLog) return size;
  await truncate(log);
  return 0;
}

/** The last thing the server said before it gave up, from what it logged in this attempt. */
async function lastFailure(log: string, from: number): Promise<string | undefined> {
  const file = await open(log).catch(() => undefined);
  if (!file) return undefined;
  const { size } = await file.stat();
  const { buffer } = await file.read(Buffer.alloc(Math.max(0, size - from)), 0, null, from);
  await file.close();
  return [...buffer.toString().matchAll(/(?:FATAL|PANIC): +(.*(?:\n.*DETAIL.*)?)/g)].at(-1)?.[1];
}

function explain({ cluster, log }: Folders, failure: string): string {
  const [reason = ''] = failure.split(/\.?\n/);
  if (reason.includes('No space left')) {
    return `The disk is full, so the database cannot start: ${reason}.`;
  }
  if (/shared memory|semaphores|Cannot allocate/.test(reason)) {
    return `This machine has too little memory left to start the database: ${reason}.`;
  }
  const version = /initialized by PostgreSQL version (\d+)/.exec(failure)?.[1];
  if (version) {
    return (
      `The database in ${cluster} was made by PostgreSQL ${version}, which this version of the ` +
      'program cannot read: start the version that made it, or move that folder away to begin anew.'
    );
  }
  return damaged(cluster, `${reason}; see ${log}`);
}

/**
 * After a crash the number in a lock file may by now belong to some other process (a restarted
 * container counts from 1 again), which PostgreSQL takes for a running server. An empty one is
 * another server's that is only just starting, or was left by one that died at that moment.
 */
async function removeIfStale(lock: string, cluster: string): Promise<void> {
  const text = await readFile(lock, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const isStale = text === '' ? await isOld(lock) : await isForeign(text, cluster);
  if (isStale) await rm(lock, { force: true });
}

async function isOld(lock: string): Promise<boolean> {
  const found = await stat(lock).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > emptyLockMs;
}

async function isForeign(lockText: string, cluster: string): Promise<boolean> {
  const pid = Number.parseInt(lockText, 10);
  return !Number.isNaN(pid) && !(await commandLine(pid)).includes(cluster);
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  }
  return (await runProgram('/bin/ps', ['-ww', '-o', 'command=', '-p', String(pid)], undefined))
    .output;
}
