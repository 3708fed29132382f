import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { StartupError } from '../errors/startup-error.ts';
import { readReady, stopMessage } from './worker-messages.ts';
import { createWorkerRestarts } from './worker-restarts.ts';

type Options = {
  workers: number;
  printError: (line: string) => void;
  clock: () => Date;
  /** A worker cannot be kept alive. */
  onGivenUp: (error: StartupError) => void;
};

export type WorkerProcesses = {
  /** The port that all of them listen on. */
  port: number;
  /** Has all of them finish what is under way, and waits until they are gone. */
  stop: () => Promise<void>;
};

/*
 * Each worker takes connections from the one socket by itself. Node's own way, where the first
 * process deals them out in turn, loses those that are on their way to a worker as it dies: they are
 * neither answered nor closed.
 */
cluster.schedulingPolicy = cluster.SCHED_NONE;

/**
 * Starts so many processes of this program, numbered by WORKER, and keeps as many alive. They share
 * one listening socket, and this process answers no call itself.
 * @throws StartupError where one of them ends before all of them serve.
 */
export async function startWorkerProcesses({
  workers,
  printError,
  clock,
  onGivenUp,
}: Options): Promise<WorkerProcesses> {
  const restarts = createWorkerRestarts(clock);
  const running = new Map<number, Worker>();
  const pauses = new Set<NodeJS.Timeout>();
  let isStopping = false;
  let haveStarted = false;
  let failStart: ((error: StartupError) => void) | null = null;
  const failedStart = new Promise<never>((_resolve, reject) => {
    failStart = reject;
  });

  const start = (number: number): Worker => {
    const worker = cluster.fork({ WORKER: String(number) });
    running.set(number, worker);
    // One whose channel breaks ends, which is heard below.
    worker.on('error', () => undefined);
    worker.on('message', (message) => {
      if (readReady(message) !== null) restarts.began(number);
    });
    worker.once('exit', (code: number, signal: string | null) => {
      running.delete(number);
      if (isStopping) return;
      if (haveStarted) startAgain(number, signal ?? `code ${code}`);
      else failStart?.(new StartupError('A worker ended while it was started.'));
    });
    return worker;
  };

  const startAgain = (number: number, how: string) => {
    const pause = restarts.ended(number);
    if (pause === null) {
      printError(`Worker ${number} ended (${how}) and cannot be started any more.`);
      return onGivenUp(
        new StartupError('A worker could not be kept alive: see what it said above.'),
      );
    }
    printError(`Worker ${number} ended (${how}) and is started again.`);
    const timer = setTimeout(() => {
      pauses.delete(timer);
      start(number);
    }, pause);
    pauses.add(timer);
  };

  const end = async (askToStop: (worker: Worker) => void) => {
    isStopping = true;
    for (const timer of pauses) clearTimeout(timer);
    const gone = [...running.values()].map((worker) => once(worker, 'exit'));
    for (const worker of running.values()) askToStop(worker);
    await Promise.all(gone);
  };

  try {
    const numbers = Array.from({ length: workers }, (_, number) => number);
    const ready = Promise.all(numbers.map((number) => readyOn(start(number))));
    const [port = 0] = await Promise.race([ready, failedStart]);
    haveStarted = true;
    return { port, stop: () => end(sendStop) };
  } catch (error) {
    // Some may not have come so far that they read messages.
    await end((worker) => void worker.process.kill('SIGTERM'));
    throw error;
  }
}

/** Not a signal: one that came from a terminal has reached the worker already, and a second one is final. */
function sendStop(worker: Worker): void {
  if (worker.isConnected()) worker.send(stopMessage);
}

/** @returns the port that a worker listens on, once it serves. */
const readyOn = (worker: Worker): Promise<number> =>
  new Promise((resolve) => {
    worker.on('message', (message) => {
      const port = readReady(message);
      if (port !== null) resolve(port);
    });
  });
