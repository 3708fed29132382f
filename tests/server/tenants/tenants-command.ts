import { spawn, type ChildProcess } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { findProjectRoot } from '#server/environment/project-root.ts';

type Outcome = { code: number | string | null; out: string; errors: string };
export type RunningCommand = { process: ChildProcess; ended: Promise<Outcome> };

/** What a new tenant needs, as flags. */
export const flagsOf = (change: Record<string, string> = {}): string[] =>
  Object.entries({
    name: 'Corner Kitchen',
    host: 'orders.corner.example',
    currency: 'AUD',
    locale: 'en-AU',
    'time-zone': 'Australia/Sydney',
    owner: 'olive@corner.example',
    ...change,
  }).flatMap(([flag, value]) => [`--${flag}`, value]);

/** What a command prints about the database of a URL whose server is reached by a socket. */
export function databaseLine(url: string): string {
  const { pathname, searchParams } = new URL(url);
  return `Database: ${pathname.slice(1)} at the socket in ${searchParams.get('host')}\n`;
}

/** Starts the command of `npm run tenants` as an operator would. */
export function startCommand(
  variables: Record<string, string>,
  args: readonly string[],
): RunningCommand {
  const nodeArgs = ['--import', 'tsx', 'server/tenants/main.ts', ...args];
  const child = spawn(process.execPath, nodeArgs, {
    cwd: findProjectRoot(),
    env: {
      ...process.env,
      SECRET_KEY: Buffer.alloc(32, 'k').toString('base64'),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise<number | string | null>((resolve) => {
    child.on('close', (code, signal) => resolve(signal ?? code));
  });
  const ended = Promise.all([closed, text(child.stdout), text(child.stderr)]).then(
    ([code, out, errors]) => ({ code, out, errors }),
  );
  return { process: child, ended };
}
