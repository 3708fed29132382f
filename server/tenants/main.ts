import { chooseDataFolder } from '../db/embedded/choose-data-folder.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { openCommandDatabase } from '../db/open-command-database.ts';
import { readEnv } from '../environment/env.ts';
import { findProjectRoot } from '../environment/project-root.ts';
import { ApiError } from '../errors/api-error.ts';
import { StartupError } from '../errors/startup-error.ts';
import { describeErrorWithLocation } from '../logging/describe-error.ts';
import { createLog } from '../logging/log.ts';
import { chooseImages } from '../ports/images/choose-images.ts';
import { findSecretKey } from '../security/find-secret-key.ts';
import { readArguments } from './read-arguments.ts';
import { runCommand } from './run-command.ts';
import { usage } from './usage.ts';

const clock = () => new Date();
const print = (text: string) => process.stdout.write(`${text}\n`);
const printError = (text: string) => process.stderr.write(`${text}\n`);

async function run(): Promise<void> {
  const asked = readArguments(process.argv.slice(2));
  if (!asked) {
    print(usage);
    return;
  }
  const env = readEnv();
  const { pool, db, close } = await openCommandDatabase(env, printError);
  try {
    await migrateDatabase(pool);
    const folder = await chooseDataFolder({ given: env.dataDir, projectRoot: findProjectRoot() });
    const log = createLog(env.logLevel);
    const images = await chooseImages(env, { dataFolder: folder, log, clock });
    const secretKey = () => findSecretKey(env, folder);
    const deps = { pool, db, images, clock, env, secretKey };
    print(await runCommand(deps, asked));
  } finally {
    await close();
  }
}

try {
  await run();
} catch (error) {
  const isExpected = error instanceof StartupError || error instanceof ApiError;
  printError(isExpected ? error.message : describeErrorWithLocation(error));
  process.exitCode = 1;
}
