/** Why a call of S3 failed, as far as it matters to us. */
export type S3Failure =
  /** There is nothing by that name. */
  | 'missing'
  /** There is something by that name already, or is just now being written. */
  | 'taken'
  /** The service does not know how to write only where nothing is. */
  | 'unconditional'
  /** The service answers, and does not let us: keys, rights, or the bucket's name. */
  | 'refused'
  /** It is away, too slow or too busy. */
  | 'unavailable';

const statusOf = (error: object): unknown => {
  const metadata: unknown = Reflect.get(error, '$metadata');
  return typeof metadata === 'object' && metadata !== null
    ? Reflect.get(metadata, 'httpStatusCode')
    : undefined;
};

/** Reads what the library threw. A bucket that is gone is no picture that is. */
export function failureOf(error: unknown): S3Failure {
  if (!(error instanceof Error)) return 'unavailable';
  const status = statusOf(error);
  // It found no keys to sign with, before anything was sent.
  if (error.name === 'CredentialsProviderError' || error.name === 'NoSuchBucket') return 'refused';
  if (status === 404) return 'missing';
  if (status === 412 || status === 409) return 'taken';
  if (status === 501) return 'unconditional';
  // Redirects lead to the region that the bucket lies in.
  if (typeof status === 'number' && status >= 300 && status < 500) {
    return status === 408 || status === 429 ? 'unavailable' : 'refused';
  }
  return 'unavailable';
}
