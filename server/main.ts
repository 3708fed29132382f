import { readEnv } from './env.ts';
import { startServer, type RunningServer } from './start-server.ts';
import { StartupError } from './startup-error.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

function fail(error: unknown): never {
  if (error instanceof StartupError) complain(error.message);
  else complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exit(1);
}

/** Signals count from the first moment on: one that comes during the start is obeyed after it. */
async function stop(started: Promise<RunningServer>): Promise<void> {
  // A second signal while stopping ends the program at once.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  const server = await started;
  await server.stop();
  process.exit(0);
}

try {
  const started = startServer(readEnv(), { say, complain });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop(started).catch(fail));
  }
  await started;
} catch (error) {
  fail(error);
}
