import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Env } from './env.ts';
import { StartupError } from '../errors/startup-error.ts';

type Place = Pick<Env, 'port' | 'host'>;

/**
 * Finds out before the database is started whether the port may be used.
 * @throws StartupError with a sentence for people where it may not.
 */
export async function checkPortFree(place: Place): Promise<void> {
  const server = createServer().listen(place.port, place.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explainListenError(error, place);
  }
  server.close();
  await once(server, 'close');
}

/**
 * What to do about an address that cannot be listened on.
 * @param prefix of the two variables that name it.
 */
export function explainListenError(
  error: unknown,
  { port, host }: Place,
  prefix: '' | 'METRICS_' = '',
): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use: stop what runs there, or set ${prefix}PORT to another number.`,
    EACCES: `Port ${port} may not be used: set ${prefix}PORT to one above 1023.`,
    EADDRNOTAVAIL: `${prefix}HOST ${host} is no address of this machine.`,
    ENOTFOUND: `${prefix}HOST ${host} is no address of this machine.`,
  };
  const sentence = sentences[String(code)];
  return sentence === undefined ? error : new StartupError(sentence, { cause: error });
}
