import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

/** Memory in megabytes: now, and at its highest. */
export type Memory = { rss: number; peak: number };

export type Running = {
  pid: number;
  memory: () => Promise<Memory>;
  stop: () => Promise<void>;
};

/**
 * Starts a program of node and waits until it says that it listens (or, as the demo, that it is ready).
 * @throws what it complained of, when it ends before.
 */
export async function runProcess(
  args: readonly string[],
  variables: Record<string, string>,
): Promise<Running> {
  const child = spawn(process.execPath, [...args], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (/listens|is ready/.test(text)) resolve();
    });
    void ended.then(([code]) => reject(new Error(`${args.join(' ')} ended with ${String(code)}`)));
  });
  return {
    pid: child.pid ?? NaN,
    memory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      const megabytes = (name: string) =>
        Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? NaN) / 1024;
      return { rss: megabytes('VmRSS'), peak: megabytes('VmHWM') };
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
