import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url));

export type Run = {
  process: ChildProcess;
  said: () => string;
  printedErrors: () => string;
  /** The program's exit code, or the name of the signal that ended it. */
  end: Promise<number | string>;
  /** Resolves once it has said so; rejects with its complaints when it ends before. */
  ready: Promise<void>;
};

/** Runs the built program (`npm test` builds it first) with these variables and no others. */
export function runProgram(variables: Record<string, string>): Run {
  const running = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  const end = once(running, 'close').then(([code, signal]) => code ?? signal);
  // A test that failed leaves no database behind either.
  onTestFinished(async () => {
    running.kill('SIGTERM');
    await end;
  });
  const ready = new Promise<void>((resolve, reject) => {
    running.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (out.includes('Ctrl-C')) resolve();
    });
    running.stderr.setEncoding('utf8').on('data', (text: string) => void (err += text));
    void end.then(() => reject(new Error(`The program ended: ${out}${err}`)));
  });
  ready.catch(() => undefined);
  return { process: running, said: () => out, printedErrors: () => err, end, ready };
}

/** A port that nobody listens on, and one that is held until the test is done. */
export async function ports(): Promise<{ free: number; held: number }> {
  const servers = [createServer(), createServer()];
  const [free = 0, held = 0] = await Promise.all(
    servers.map(async (server) => {
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const address = server.address();
      return typeof address === 'object' && address ? address.port : 0;
    }),
  );
  servers[0]?.close();
  onTestFinished(() => void servers[1]?.close());
  return { free, held };
}
