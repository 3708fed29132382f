import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartupError } from '../../errors/startup-error.ts';
import { runProgram } from './run-program.ts';
import { serverAccount } from './server-account.ts';

type Choice = { given: string | undefined; projectRoot: string };

/**
 * The folder for everything the program keeps: SERVERY_DATA_DIR where given, else `.data/` in the
 * project. As root, in a checkout the unprivileged user may not enter (0700, as in /root), it is
 * /var/lib/servery/<hash of the checkout's path> instead.
 * @throws StartupError when SERVERY_DATA_DIR itself bars that user.
 */
export async function chooseDataFolder({ given, projectRoot }: Choice): Promise<string> {
  const requested = resolve(given ?? join(projectRoot, '.data'));
  if (await serverCanEnter(requested)) return requested;
  if (given === undefined) return join('/var/lib/servery', shortHash(projectRoot));
  throw new StartupError(
    `The database runs as an unprivileged user, who may not enter ${requested}: ` +
      'set SERVERY_DATA_DIR to a folder open to it, for example /var/lib/servery.',
  );
}

/** Twelve hex digits that stand for a path. */
export function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}

/** Asks the system itself rather than reading mode bits, so that ACLs and mounts count too. */
async function serverCanEnter(folder: string): Promise<boolean> {
  const account = await serverAccount(join(folder, 'postgres'));
  if (!account) return true;
  const { ok } = await runProgram('/bin/sh', ['-c', 'cd -- "$1"', 'sh', existing(folder)], account);
  return ok;
}

function existing(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : existing(dirname(folder));
}
