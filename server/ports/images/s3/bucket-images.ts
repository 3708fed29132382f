import { checkImageName, typeOfImage, type ImageStore } from '../image-store.ts';
import { storageRefuses, storageUnavailable } from '../picture-refusals.ts';
import { createS3Calls, type Expected, type S3CallOptions } from './s3-calls.ts';

/** As many as one call may remove (DeleteObjects). */
const removedAtOnce = 1000;

/** For a content network that asks the bucket itself: nothing ever changes under a name. */
const cacheControl = 'public, max-age=31536000, immutable';

const folderOf = (tenantId: number) => `media/${tenantId}/`;

/**
 * Pictures as objects `media/<tenant>/<name>` of a bucket, which all instances share. Nothing is
 * asked of it before the first picture is needed.
 */
export function bucketImages(options: S3CallOptions): ImageStore {
  const ask = createS3Calls(options);
  const Bucket = options.bucket.name;

  const write = async (
    tenantId: number,
    name: string,
    bytes: Uint8Array,
    condition: { IfNoneMatch?: '*' } = {},
  ): Promise<'written' | Expected> => {
    checkImageName(name);
    const answer = await ask(async ({ client, sdk }, abortSignal) => {
      const command = new sdk.PutObjectCommand({
        Bucket,
        Key: folderOf(tenantId) + name,
        Body: bytes,
        ContentType: typeOfImage(name),
        CacheControl: cacheControl,
        ...condition,
      });
      await client.send(command, { abortSignal });
      return 'written' as const;
    });
    return answer === 'written' ? answer : answer.failure;
  };

  const store: ImageStore = {
    async put(tenantId, name, bytes) {
      if ((await write(tenantId, name, bytes)) !== 'written') throw storageUnavailable();
    },

    async putOnce(tenantId, name, bytes) {
      const outcome = await write(tenantId, name, bytes, { IfNoneMatch: '*' });
      if (outcome === 'written') return bytes;
      const kept = outcome === 'taken' ? await store.get(tenantId, name) : null;
      if (kept) return kept;
      // Whoever was writing gave up, or the service knows no conditions.
      await store.put(tenantId, name, bytes);
      return bytes;
    },

    async get(tenantId, name) {
      checkImageName(name);
      const found = await ask(async ({ client, sdk }, abortSignal) => {
        const command = new sdk.GetObjectCommand({ Bucket, Key: folderOf(tenantId) + name });
        const { Body } = await client.send(command, { abortSignal });
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      });
      return Buffer.isBuffer(found) ? found : null;
    },

    async sizeOf(tenantId, name) {
      checkImageName(name);
      const found = await ask(async ({ client, sdk }, abortSignal) => {
        const command = new sdk.HeadObjectCommand({ Bucket, Key: folderOf(tenantId) + name });
        return (await client.send(command, { abortSignal })).ContentLength ?? 0;
      });
      return typeof found === 'number' ? found : null;
    },

    async list(tenantId) {
      const Prefix = folderOf(tenantId);
      const names: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await ask(async ({ client, sdk }, abortSignal) => {
          const command = new sdk.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken });
          return client.send(command, { abortSignal });
        });
        // An empty list is a list: this is no answer of a bucket.
        if ('failure' in page) throw storageRefuses();
        names.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(Prefix.length)));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
      return names.filter((name) => name !== '');
    },

    async removeAll(tenantId) {
      const names = await store.list(tenantId);
      for (let from = 0; from < names.length; from += removedAtOnce) {
        const Objects = names
          .slice(from, from + removedAtOnce)
          .map((name) => ({ Key: folderOf(tenantId) + name }));
        const removed = await ask(async ({ client, sdk }, abortSignal) => {
          const command = new sdk.DeleteObjectsCommand({
            Bucket,
            Delete: { Objects, Quiet: true },
          });
          return client.send(command, { abortSignal });
        });
        if ('failure' in removed || (removed.Errors ?? []).length > 0) throw storageRefuses();
      }
    },
  };
  return store;
}
