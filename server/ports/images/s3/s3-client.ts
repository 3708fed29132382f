import type { S3Client } from '@aws-sdk/client-s3';
import type { Bucket } from '../../../environment/bucket.ts';

/** In ms. */
export type S3Timeouts = {
  /** Until a connection stands. */
  connect: number;
  /** Until the answer of one try begins, with the sending of what it brings. */
  answer: number;
  /** For a call with all that is tried again, its content included. */
  inAll: number;
};

/** The largest picture that is kept has some 3 MB. */
export const s3Timeouts: S3Timeouts = { connect: 1000, answer: 5000, inAll: 12_000 };

/** A call that failed for a reason that passes is tried again, with growing pauses. */
const mostAttempts = 3;

/** The library alone takes 24 MB and half a second: it is loaded where a bucket is used. */
export const loadS3 = () => import('@aws-sdk/client-s3');

/**
 * A client for one bucket's service. What is sent carries no checksum beyond the signature's: a
 * stream would then be sent in pieces with a trailer, which services that speak the protocol of
 * before 2025 store as if it were content.
 */
export async function createS3Client(bucket: Bucket, timeouts: S3Timeouts): Promise<S3Client> {
  const sdk = await loadS3();
  const { region, endpoint, credentials } = bucket;
  return new sdk.S3Client({
    region,
    maxAttempts: mostAttempts,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeouts.connect,
      requestTimeout: timeouts.answer,
      throwOnRequestTimeout: true,
    },
    ...(credentials && { credentials }),
    // Names of buckets are no names of hosts where somebody runs the service themselves.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
  });
}
