import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Lets go of something at the end of the test that made it, or of the file that did at its top. */
export function afterUse(letGo: () => Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(letGo);
  else afterAll(letGo);
}
