import type { Env } from '../../environment/env.ts';
import type { Log } from '../../logging/log.ts';
import type { ImageStore } from './image-store.ts';
import { localImages } from './local-images.ts';

/**
 * Where pictures are kept: in the bucket of S3_BUCKET, else in the folder of the data. What speaks
 * to a bucket is loaded only where there is one.
 */
export async function chooseImages(
  { bucket }: Pick<Env, 'bucket'>,
  {
    dataFolder,
    log,
    clock,
  }: { dataFolder: string; log: Pick<Log, 'error' | 'warn'>; clock: () => Date },
): Promise<ImageStore & { folder?: string }> {
  if (!bucket) return localImages(dataFolder);
  const { bucketImages } = await import('./s3/bucket-images.ts');
  return bucketImages({ bucket, log, clock });
}
