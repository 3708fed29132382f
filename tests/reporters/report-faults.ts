import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { saveFailures } from './save-failures.ts';

/**
 * Names at the end of a run each test that did not pass at its first try: it is to be mended. What
 * failed is left for the gate to print.
 */
export function reportFaults(): Reporter {
  let run = 'vitest';
  return {
    onInit({ config }: Vitest) {
      run = ['vitest', ...config.project].join('-').replaceAll('!', 'not-');
    },
    onTestRunEnd(modules, errors) {
      const failures = [
        ...modules.flatMap(failuresOf),
        ...errors.map(({ name, message }) => `  outside a test: ${name}: ${message}`),
      ];
      saveFailures(run, failures);
      const retried = modules.flatMap(retriedTests);
      if (retried.length === 0) return;
      process.stdout.write(`\n${retried.length} retried:\n${retried.join('\n')}\n`);
    },
  };
}

function failuresOf(module: TestModule): string[] {
  const ofFile = module.errors().map(({ message }) => `  ${module.relativeModuleId}: ${message}`);
  const ofTests = [...module.children.allTests('failed')].map((test) => {
    const { errors } = test.result();
    const why = errors?.map(({ message }) => `      ${message.slice(0, 600)}`).join('\n');
    return `  ${test.project.name}: ${module.relativeModuleId} > ${test.fullName}\n${why}`;
  });
  return [...ofFile, ...ofTests];
}

function retriedTests(module: TestModule): string[] {
  return [...module.children.allTests()]
    .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
    .map((test) => `  ${test.project.name}: ${module.relativeModuleId} > ${test.fullName}`);
}
