import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkImageName, type ImageStore } from './image-store.ts';

/** Pictures in `<data folder>/media/<tenant>/<name>`. */
export function localImages(dataFolder: string): ImageStore & { folder: string } {
  const folder = join(dataFolder, 'media');
  return {
    folder,
    async put(tenantId, name, bytes) {
      checkImageName(name);
      const home = join(folder, String(tenantId));
      await mkdir(home, { recursive: true });
      // Under another name first, so that nobody is ever served half a picture.
      const draft = join(home, `.${randomUUID()}`);
      await writeFile(draft, bytes);
      await rename(draft, join(home, name));
    },
    async get(tenantId, name) {
      checkImageName(name);
      return readFile(join(folder, String(tenantId), name)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
    },
    async list(tenantId) {
      const names = await readdir(join(folder, String(tenantId))).catch(() => []);
      return names.filter((name) => !name.startsWith('.'));
    },
  };
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
