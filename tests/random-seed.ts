import { configureGlobal, readConfigureGlobal } from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    seed: number;
  }
}

// Drawn anew for each run and printed at its start (vitest.config.ts): SEED=… makes the same run again.
configureGlobal({ ...readConfigureGlobal(), seed: inject('seed') });
