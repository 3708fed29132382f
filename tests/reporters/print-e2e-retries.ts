import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Names at the end of a run each test of the built program that was tried twice. */
export default class PrintRetries implements Reporter {
  readonly #retried = new Set<TestCase>();

  onTestEnd(test: TestCase, { retry }: TestResult): void {
    if (retry > 0) this.#retried.add(test);
  }

  onEnd(): void {
    if (this.#retried.size === 0) return;
    const names = [...this.#retried].map((test) => `  ${test.titlePath().slice(1).join(' > ')}`);
    process.stdout.write(`\n${names.length} retried:\n${names.join('\n')}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
