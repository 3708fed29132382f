import { createServer, type RequestListener } from 'node:http';
import { afterAll } from 'vitest';

export type WebServer = {
  port: number;
  /** The hosts and paths that were asked for. */
  asked: string[];
  /** What it answers from now on. */
  answer(listener: RequestListener): void;
};

/** A site of a domain on this machine; it answers 404 until it is given something. */
export async function startWebServer(): Promise<WebServer> {
  const nothing: RequestListener = (_request, response) => {
    response.writeHead(404).end('nothing');
  };
  let listener = nothing;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return { port: address.port, asked, answer: (next) => void (listener = next) };
}
