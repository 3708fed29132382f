import { chmod, chown, lstat, mkdir, readdir } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { StartupError } from '../../errors/startup-error.ts';
import { shortHash } from './choose-data-folder.ts';
import type { Account } from './server-account.ts';

export type Folders = {
  /** Everything of the server, 0700 and owned by its account. */
  home: string;
  /** PGDATA. It exists only once initdb has finished (initialise-cluster.ts). */
  cluster: string;
  /** Where the unix socket lies; 0700, which is what guards the trust authentication. */
  socket: string;
  log: string;
};

/** `sun_path` holds 108 bytes with its closing zero on Linux, 104 on macOS. */
const longestSocketPath = process.platform === 'linux' ? 106 : 103;
/** PostgreSQL reads a comma as a separator of folders. */
const plainPath = /^[\w/.@+-]+$/;
/** pg_ctl hands paths to a shell between double quotes. */
const pathOfShell = /["$`\\]/;

/**
 * Makes the server's folders below the data folder and gives them to its account.
 * @throws StartupError when they cannot be made or written.
 */
export async function prepareFolders(dataDir: string, account: Account): Promise<Folders> {
  const home = join(dataDir, 'postgres');
  const socket = socketFolder(home);
  if (pathOfShell.test(home)) {
    throw new StartupError(
      `PostgreSQL cannot work in ${home}: set SERVERY_DATA_DIR to a folder whose path has no ` +
        'double quote, backslash, backtick or dollar sign.',
    );
  }
  try {
    await makeEnterable(dataDir, account);
    await makeOwn(home, account);
  } catch (error) {
    throw new StartupError(unwritable(home, error));
  }
  if (socket !== home) await makeSocketFolder(socket, account);
  return { home, cluster: join(home, 'data'), socket, log: join(home, 'server.log') };
}

function socketFolder(home: string): string {
  const short = Buffer.byteLength(join(home, '.s.PGSQL.5432')) <= longestSocketPath;
  return short && plainPath.test(home) ? home : join(tmpdir(), `servery-${shortHash(home)}`);
}

/** Folders that root makes here may be passed through (0711) whatever the umask is. */
async function makeEnterable(folder: string, account: Account): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (!account || !first) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) {
    await chmod(made, 0o711);
  }
}

async function makeOwn(folder: string, account: Account): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (account) await giveTo(folder, account);
  await chmod(folder, 0o700);
}

/** A folder that root has copied back from a backup is given to the server's account whole. */
export async function giveTo(path: string, account: { uid: number; gid: number }): Promise<void> {
  const found = await lstat(path);
  if (found.uid === account.uid) return;
  if (found.isDirectory()) {
    for (const name of await readdir(path)) await giveTo(join(path, name), account);
  }
  if (!found.isSymbolicLink()) await chown(path, account.uid, account.gid);
}

/** The temporary folder is open to all users: one who came first must not be trusted. */
async function makeSocketFolder(folder: string, account: Account): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).then(
    () => account && chown(folder, account.uid, account.gid),
    () => undefined,
  );
  const found = await lstat(folder).catch(() => undefined);
  const owner = account?.uid ?? process.getuid?.();
  if (found?.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0) return;
  throw new StartupError(
    `The database cannot use ${folder} for its socket, because it is not a folder of our own: ` +
      'remove it, or set SERVERY_DATA_DIR to a folder with a shorter, plain path.',
  );
}

function unwritable(folder: string, error: unknown): string {
  const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return (
    `The data folder ${folder} cannot be written${reason}: let the user ${userInfo().username} ` +
    'write there, or set SERVERY_DATA_DIR to another folder.'
  );
}
