import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { now } from './e2e-clock.ts';
import { e2eDataFolder } from './environment.ts';

/** The program takes a server that runs on its folder already: this one syncs nothing to the disk. */
const startPostgres = () =>
  startEmbeddedPostgres({
    dataDir: e2eDataFolder,
    log: (message) => process.stderr.write(`${message}\n`),
    throwaway: true,
  });
const postgres = process.env['DATABASE_URL'] === undefined ? await startPostgres() : null;
const program = spawn(process.execPath, ['dist/server/main.js'], {
  env: { ...process.env, DEMO_NOW: new Date(now()).toISOString() },
  stdio: 'inherit',
});
process.once('SIGTERM', () => program.kill('SIGTERM'));
const [code] = await once(program, 'exit');
await postgres?.stop();
process.exitCode = code ?? 1;
