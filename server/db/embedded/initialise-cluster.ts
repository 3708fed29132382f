import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { StartupError } from '../../errors/startup-error.ts';
import type { Binaries } from './find-binaries.ts';
import type { Folders } from './prepare-folders.ts';
import { runProgram } from './run-program.ts';
import type { Account } from './server-account.ts';

type Cluster = { folders: Folders; binaries: Binaries; account: Account; throwaway: boolean };

/**
 * The built-in C.UTF-8 locale needs nothing of the operating system, so no upgrade of it can
 * spoil an index. Data pages carry checksums (the default since PostgreSQL 18).
 */
const initdbFlags = [
  '--username=servery',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth-local=trust',
  '--auth-host=reject',
];

/**
 * Makes the empty database on the first start. It is made beside its place and moved there when
 * whole: a kill halfway leaves nothing that looks like a database, and of two programs that start
 * at once one simply wins.
 * @throws StartupError when it cannot be made, or something else lies in its place.
 */
export async function initialiseCluster(cluster: Cluster): Promise<void> {
  const { folders, binaries, account, throwaway } = cluster;
  if (await isInitialised(folders.cluster)) return;
  const partial = `${folders.cluster}.${randomBytes(4).toString('hex')}`;
  try {
    const flags = throwaway ? [...initdbFlags, '--no-sync'] : initdbFlags;
    const { ok, output } = await runProgram(binaries.initdb, ['-D', partial, ...flags], account);
    if (!ok)
      throw new StartupError(`The database could not be made in ${folders.home}: ${why(output)}`);
    await rename(partial, folders.cluster).catch(async (error: unknown) => {
      if (!(await isInitialised(folders.cluster))) throw error;
    });
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

/** initdb prints much; what went wrong is in the first line that says so. */
function why(output: string): string {
  return /(?:error|FATAL|PANIC): +(.*)/.exec(output)?.[1] ?? output;
}

async function isInitialised(cluster: string): Promise<boolean> {
  if (!existsSync(cluster)) return false;
  const names = await readdir(cluster).catch(() => ['not a folder']);
  if (names.length > 0 && !names.includes('PG_VERSION')) throw new StartupError(damaged(cluster));
  return names.length > 0;
}

/** The sentence for a database that PostgreSQL cannot open. */
export function damaged(cluster: string, reason?: string): string {
  return (
    `The database in ${cluster} is damaged and cannot be opened${reason ? ` (${reason})` : ''}: ` +
    'put a backup in its place, or move that folder away to begin with an empty one.'
  );
}
