import type { S3Client } from '@aws-sdk/client-s3';
import { CircuitOpen, createCircuit } from '../../../concurrency/circuit.ts';
import type { Bucket } from '../../../environment/bucket.ts';
import { storageRefuses, storageUnavailable } from '../picture-refusals.ts';
import { createS3Client, loadS3, s3Timeouts, type S3Timeouts } from './s3-client.ts';
import { failureOf, type S3Failure } from './s3-failure.ts';

type Say = (details: object, sentence: string) => void;
/** Told once when calls begin to fail, and once when they work again. */
export type StorageLog = { error: Say; warn: Say };

export type S3CallOptions = {
  bucket: Bucket;
  log: StorageLog;
  clock: () => Date;
  timeouts?: S3Timeouts;
};

type Library = { client: S3Client; sdk: Awaited<ReturnType<typeof loadS3>> };

/** What a call may end with that is no fault of the storage. */
export type Expected = Exclude<S3Failure, 'refused' | 'unavailable'>;

/**
 * Makes a call of the bucket's service in bounded time.
 * @throws ApiError 503 where the service does not answer or refuses us; then for some seconds at
 * once, without asking.
 */
export type AskS3 = <T>(
  call: (library: Library, abortSignal: AbortSignal) => Promise<T>,
) => Promise<T | { failure: Expected }>;

/** So many calls in a row that failed, and for some seconds nobody waits for the next one. */
const circuitRules = { failures: 3, restMs: 5000 };

/** Calls of one bucket. Its library is loaded with the first one. */
export function createS3Calls({ bucket, log, clock, timeouts = s3Timeouts }: S3CallOptions): AskS3 {
  const circuit = createCircuit({ ...circuitRules, clock });
  const connect = async () => ({
    client: await createS3Client(bucket, timeouts),
    sdk: await loadS3(),
  });
  let library: Promise<Library> | null = null;
  /** Why calls fail at present; null: they do not. */
  let trouble: S3Failure | null = null;

  return async (call) => {
    try {
      const answer = await circuit.run(async () => {
        library ??= connect();
        return call(await library, AbortSignal.timeout(timeouts.inAll)).catch((error: unknown) => {
          const failure = failureOf(error);
          if (failure === 'refused' || failure === 'unavailable') throw error;
          return { failure };
        });
      });
      if (trouble) log.warn({ bucket: bucket.name }, 'the storage of pictures answers again');
      trouble = null;
      return answer;
    } catch (error) {
      const failure = error instanceof CircuitOpen && trouble ? trouble : failureOf(error);
      // Once: with every picture of every page it would fill the log.
      if (failure !== trouble) {
        const what = failure === 'refused' ? 'refuses us' : 'does not answer';
        log.error({ err: error, bucket: bucket.name }, `the storage of pictures ${what}`);
      }
      trouble = failure;
      throw failure === 'refused' ? storageRefuses() : storageUnavailable();
    }
  };
}
