import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { reportFaults } from '../reporters/report-faults.ts';
import { printSeed } from '../reporters/print-seed.ts';
import { notOnCitus } from './not-on-citus.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const seed = Number(process.env['SEED'] ?? Math.trunc(Math.random() * 2 ** 31));

/**
 * The tests of the server on a distributed database: `CITUS_URL=postgresql://… npm run test:citus`.
 * One file after the other, for they take turns on a few databases.
 */
export default defineConfig({
  root,
  test: {
    reporters: ['default', reportFaults(), printSeed(seed)],
    provide: { seed, mostDraws: Number.MAX_SAFE_INTEGER },
    name: 'citus',
    globalSetup: ['tests/citus/global-setup.ts'],
    setupFiles: ['tests/random-seed.ts'],
    include: ['tests/{server,citus}/**/*.test.ts'],
    exclude: ['**/*.isolated.test.ts', ...Object.keys(notOnCitus)],
    fileParallelism: false,
    isolate: false,
    retry: 0,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
