import type { Env } from '../environment/env.ts';
import { StartupError } from '../errors/startup-error.ts';
import { storedSecretKey } from './stored-secret-key.ts';
import { secretKeyOf, type SecretKey } from './secret-key.ts';

/**
 * SECRET_KEY and those before it; in the demo one that the installation made for itself. Outside the demo it is
 * required: instances that each made their own would refuse the links that another has signed.
 * @throws StartupError where it is missing.
 */
export async function findSecretKey(
  env: Pick<Env, 'demo' | 'secretKey' | 'formerSecretKeys'>,
  dataFolder: string,
): Promise<SecretKey> {
  requireSecretKey(env);
  const bytes = env.secretKey ?? (await storedSecretKey(dataFolder));
  return secretKeyOf(bytes, env.formerSecretKeys);
}

/** @throws StartupError outside the demo where SECRET_KEY is missing. */
export function requireSecretKey({ demo, secretKey }: Pick<Env, 'demo' | 'secretKey'>): void {
  if (demo || secretKey) return;
  throw new StartupError(
    'SECRET_KEY is missing: links in mails are signed and the keys of payment gateways sealed with ' +
      'it. Make one with `openssl rand -base64 32`, keep it, and give every instance the same.',
  );
}
