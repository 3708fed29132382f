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

const signals = ['SIGINT', 'SIGTERM'] as const;
/** npm passes on the Ctrl-C that the terminal has already sent us: both are one wish to stop. */
const sameWishMs = 1000;

/** Signals count from the first moment on: one that comes during the start is obeyed after it. */
async function stop(started: Promise<RunningServer>): Promise<void> {
  const since = Date.now();
  // A later signal ends the program at once, should stopping ever hang.
  for (const signal of signals) {
    process.on(signal, () => {
      if (Date.now() - since > sameWishMs) process.exit(1);
    });
  }
  const server = await started;
  await server.stop();
  process.exit(0);
}

try {
  const started = startServer(readEnv(), { say, complain });
  let isStopping = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void stop(started).catch(fail);
    });
  }
  await started;
} catch (error) {
  fail(error);
}
