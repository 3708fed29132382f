import { describeErrorWithLocation } from './logging/describe-error.ts';
import { readEnv, type Env } from './environment/env.ts';
import type { RunningServer } from './start-server.ts';
import { StartupError } from './errors/startup-error.ts';
import { readyMessage, stopMessage } from './workers/worker-messages.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const printError = (line: string) => process.stderr.write(`${line}\n`);

function fail(error: unknown): never {
  printError(error instanceof StartupError ? error.message : describeErrorWithLocation(error));
  process.exit(1);
}
// Unheard, Node would print all of it, with the values of a query that failed.
process.on('uncaughtException', fail);

const signals = ['SIGINT', 'SIGTERM'] as const;
/**
 * Stopping waits for jobs and the database; where one of them hangs, the program ends all the same,
 * so long (ms) after DRAIN_SECONDS are over.
 */
const longestStop = 9000;
/** Whoever started workers waits until they have cut off what hangs; s. */
const longerForWorkers = 2;
/** npm passes on the Ctrl-C that the terminal has already sent us: both are one request to stop. */
const sameSignalMs = 1000;

/**
 * Signals count from the first moment on: one that comes during the start is obeyed after it. A
 * later one ends the program at once, should stopping ever hang.
 */
function stopOnSignals(started: Promise<RunningServer>, drainSeconds: number): void {
  let since: number | null = null;
  const stop = () => {
    if (since !== null) return;
    since = Date.now();
    setTimeout(
      () => {
        printError('Stopping took too long; what was under way is cut off.');
        process.exit(1);
      },
      longestStop + drainSeconds * 1000,
    ).unref();
    started.then(async (server) => server.stop()).then(() => process.exit(0), fail);
  };
  const onSignal = () => {
    if (since !== null && Date.now() - since > sameSignalMs) process.exit(1);
    stop();
  };
  for (const signal of signals) process.on(signal, onSignal);
  // From whoever has started this process as a worker.
  process.on('message', (message) => {
    if (message === stopMessage) stop();
  });
}

/** One process that does all of it, or one that starts several; neither loads what the other needs. */
async function start(env: Env): Promise<RunningServer> {
  const output = { print, printError };
  if (env.workers === 1 || env.worker !== null) {
    const { startServer } = await import('./start-server.ts');
    return startServer(env, output);
  }
  const { startWorkers } = await import('./start-workers.ts');
  return startWorkers(env, output, fail);
}

try {
  const env = readEnv();
  const started = start(env);
  const isStarter = env.workers > 1 && env.worker === null;
  stopOnSignals(started, env.drainSeconds + (isStarter ? longerForWorkers : 0));
  const { port } = await started;
  if (env.worker !== null) process.send?.(readyMessage(port));
} catch (error) {
  fail(error);
}
