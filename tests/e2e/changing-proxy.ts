import { createServer, request as ask } from 'node:http';
import { e2ePort } from './environment.ts';

export type ChangingProxy = {
  address: string;
  /** What is answered in the place of a path from now on; null leaves it to the server again. */
  answer(path: string, change: ((text: string) => string) | 404 | null): void;
  /** As if the server had been stopped; what is open is cut off. */
  stop(): Promise<void>;
  /** Answers again, at the same address. */
  resume(): Promise<void>;
};

/**
 * The built program behind an address of its own, so that a test can deploy another worker or stop
 * the server: browsers ask for a worker's script by themselves, where no test can intercept it.
 */
export async function startChangingProxy(): Promise<ChangingProxy> {
  const changes = new Map<string, ((text: string) => string) | 404>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const change = changes.get(path);
    if (change === 404) {
      response.writeHead(404).end();
      return;
    }
    const { 'if-none-match': _tag, ...sent } = request.headers;
    const headers = change ? { ...sent, 'accept-encoding': 'identity' } : request.headers;
    const passed = ask(
      { host: 'localhost', port: e2ePort, path, method: request.method, headers },
      (reply) => {
        if (!change) {
          response.writeHead(reply.statusCode ?? 502, reply.headers);
          reply.pipe(response);
          return;
        }
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('end', () => {
          const { 'content-length': _length, etag: _etag, ...kept } = reply.headers;
          response.writeHead(reply.statusCode ?? 502, kept);
          response.end(change(Buffer.concat(parts).toString('utf8')));
        });
      },
    );
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, 'localhost', resolve);
    });
  await listen(0);
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The proxy has no port.');
  const stop = async () => {
    if (!server.listening) return;
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    server.closeAllConnections();
    await closed;
  };
  return {
    address: `http://localhost:${place.port}`,
    resume: () => listen(place.port),
    answer: (path, change) => {
      if (change === null) changes.delete(path);
      else changes.set(path, change);
    },
    stop,
  };
}
