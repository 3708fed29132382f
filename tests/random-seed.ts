import { configureGlobal, readConfigureGlobal } from 'fast-check';
import { inject } from 'vitest';
import { draws } from './draws.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    seed: number;
  }
}

const usualDraws = 100;

// Printed at the start of a run (vitest.config.ts): SEED=… makes the same run again.
configureGlobal({
  ...readConfigureGlobal(),
  seed: inject('seed'),
  numRuns: draws(usualDraws),
});
