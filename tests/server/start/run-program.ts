import { once } from 'node:events';
import { createServer } from 'node:net';
import { onTestFinished } from 'vitest';
import { spawnProgram, type Run } from './spawn-program.ts';

/** Runs the built program (`npm test` builds it first) until the test is done. */
export function runProgram(variables: Record<string, string>): Run {
  const run = spawnProgram(variables);
  // A test that failed leaves no database behind either.
  onTestFinished(async () => {
    run.process.kill('SIGTERM');
    await run.end;
  });
  return run;
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
