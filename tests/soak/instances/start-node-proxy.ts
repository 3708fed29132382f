import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

type Options = { port: number; instances: readonly number[] };

const checkEvery = 500;

/**
 * What stands in for HAProxy where it is not installed: takes the instances that are ready in turns,
 * and asks another one where a call was not sent, or only asked to read and had no answer.
 */
export async function startNodeProxy({ port, instances }: Options) {
  let ready = [...instances];
  let turn = 0;
  const check = async () => {
    const found = await Promise.all(
      instances.map((one) =>
        fetch(`http://127.0.0.1:${one}/readyz`, { signal: AbortSignal.timeout(checkEvery) })
          .then(({ ok }) => ok)
          .catch(() => false),
      ),
    );
    ready = instances.filter((_, n) => found[n]);
  };
  const timer = setInterval(() => void check(), checkEvery);
  const pass = (incoming: IncomingMessage, reply: ServerResponse, body: Buffer, tried: number) => {
    const target = ready[(turn += 1) % ready.length];
    if (target === undefined || tried > instances.length) return void reply.writeHead(503).end();
    const { method, url, headers } = incoming;
    const passed = { ...headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
    const call = request({ host: '127.0.0.1', port: target, method, path: url, headers: passed });
    call.on('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply).on('close', () => answer.destroy());
      answer.on('error', () => reply.destroy());
    });
    call.on('error', (error) => {
      if (reply.headersSent) return void reply.destroy();
      ready = ready.filter((one) => one !== target);
      const isUnsent = 'code' in error && error.code === 'ECONNREFUSED';
      if (isUnsent || method === 'GET') pass(incoming, reply, body, tried + 1);
      else reply.writeHead(502).end();
    });
    call.end(body);
  };
  const server = createServer((incoming, reply) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => pass(incoming, reply, Buffer.concat(parts), 0));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    stop: async () => {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
