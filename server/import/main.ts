import { describeErrorWithLocation } from '../logging/describe-error.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { openCommandDatabase } from '../db/open-command-database.ts';
import { readEnv } from '../environment/env.ts';
import { StartupError } from '../errors/startup-error.ts';
import { ImportError } from './menu/import-error.ts';
import { describeFindings, describeUnused } from './describe-findings.ts';
import { readMappingFile } from './read-mapping-file.ts';
import { importMenu } from './import-menu.ts';
import { readArguments, usage } from './read-arguments.ts';
import { showProgress } from './show-progress.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);
const printError = (text: string) => process.stderr.write(`${text}\n`);

async function run(): Promise<void> {
  const asked = readArguments(process.argv.slice(2));
  if (!asked) {
    print(usage);
    return;
  }
  const { progress, end } = showProgress(process.stderr);
  const { pool, db, close } = await openCommandDatabase(readEnv(), printError);
  try {
    await migrateDatabase(pool);
    const mapping = asked.mapping === undefined ? undefined : await readMappingFile(asked.mapping);
    const report = await importMenu({ ...asked, mapping, db, clock: () => new Date(), progress });
    end();
    print(`${report.restaurant} (tenant ${asked.tenantId}), from ${asked.file}`);
    for (const remark of report.remarks) print(`Note: ${remark}`);
    for (const line of describeFindings(report.findings)) print(line);
    for (const line of describeUnused(report.unused)) print(line);
    if (asked.dryRun && report.mapping) print(`\nRead as: ${JSON.stringify(report.mapping)}`);
    print(`\n${report.text}\n`);
    print(outcome(report.written, asked.dryRun));
  } finally {
    end();
    await close();
  }
}

function outcome(written: boolean, dryRun: boolean): string {
  if (dryRun) return 'Nothing was written: this was a dry run.';
  return written ? 'Imported.' : 'Nothing to do: the menu is like the file.';
}

try {
  await run();
} catch (error) {
  const isExpected = error instanceof ImportError || error instanceof StartupError;
  printError(isExpected ? error.message : describeErrorWithLocation(error));
  process.exitCode = 1;
}
