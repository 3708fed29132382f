import type { FailedFile, RunReport } from '../reporters/save-run.ts';

/** More failing files than this are no bad luck: none of them is tried again. */
export const mostTriedAgain = 3;

export type Verdict = {
  passed: boolean;
  /** Passed alone: a fault to mend, which holds nobody up. */
  flaky: FailedFile[];
  failed: FailedFile[];
  /** Failures that belong to no file. */
  elsewhere: string[];
};

/**
 * Decides whether a tier has passed. Files in which something failed run once more, alone; what fails
 * again, or belongs to no file, fails the tier.
 * @param runs each run of the tier with its exit code and the report that it left, if it left one
 * @param passesAlone runs a file in a process of its own
 */
export async function judge(
  runs: readonly { name: string; exitCode: number | string; report: RunReport | null }[],
  passesAlone: (one: FailedFile) => Promise<boolean>,
): Promise<Verdict> {
  const broken = runs.flatMap(({ name, exitCode, report }) => {
    if (!report) return [`${name} left no report, exit code ${exitCode}`];
    const isExplained = report.failed.length + report.elsewhere.length > 0;
    return exitCode === 0 || isExplained ? [] : [`${name} ended with exit code ${exitCode}`];
  });
  const elsewhere = [...broken, ...runs.flatMap(({ report }) => report?.elsewhere ?? [])];
  const failed = runs.flatMap(({ report }) => report?.failed ?? []);
  if (elsewhere.length > 0 || failed.length > mostTriedAgain) {
    return { passed: false, flaky: [], failed, elsewhere };
  }
  const flaky: FailedFile[] = [];
  for (const one of failed) if (await passesAlone(one)) flaky.push(one);
  const again = failed.filter((one) => !flaky.includes(one));
  return { passed: again.length === 0, flaky, failed: again, elsewhere };
}
