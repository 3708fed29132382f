import { createHash } from 'node:crypto';
import type { ImageStore } from './image-store.ts';
import { tooManyAtOnce } from './picture-refusals.ts';
import { createWorkQueue } from '../../concurrency/work-queue.ts';

export type StoredPicture = {
  /** In the store; made of the content. */
  name: string;
  /** As it is stored. */
  bytes: number;
  width: number;
  height: number;
};

/** One unpacked picture may take 260 MB, so they are taken one after the other. */
const atOnce = 1;
/** With at most 15 MB each. */
const mostWaiting = 12;

/** Stores uploads of staff; the name says what is in it, so the same picture is kept once. */
export function createPictureStorer(images: ImageStore) {
  const queue = createWorkQueue(atOnce, mostWaiting);
  return {
    /** @throws ApiError 415, 422 where the file cannot be used, 503 where too many wait. */
    async keep(tenantId: number, file: Buffer): Promise<StoredPicture> {
      if (queue.isFull()) throw tooManyAtOnce();
      // Only here: a start needs no picture library.
      const { acceptPicture } = await import('./accept-picture.ts');
      const { bytes, extension, width, height } = await queue.run(() => acceptPicture(file));
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      const name = `upload-${hash}.v1.${extension}`;
      await images.put(tenantId, name, bytes);
      return { name, bytes: bytes.length, width, height };
    },
  };
}
