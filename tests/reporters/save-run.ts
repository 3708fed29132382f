import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'dist/failed-tests';

/**
 * Leaves the failures of a run in a file of their own, which the gate prints last: among the output
 * of three runs side by side they would be lost.
 * @param run names the file
 * @param failures a line or more each; none: there is no file
 */
export function saveFailures(run: string, failures: readonly string[]): void {
  const file = path.join(folder, `${run}.txt`);
  if (failures.length === 0) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${failures.length} failed of ${run}:\n${failures.join('\n')}\n`);
}
