import path from 'node:path';
import type {
  FullResult,
  Reporter,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { saveRun, type FailedFile } from './save-run.ts';

/** Saves what failed and how long each file took, as `report-faults.ts` does for vitest. */
export default class ReportE2eFaults implements Reporter {
  readonly #failed = new Map<string, FailedFile>();
  readonly #seconds = new Map<string, { project: string; file: string; seconds: number }>();
  readonly #elsewhere: string[] = [];

  onTestEnd(test: TestCase, { status, error, duration }: TestResult): void {
    const project = test.parent.project()?.name ?? '';
    const file = path.relative('.', test.location.file);
    const key = `${project} ${file}`;
    const seconds = (this.#seconds.get(key)?.seconds ?? 0) + duration / 1000;
    this.#seconds.set(key, { project, file, seconds });
    if (status === test.expectedStatus) return;
    const failed = this.#failed.get(key) ?? { runner: 'playwright', project, file, failures: [] };
    failed.failures.push(`${test.title}\n    ${(error?.message ?? status).slice(0, 600)}`);
    this.#failed.set(key, failed);
  }

  onError({ message }: TestError): void {
    this.#elsewhere.push(message ?? 'an error without a message');
  }

  onEnd({ status }: FullResult): void {
    const run = process.env['TEST_RUN'];
    if (!run) return;
    const failed = [...this.#failed.values()];
    if (status !== 'passed' && failed.length === 0) this.#elsewhere.push(`it ended as ${status}`);
    saveRun(run, { failed, elsewhere: this.#elsewhere, seconds: [...this.#seconds.values()] });
  }

  printsToStdio(): boolean {
    return false;
  }
}
