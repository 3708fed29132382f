import { readdir } from 'node:fs/promises';
import { chooseDataFolder } from '../db/embedded/choose-data-folder.ts';
import { readEnv } from '../environment/env.ts';
import { findProjectRoot } from '../environment/project-root.ts';
import { ApiError } from '../errors/api-error.ts';
import { StartupError } from '../errors/startup-error.ts';
import { describeErrorWithLocation } from '../logging/describe-error.ts';
import { createLog } from '../logging/log.ts';
import { chooseImages } from '../ports/images/choose-images.ts';
import { localImages } from '../ports/images/local-images.ts';
import { copyPictures } from './copy-pictures.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);
const printError = (text: string) => process.stderr.write(`${text}\n`);

/** Copies the pictures of the data folder into the bucket of S3_BUCKET. */
async function run(): Promise<void> {
  const env = readEnv();
  if (!env.bucket) {
    throw new StartupError('S3_BUCKET is missing: say which bucket the pictures are copied into.');
  }
  const dataFolder = await chooseDataFolder({ given: env.dataDir, projectRoot: findProjectRoot() });
  const from = localImages(dataFolder);
  const log = createLog(env.logLevel);
  const to = await chooseImages(env, { dataFolder, log, clock: () => new Date() });
  const folders = await readdir(from.folder).catch(() => {
    throw new StartupError(`There are no pictures in ${from.folder}.`);
  });
  const tenantIds = folders.filter((name) => /^\d+$/.test(name)).map(Number);
  const { copied, there, leftOut } = await copyPictures(from, to, tenantIds);
  print(`Copied ${copied} files of ${from.folder} into ${env.bucket.name}; ${there} were there.`);
  for (const name of leftOut) print(`Left out: ${name} is no picture.`);
}

try {
  await run();
} catch (error) {
  const isExpected = error instanceof StartupError || error instanceof ApiError;
  printError(isExpected ? error.message : describeErrorWithLocation(error));
  process.exitCode = 1;
}
