import type { Reporter, TestModule } from 'vitest/node';

/** Names at the end of a run each test that did not pass at its first try: it is to be mended. */
export const printRetries: Reporter = {
  onTestRunEnd(modules) {
    const retried = modules.flatMap(retriedTests);
    if (retried.length === 0) return;
    process.stdout.write(`\n${retried.length} retried:\n${retried.join('\n')}\n`);
  },
};

function retriedTests(module: TestModule): string[] {
  return [...module.children.allTests()]
    .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
    .map((test) => `  ${test.project.name}: ${module.relativeModuleId} > ${test.fullName}`);
}
