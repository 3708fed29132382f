import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where each run of a tier leaves its report, a file each. */
export const reportFolder = 'dist/test-runs';

/** A file in which something failed, by the runner and project that it runs in alone. */
export type FailedFile = {
  runner: 'vitest' | 'playwright';
  project: string;
  file: string;
  /** A line or more for each test that failed. */
  failures: string[];
};

export type RunReport = {
  failed: FailedFile[];
  /** Failures that belong to no file, such as an error outside of any test. */
  elsewhere: string[];
  /** Seconds that each file took, its imports included. */
  seconds: { project: string; file: string; seconds: number }[];
};

/**
 * Leaves what a run of tests said for the program that started it.
 * @param run names the file
 */
export function saveRun(run: string, report: RunReport): void {
  mkdirSync(reportFolder, { recursive: true });
  writeFileSync(path.join(reportFolder, `${run}.json`), JSON.stringify(report));
}
