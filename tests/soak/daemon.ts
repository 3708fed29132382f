import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Debian puts servers where PATH of ordinary people does not lead. */
const beyondPath = ['/usr/local/sbin', '/usr/sbin', '/sbin'];
const startsWithin = 20_000;
const stopsWithin = 10_000;

/** Where a program is; null where it is not installed. */
export function findCommand(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...beyondPath];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** A signal ends the run in order, so that whatever it started ends with it. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}

export type Daemon = {
  process: ChildProcess;
  /** The last of what it printed. */
  said: () => string;
  /** Ends it in order, and at once where that takes too long. */
  stop: () => Promise<void>;
};

type Options = {
  /** The name of a command, or its path. */
  command: string;
  args: readonly string[];
  /** Who it runs as; left out: as ourselves. */
  account?: { uid: number; gid: number } | undefined;
  variables?: Record<string, string>;
  folder: string;
  /** Where it listens once it has started. */
  port: number;
};

/**
 * Starts a server program that stays in the foreground.
 * @throws Error when it is not installed, or does not listen within 20 seconds.
 */
export async function startDaemon(options: Options): Promise<Daemon> {
  const { command, args, account, variables, folder, port } = options;
  const path = findCommand(command) ?? (existsSync(command) ? command : null);
  if (path === null) throw new Error(`${command} is not installed: apt-get install ${command}`);
  const running = spawn(path, args, {
    cwd: folder,
    env: {
      PATH: `${process.env['PATH']}:${beyondPath.join(':')}`,
      LC_ALL: 'C.UTF-8',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  // Whatever ends us leaves nobody behind.
  const end = () => void running.kill('SIGKILL');
  process.once('exit', end);
  running.once('close', () => process.off('exit', end));
  let text = '';
  const keep = (more: string) => void (text = (text + more).slice(-20_000));
  running.stdout.setEncoding('utf8').on('data', keep);
  running.stderr.setEncoding('utf8').on('data', keep);
  const ended = once(running, 'close');
  const isOver = () => running.exitCode !== null || running.signalCode !== null;
  const stop = async () => {
    if (isOver()) return;
    running.kill('SIGTERM');
    const late = new AbortController();
    const end = setTimeout(stopsWithin, null, { signal: late.signal })
      .then(() => running.kill('SIGKILL'))
      .catch(() => undefined);
    await ended;
    late.abort();
    await end;
  };
  const deadline = Date.now() + startsWithin;
  while (!(await listens(port))) {
    if (isOver() || Date.now() > deadline) {
      await stop();
      throw new Error(`${command} did not start:\n${text}`);
    }
    await setTimeout(50);
  }
  return { process: running, said: () => text, stop };
}

/** Whether somebody takes connections there. */
export async function listens(port: number): Promise<boolean> {
  const socket = createConnection({ port, host: '127.0.0.1' });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
