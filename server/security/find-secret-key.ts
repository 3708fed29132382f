import type { Database } from '../db/client.ts';
import { hasSealedKeys } from '../db/queries/payment-secrets.ts';
import type { Env } from '../environment/env.ts';
import { StartupError } from '../errors/startup-error.ts';
import { keptSecretKey } from './stored-secret-key.ts';

type Places = {
  env: Pick<Env, 'demo' | 'secretKey'>;
  db: Database;
  dataFolder: string;
};

/**
 * SECRET_KEY, or one that the installation made for itself.
 * @throws StartupError outside the demo where payment keys are sealed: they open with SECRET_KEY
 * alone, which is kept apart from the database and the data folder (requirements, Ordering).
 */
export async function findSecretKey({ env, db, dataFolder }: Places): Promise<Buffer> {
  if (env.secretKey) return env.secretKey;
  if (env.demo || !(await hasSealedKeys(db))) return keptSecretKey(dataFolder);
  throw new StartupError(
    'SECRET_KEY is missing: the keys of a payment gateway are sealed with it. Set the one that ' +
      'was set when they were saved.',
  );
}
