import { isPictureName } from '#schemas/rules/picture-sources.ts';
import type { ImageStore } from '../ports/images/image-store.ts';

type Copied = { copied: number; there: number; leftOut: readonly string[] };

/** Read and sent at the same time. */
const atOnce = 8;

/**
 * Copies all pictures of some tenants from one store into another, with their widths and notes.
 * What is there already stays, so it can be run again after it was cut off, or to fetch what came
 * meanwhile. Nothing is removed.
 * @throws ApiError 503 where a bucket cannot be used; what was copied is copied.
 */
export async function copyPictures(
  from: ImageStore,
  to: ImageStore,
  tenantIds: readonly number[],
): Promise<Copied> {
  let [copied, there] = [0, 0];
  const leftOut: string[] = [];
  for (const tenantId of tenantIds) {
    const known = new Set(await to.list(tenantId));
    const names = await from.list(tenantId);
    const missing = names.filter((name) => !known.has(name));
    there += names.length - missing.length;
    const copy = async (name: string) => {
      const bytes = isKept(name) ? await from.get(tenantId, name) : null;
      if (!bytes) return void leftOut.push(`${tenantId}/${name}`);
      await to.put(tenantId, name, bytes);
      copied += 1;
    };
    for (let next = 0; next < missing.length; next += atOnce) {
      // Whatever fails, nothing is on its way any more once that is said.
      const done = await Promise.allSettled(missing.slice(next, next + atOnce).map(copy));
      for (const one of done) if (one.status === 'rejected') throw one.reason;
    }
  }
  return { copied, there, leftOut };
}

/** Not what somebody laid beside the pictures by hand. */
const isKept = (name: string) => isPictureName(name.replace(/\.json$/, ''));
