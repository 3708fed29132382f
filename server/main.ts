import { describeErrorWithLocation } from './logging/describe-error.ts';
import { readEnv } from './environment/env.ts';
import { startServer, type RunningServer } from './start-server.ts';
import { StartupError } from './errors/startup-error.ts';

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
/** npm passes on the Ctrl-C that the terminal has already sent us: both are one request to stop. */
const sameSignalMs = 1000;

/**
 * Signals count from the first moment on: one that comes during the start is obeyed after it. A
 * later one ends the program at once, should stopping ever hang.
 */
function stopOnSignals(started: Promise<RunningServer>, drainSeconds: number): void {
  let since: number | null = null;
  const onSignal = () => {
    if (since === null) {
      since = Date.now();
      setTimeout(
        () => {
          printError('Stopping took too long; what was under way is cut off.');
          process.exit(1);
        },
        longestStop + drainSeconds * 1000,
      ).unref();
      started.then(async (server) => server.stop()).then(() => process.exit(0), fail);
    } else if (Date.now() - since > sameSignalMs) {
      process.exit(1);
    }
  };
  for (const signal of signals) process.on(signal, onSignal);
}

try {
  const env = readEnv();
  const started = startServer(env, { print, printError });
  stopOnSignals(started, env.drainSeconds);
  await started;
} catch (error) {
  fail(error);
}
