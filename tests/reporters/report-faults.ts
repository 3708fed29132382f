import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { saveRun, type FailedFile } from './save-run.ts';

/**
 * Saves what failed and how long each file took, where the program that runs a tier asks for it by
 * a name for the run (TEST_RUN).
 */
export function reportFaults(): Reporter {
  return {
    onTestRunEnd(modules, errors) {
      const run = process.env['TEST_RUN'];
      if (!run) return;
      const failed = modules.filter((module) => module.state() === 'failed').map(failedFile);
      for (const one of failed) {
        one.failures.push(...errors.filter((error) => isOf(error, one.file)).map(inWords));
      }
      saveRun(run, {
        failed,
        elsewhere: errors
          .filter((error) => !failed.some(({ file }) => isOf(error, file)))
          .map(inWords),
        seconds: modules.map((module) => ({
          project: module.project.name,
          file: module.relativeModuleId,
          seconds: secondsOf(module),
        })),
      });
    },
  };
}

/** An error that no test caught knows the file that ran at that moment. */
const isOf = (error: SerializedError, file: string): boolean =>
  String(error['VITEST_TEST_PATH'] ?? '').endsWith(file);

const inWords = ({ name, message }: SerializedError): string =>
  `outside a test: ${name}: ${message}`;

function failedFile(module: TestModule): FailedFile {
  const ofFile = module.errors().map(({ message }) => message);
  const suites = [...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map(({ message }) => `${suite.fullName}: ${message.slice(0, 600)}`),
  );
  const tests = [...module.children.allTests('failed')].map((test) => {
    const { errors } = test.result();
    const why = errors?.map(({ message }) => `    ${message.slice(0, 600)}`).join('\n');
    return `${test.fullName}\n${why}`;
  });
  return {
    runner: 'vitest',
    project: module.project.name,
    file: module.relativeModuleId,
    failures: [...ofFile, ...suites, ...tests],
  };
}

function secondsOf(module: TestModule): number {
  const { setupDuration, collectDuration, duration } = module.diagnostic();
  return (setupDuration + collectDuration + duration) / 1000;
}
