import { readEnv } from './env.ts';
import { startServer } from './start-server.ts';
import { StartupError } from './startup-error.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

function fail(error: unknown): never {
  if (error instanceof StartupError) complain(error.message);
  else complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exit(1);
}

try {
  const server = await startServer(readEnv(), { say, complain });
  const stop = () => {
    // A second signal while stopping ends the program at once.
    process.once('SIGINT', () => process.exit(130));
    process.once('SIGTERM', () => process.exit(143));
    server.stop().then(() => process.exit(0), fail);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  fail(error);
}
