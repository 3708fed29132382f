import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** What it prints once it listens: of the demo the last line, else its address. */
const isReady = /Ctrl-C|^Servery (?:serves|listens)/m;

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

/** By faketime (docs/testing.md) and TZ a whole run has another day, and so has its program. */
const otherDay = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(LD_PRELOAD|FAKETIME.*|TZ)$/.test(name)),
);

/** Runs the built program (`npm run build` makes it) with these variables and no others. */
export function spawnProgram(variables: Record<string, string>): Run {
  const running = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...otherDay, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  const end = once(running, 'close').then(([code, signal]) => code ?? signal);
  const ready = new Promise<void>((resolve, reject) => {
    running.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (isReady.test(out)) resolve();
    });
    running.stderr.setEncoding('utf8').on('data', (text: string) => void (err += text));
    void end.then(() => reject(new Error(`The program ended: ${out}${err}`)));
  });
  ready.catch(() => undefined);
  return { process: running, said: () => out, printedErrors: () => err, end, ready };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
