import type { output } from 'zod';
import { StartupError } from '../errors/startup-error.ts';
import type { variables } from './variables.ts';

/** A bucket of S3, or of a service that speaks its protocol. */
export type Bucket = {
  name: string;
  region: string;
  /** Address of the service; undefined: Amazon's own in that region. */
  endpoint: string | undefined;
  /** undefined: what the machine is given (AWS_ACCESS_KEY_ID, a profile, the role of its instance). */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
};

/** What services without regions take. */
const anyRegion = 'us-east-1';

/**
 * The bucket that pictures are kept in; undefined where none is named.
 * @throws StartupError where something of it is missing.
 */
export function readBucket(data: output<typeof variables>): Bucket | undefined {
  const { S3_BUCKET: name, S3_ENDPOINT: endpoint, S3_REGION: region } = data;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = data;
  if (name === undefined) {
    const others = { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId };
    const [first] = Object.entries({ ...others, S3_SECRET_ACCESS_KEY: secretAccessKey })
      .filter(([, value]) => value !== undefined)
      .map(([variable]) => variable);
    if (first === undefined) return undefined;
    throw new StartupError(
      `S3_BUCKET is missing: say which bucket the pictures are kept in, or leave out ${first}.`,
    );
  }
  if (endpoint === undefined && region === undefined) {
    throw new StartupError(
      'S3_REGION is missing: say in which region S3_BUCKET lies, such as eu-central-1, or set ' +
        'S3_ENDPOINT to the address of another service.',
    );
  }
  if (accessKeyId === undefined && secretAccessKey !== undefined) {
    throw new StartupError('S3_ACCESS_KEY_ID is missing: S3_SECRET_ACCESS_KEY is of no use alone.');
  }
  if (accessKeyId !== undefined && secretAccessKey === undefined) {
    throw new StartupError('S3_SECRET_ACCESS_KEY is missing: S3_ACCESS_KEY_ID is of no use alone.');
  }
  return {
    name,
    region: region ?? anyRegion,
    endpoint,
    credentials:
      accessKeyId === undefined || secretAccessKey === undefined
        ? undefined
        : { accessKeyId, secretAccessKey },
  };
}
