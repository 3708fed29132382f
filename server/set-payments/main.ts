import { chooseDataFolder } from '../db/embedded/choose-data-folder.ts';
import { describeErrorWithLocation } from '../logging/describe-error.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { openCommandDatabase } from '../db/open-command-database.ts';
import { readEnv, readStripeSecrets } from '../environment/env.ts';
import { findProjectRoot } from '../environment/project-root.ts';
import { storedSecretKey } from '../security/stored-secret-key.ts';
import { StartupError } from '../errors/startup-error.ts';
import { readArguments, usage } from './read-arguments.ts';
import type { PaymentArguments } from './read-arguments.ts';
import { readStripeKeys } from './read-stripe-keys.ts';
import { setPayments } from './set-payments.ts';
import { secretKeyOf } from '../security/secret-key.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);
const printError = (text: string) => process.stderr.write(`${text}\n`);

async function run(): Promise<void> {
  const asked = readArguments(process.argv.slice(2));
  if (!asked) {
    print(usage);
    return;
  }
  const env = readEnv();
  const keys =
    'publishableKey' in asked
      ? await readStripeKeys({ given: readStripeSecrets(), input: process.stdin, ...asked })
      : null;
  if (!env.demo && !env.secretKey && keys) {
    throw new StartupError('Set SECRET_KEY: the keys are kept encrypted with it.');
  }
  const root = findProjectRoot();
  const folder = await chooseDataFolder({ given: env.dataDir, projectRoot: root });
  const { pool, db, close } = await openCommandDatabase(env, printError);
  try {
    await migrateDatabase(pool);
    const bytes = env.secretKey ?? (await storedSecretKey(folder));
    const secretKey = secretKeyOf(bytes, env.formerSecretKeys);
    await setPayments({ db, secretKey }, asked, keys);
    print(outcome(asked));
  } finally {
    await close();
  }
}

const outcome = (asked: PaymentArguments) =>
  `Tenant ${asked.tenantId} ${'isOff' in asked ? 'no longer offers' : 'now offers'} ${asked.gateway}.`;

try {
  await run();
} catch (error) {
  const isExpected = error instanceof StartupError;
  printError(isExpected ? error.message : describeErrorWithLocation(error));
  process.exitCode = 1;
}
