import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkImageName, type ImageStore } from './image-store.ts';
import { storageFull } from './picture-refusals.ts';

/** Where a picture is written before it has its name, so that nobody is ever served half of it. */
const draftName = () => `.${randomUUID()}`;

/** Pictures in `<data folder>/media/<tenant>/<name>`. */
export function localImages(
  dataFolder: string,
  nameDraft: () => string = draftName,
): ImageStore & { folder: string } {
  const folder = join(dataFolder, 'media');
  const store: ImageStore & { folder: string } = {
    folder,
    async put(tenantId, name, bytes) {
      checkImageName(name);
      const home = join(folder, String(tenantId));
      const draft = join(home, nameDraft());
      try {
        await mkdir(home, { recursive: true });
        await writeFile(draft, bytes);
        await rename(draft, join(home, name));
      } catch (error) {
        await rm(draft, { force: true });
        throw isFull(error) ? storageFull() : error;
      }
    },
    // Whoever shares a folder is of one version, and makes the same.
    async putOnce(tenantId, name, bytes) {
      await store.put(tenantId, name, bytes);
      return bytes;
    },
    async get(tenantId, name) {
      checkImageName(name);
      return readFile(join(folder, String(tenantId), name)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
    },
    async sizeOf(tenantId, name) {
      checkImageName(name);
      const found = await stat(join(folder, String(tenantId), name)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      return found && found.size;
    },
    async list(tenantId) {
      const names = await readdir(join(folder, String(tenantId))).catch(() => []);
      return names.filter((name) => !name.startsWith('.'));
    },
    async removeAll(tenantId) {
      await rm(join(folder, String(tenantId)), { recursive: true, force: true });
    },
  };
  return store;
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : null);
const isMissing = (error: unknown) => codeOf(error) === 'ENOENT';
/** The disk is, or what this user may have of it. */
const isFull = (error: unknown) => codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT';
