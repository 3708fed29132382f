import { chooseDataFolder } from '../db/embedded/choose-data-folder.ts';
import { openCommandDatabase } from '../db/open-command-database.ts';
import { readEnv } from '../environment/env.ts';
import { findProjectRoot } from '../environment/project-root.ts';
import { ApiError } from '../errors/api-error.ts';
import { StartupError } from '../errors/startup-error.ts';
import { describeErrorWithLocation } from '../logging/describe-error.ts';
import { createLog } from '../logging/log.ts';
import { chooseImages } from '../ports/images/choose-images.ts';
import { findSecretKey } from '../security/find-secret-key.ts';
import type { Manifest } from './backup-format.ts';
import { readArguments, usage } from './read-arguments.ts';
import { restoreBackup, type Restored } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

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
  const dataFolder = await chooseDataFolder({ given: env.dataDir, projectRoot: findProjectRoot() });
  const { pool, close } = await openCommandDatabase(env, printError);
  try {
    const secretKey = await findSecretKey(env, dataFolder);
    const log = createLog(env.logLevel);
    const images = await chooseImages(env, { dataFolder, log, clock });
    const deps = { pool, images, secretKey, clock };
    print(
      asked.command === 'backup'
        ? describeBackup(await writeBackup(deps, asked), asked.folder)
        : describeRestored(await restoreBackup(deps, asked)),
    );
  } finally {
    await close();
  }
}

function describeBackup({ tables, jobs, pictures, tenants }: Manifest, folder: string): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const files = [...tables, jobs, ...pictures];
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return (
    `Backed up ${tenants.length} tenants: ${rows} rows, ${jobs.rows} waiting jobs, ` +
    `${pictures.length} pictures, ${(bytes / 1e6).toFixed(1)} MB in ${folder}`
  );
}

function describeRestored({ rows, jobs, pictures, openRefunds }: Restored): string {
  const done = `Restored ${rows} rows, ${jobs} waiting jobs, ${pictures} pictures.`;
  if (openRefunds === 0) return done;
  return (
    `${done}\n${openRefunds} refunds were under way when the backup was taken, and will be asked for ` +
    'again: see at the gateway whether they went through meanwhile.'
  );
}

/** Whoever gets backups by a timer reads one sentence in its log. */
const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

try {
  await run();
} catch (error) {
  if (isFull(error))
    printError('There is no space left for the backup; what is there is incomplete.');
  else {
    const isExpected = error instanceof StartupError || error instanceof ApiError;
    printError(isExpected ? error.message : describeErrorWithLocation(error));
  }
  process.exitCode = 1;
}
