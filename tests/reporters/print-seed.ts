import type { Reporter } from 'vitest/node';

/** Says at the start of a run from which seed its random tests draw. */
export const printSeed = (seed: number): Reporter => ({
  onInit() {
    process.stdout.write(`Random tests draw from SEED=${seed}\n`);
  },
});
