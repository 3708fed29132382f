import { readDerivedName, type DerivedPicture } from '#schemas/rules/picture-sources.ts';
import type { Log } from '../../logging/log.ts';
import type { ImageStore } from './image-store.ts';
import { createWorkQueue, type WorkQueue } from '../../concurrency/work-queue.ts';

export type ServedPicture = {
  bytes: Buffer;
  /** Name whose ending says the format. */
  name: string;
  /** Whether it is what was asked for; else it is the original, to be asked for again. */
  isFinal: boolean;
};

export type DerivedPictures = {
  /** null where there is no original, or where that width or format is not made. */
  get(tenantId: number, name: string): Promise<ServedPicture | null>;
};

/** Half of a small machine: the other half draws pages meanwhile. */
const atOnce = 2;
/** About five seconds of work; whoever comes later gets the original at once. */
const mostWaiting = 40;

/**
 * Pictures in the widths and formats that browsers ask for, made when first asked for and kept
 * beside the originals; one work however many ask, and what another instance has made is found
 * there. An original that cannot be read is given as it is.
 */
export function createDerivedPictures(
  images: ImageStore,
  log: Log,
  queue: WorkQueue = createWorkQueue(atOnce, mostWaiting),
): DerivedPictures {
  const underWay = new Map<string, Promise<ServedPicture | null>>();

  const original = async (tenantId: number, name: string): Promise<ServedPicture | null> => {
    const bytes = await images.get(tenantId, name);
    return bytes && { bytes, name, isFinal: false };
  };

  const make = async (tenantId: number, name: string, derived: DerivedPicture) => {
    const found = await original(tenantId, derived.original);
    if (!found) return null;
    try {
      // Only here: a start that finds everything made needs no picture library.
      const { resizePicture } = await import('./resize-picture.ts');
      const made = await resizePicture(found.bytes, derived);
      const bytes = await images.putOnce(tenantId, name, made);
      return { bytes, name, isFinal: true };
    } catch (error) {
      log.warn({ err: error, tenant: tenantId, name }, 'a width of a picture could not be made');
      return found;
    }
  };

  const find = async (tenantId: number, name: string, derived: DerivedPicture) => {
    const stored = await images.get(tenantId, name);
    if (stored) return { bytes: stored, name, isFinal: true };
    if (queue.isFull()) return original(tenantId, derived.original);
    return queue.run(() => make(tenantId, name, derived));
  };

  return {
    async get(tenantId, name) {
      const derived = readDerivedName(name);
      if (!derived) return null;
      const key = `${tenantId}/${name}`;
      const joined = underWay.get(key);
      if (joined) return joined;
      const finding = find(tenantId, name, derived).finally(() => underWay.delete(key));
      underWay.set(key, finding);
      return finding;
    },
  };
}
