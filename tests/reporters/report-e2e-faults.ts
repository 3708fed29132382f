import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { saveFailures } from './save-failures.ts';

/**
 * Names at the end of a run each test of the built program that was tried twice. What failed is
 * left for the gate to print.
 */
export default class ReportE2eFaults implements Reporter {
  readonly #retried = new Set<TestCase>();
  /** What each test that did not pass said at its last try. */
  readonly #failed = new Map<TestCase, string>();

  onTestEnd(test: TestCase, { retry, status, error }: TestResult): void {
    if (retry > 0) this.#retried.add(test);
    if (status === test.expectedStatus) this.#failed.delete(test);
    else this.#failed.set(test, (error?.message ?? status).slice(0, 600));
  }

  onEnd(): void {
    saveFailures(
      'e2e',
      [...this.#failed].map(([test, why]) => `  ${nameOf(test)}\n      ${why}`),
    );
    if (this.#retried.size === 0) return;
    const names = [...this.#retried].map((test) => `  ${nameOf(test)}`);
    process.stdout.write(`\n${names.length} retried:\n${names.join('\n')}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

const nameOf = (test: TestCase): string => test.titlePath().slice(1).join(' > ');
