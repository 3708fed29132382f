import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { readPictureAddress, type PictureMetadata } from '#schemas/rules/picture-sources.ts';
import { cacheBytes } from '../../memory/cache-bytes.ts';
import { createLoadingCache } from '../../caches/loading-cache.ts';
import { noteOf, type ImageStore } from './image-store.ts';
import { createWorkQueue } from '../../concurrency/work-queue.ts';

/**
 * Metadata of a stored picture by its address; null where it is not ours or cannot be read.
 * @throws Error where the store cannot be asked, or not in time.
 */
export type ReadPictureMetadata = (address: string) => Promise<PictureMetadata | null>;

const note = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  placeholder: z.string().startsWith('data:image/webp;base64,').nullable(),
});

const atOnce = 2;

/**
 * Reads the metadata stored beside a picture, and stores it when it is first needed.
 * @param patienceMs so long whoever asks waits for it; it is read on for those who come later
 */
export function createPictureMetadataReader(
  images: ImageStore,
  patienceMs: number | null = null,
): ReadPictureMetadata {
  const queue = createWorkQueue(atOnce);

  const describe = async (tenantId: number, name: string) => {
    const original = await images.get(tenantId, name);
    if (!original) return null;
    const { describePicture } = await import('./resize-picture.ts');
    const metadata = await describePicture(original).catch(() => null);
    const note = metadata && Buffer.from(JSON.stringify(metadata));
    // Found out anew next time, where there is no space for it.
    if (note) await images.put(tenantId, noteOf(name), note).catch(() => undefined);
    return metadata;
  };

  const cache = createLoadingCache<string, PictureMetadata | null>({
    mostBytes: cacheBytes.pictures,
    async load(address) {
      const picture = readPictureAddress(address);
      if (!picture) return null;
      const { tenantId, name } = picture;
      const noted = await images.get(tenantId, noteOf(name));
      const read = noted ? readNote(noted) : null;
      return read ?? queue.run(() => describe(tenantId, name));
    },
  });
  return (address) =>
    patienceMs === null ? cache.get(address) : inTime(cache.get(address), patienceMs);
}

async function inTime<T>(reading: Promise<T>, patienceMs: number): Promise<T> {
  const read = new AbortController();
  const { signal } = read;
  const tooLate = async () => {
    await delay(patienceMs, undefined, { signal, ref: false });
    throw new Error(`it was not read within ${patienceMs} ms`);
  };
  try {
    return await Promise.race([reading, tooLate()]);
  } finally {
    read.abort();
  }
}

function readNote(bytes: Buffer): PictureMetadata | null {
  try {
    return note.safeParse(JSON.parse(bytes.toString())).data ?? null;
  } catch {
    return null;
  }
}
