import { spawn } from 'node:child_process';
import type { Account } from './server-account.ts';

export type Outcome = { ok: boolean; output: string };

/**
 * Runs a program to its end as the given account and collects what it says. It never rejects: a
 * program that cannot be started is an outcome that is not ok.
 *
 * `detached` gives it a session of its own, so that Ctrl-C in the terminal reaches neither it nor
 * the server it starts. The environment is bare: a PGDATA, PGOPTIONS or odd locale of the shell
 * must not reach the server. The folder is `/`, since the account may be barred from ours.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  account: Account,
): Promise<Outcome> {
  return new Promise((resolve) => {
    let output = '';
    const finish = (ok: boolean, more = '') => resolve({ ok, output: (output + more).trim() });
    const child = spawn(program, args, {
      ...account,
      cwd: '/',
      detached: true,
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => finish(false, error.message));
    child.on('close', (code) => finish(code === 0));
  });
}
