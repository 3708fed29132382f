import { chooseDataFolder } from '../db/embedded/choose-data-folder.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { openCommandDatabase } from '../db/open-command-database.ts';
import { readEnv } from '../environment/env.ts';
import { findProjectRoot } from '../environment/project-root.ts';
import { StartupError } from '../errors/startup-error.ts';
import { describeErrorWithLocation } from '../logging/describe-error.ts';
import { findSecretKey } from '../security/find-secret-key.ts';
import { reseal, type Resealed } from './reseal.ts';

const usage = `Seals everything with SECRET_KEY that one of FORMER_SECRET_KEYS has sealed.

  npm run keys:reseal

It uses the program's own environment (DATABASE_URL, SECRET_KEY, FORMER_SECRET_KEYS), may run while the
program does, and may be run again. deploy/README.md has the steps of changing SECRET_KEY.`;

const print = (text: string) => process.stdout.write(`${text}\n`);
const printError = (text: string) => process.stderr.write(`${text}\n`);

async function run(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.length > 0) {
    if (args.some((arg) => arg !== '--help')) {
      throw new StartupError(`What is ${args.join(' ')}?\n\n${usage}`);
    }
    print(usage);
    return;
  }
  const env = readEnv();
  const { pool, db, close } = await openCommandDatabase(env, printError);
  try {
    await migrateDatabase(pool);
    const folder = await chooseDataFolder({ given: env.dataDir, projectRoot: findProjectRoot() });
    const outcome = await reseal(db, await findSecretKey(env, folder));
    print(describe(outcome));
    if (outcome.unopened.length > 0) process.exitCode = 1;
  } finally {
    await close();
  }
}

function describe({ done, there, unopened }: Resealed): string {
  const sealed = `Sealed with SECRET_KEY: ${done} now, ${there} were so before.`;
  if (unopened.length === 0) return `${sealed} Nothing is sealed with a former key any more.`;
  const left = unopened.map(({ what, tenantId }) => `  tenant ${tenantId}: ${what}`);
  return [
    sealed,
    'No key that is given opens these; give the key of then in FORMER_SECRET_KEYS, or set them anew:',
    ...left,
  ].join('\n');
}

try {
  await run();
} catch (error) {
  const isExpected = error instanceof StartupError;
  printError(isExpected ? error.message : describeErrorWithLocation(error));
  process.exitCode = 1;
}
