import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '../errors/startup-error.ts';
import { exportTenant, type ExportDeps, type ExportFile } from './export-tenant.ts';
import { zipOf } from './zip-of.ts';

/**
 * Writes an export into a file that ends in .zip, or into a new folder. It has its name only once
 * it is whole.
 * @throws StartupError where something is there already, ApiError for an unknown tenant.
 */
export async function exportToPath(
  deps: ExportDeps,
  tenantId: number,
  path: string,
): Promise<void> {
  const target = resolve(path);
  if (await stat(target).catch(() => null)) {
    throw new StartupError(`There is something at ${path} already: name another place.`);
  }
  const draft = join(dirname(target), `.${randomUUID()}.part`);
  try {
    await exportTenant(deps, tenantId, (files) =>
      target.endsWith('.zip') ? writeZip(files, draft) : writeFolder(files, draft),
    );
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw isMissingFolder(error)
      ? new StartupError(`There is no folder ${dirname(target)} to write into.`)
      : error;
  }
}

const isMissingFolder = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** What is in it is nobody else's to read. */
const ownersOnly = { mode: 0o600, flags: 'wx' };

const writeZip = (files: readonly ExportFile[], draft: string): Promise<void> =>
  pipeline(zipOf(files), createWriteStream(draft, ownersOnly));

async function writeFolder(files: readonly ExportFile[], draft: string): Promise<void> {
  await mkdir(draft, { mode: 0o700 });
  for (const { name, content } of files) {
    const file = join(draft, name);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await pipeline(Readable.from(content()), createWriteStream(file, ownersOnly));
  }
}
