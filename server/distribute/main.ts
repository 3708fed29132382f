import { openCommandDatabase } from '../db/open-command-database.ts';
import { readEnv } from '../environment/env.ts';
import { StartupError } from '../errors/startup-error.ts';
import { describeErrorWithLocation } from '../logging/describe-error.ts';
import { distribute } from './distribute.ts';
import { readArguments, usage } from './read-arguments.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);
const printError = (text: string) => process.stderr.write(`${text}\n`);

async function run(): Promise<void> {
  const asked = readArguments(process.argv.slice(2));
  if (!asked) {
    print(usage);
    return;
  }
  const env = readEnv();
  if (env.databaseUrl === undefined) {
    throw new StartupError(
      "DATABASE_URL is missing: the program's own database is one server and stays one.",
    );
  }
  const { pool, close } = await openCommandDatabase(env, printError);
  try {
    await distribute(pool, asked, print);
  } finally {
    await close();
  }
}

try {
  await run();
} catch (error) {
  const isExpected = error instanceof StartupError;
  printError(isExpected ? error.message : describeErrorWithLocation(error));
  process.exitCode = 1;
}
