import { createHash, randomUUID } from 'node:crypto';
import {
  copyFile,
  link,
  mkdir,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { hourMs, minuteMs } from '#schemas/rules/time/minute.ts';
import type { Deps } from '../dependencies/deps.ts';

/** Pages stay open for hours: so long after it was served last a build is stored, in ms. */
const storedFor = 24 * hourMs;
/** An instance renews its build's list so often, in ms, as long as it runs. */
const renewedEvery = 10 * minuteMs;

const namesSchema = z.array(z.string());

/** Where the files of builds stand, side by side, for their names hold their content. */
export const storedFiles = (folder: string): string => join(folder, 'files');

type Needs = { built: string; folder: string };

/**
 * Puts the files of this build beside those of others that were served within a day, and removes what
 * only older ones had. Instances of several builds may share the folder.
 * @param built the files of this build; `folder` is where they stay
 */
export async function storeBuild({ built, folder }: Needs): Promise<void> {
  const [files, builds] = [storedFiles(folder), join(folder, 'builds')];
  await mkdir(files, { recursive: true });
  await mkdir(builds, { recursive: true });
  const names = (await readdir(built)).toSorted();
  const build = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
  // First of all: whoever tidies up meanwhile leaves what is named.
  const list = join(builds, `${build}.json`);
  const written = join(builds, randomUUID());
  await writeFile(written, JSON.stringify(names));
  // By the clock that it is judged by below, whoever keeps the folder.
  const now = new Date();
  await utimes(written, now, now);
  await rename(written, list);
  const there = new Set(await readdir(files));
  for (const name of names.filter((one) => !there.has(one))) {
    await place(join(built, name), { to: join(files, name), by: join(builds, randomUUID()) });
  }
  await removeOlder({ files, builds, oldest: now.getTime() - storedFor });
}

/** Costs no space where both are on one disk; elsewhere a copy is whole before it has its name. */
async function place(from: string, { to, by }: { to: string; by: string }): Promise<void> {
  await link(from, to).catch(async (error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return;
    await copyFile(from, by);
    await rename(by, to);
  });
}

type Stored = { files: string; builds: string; oldest: number };

async function removeOlder({ files, builds, oldest }: Stored): Promise<void> {
  const there = await readdir(files);
  const named = new Set<string>();
  for (const list of await readdir(builds)) {
    const path = join(builds, list);
    // Another instance may have removed it just now.
    const found = await stat(path).catch(() => null);
    if (!found) continue;
    if (found.mtimeMs < oldest) await rm(path, { force: true });
    else if (list.endsWith('.json')) for (const name of await readNames(path)) named.add(name);
  }
  for (const name of there.filter((one) => !named.has(one))) {
    await rm(join(files, name), { force: true });
  }
}

const readNames = async (path: string): Promise<string[]> =>
  namesSchema.parse(JSON.parse(await readFile(path, 'utf8')));

/**
 * Does so now and every ten minutes. A folder that cannot be written is logged once, and costs only
 * that pages of older builds load themselves anew.
 * @returns stops it
 */
export function storeAssets({ log, ...needs }: Needs & Pick<Deps, 'log'>): () => Promise<void> {
  let hasWarned = false;
  let working: Promise<void> = Promise.resolve();
  const store = () => {
    working = storeBuild(needs).catch((error: unknown) => {
      if (!hasWarned)
        log.warn({ err: error }, 'scripts of this build cannot be stored for open pages');
      hasWarned = true;
    });
  };
  store();
  const timer = setInterval(store, renewedEvery);
  timer.unref();
  return () => {
    clearInterval(timer);
    return working;
  };
}
