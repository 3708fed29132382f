import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { proxyCheck } from './trusted-proxy.ts';

/** A connection too many may wait so long, in ms, for the request that its refusal answers. */
const refusalMs = 5000;

type Options = Pick<Deps['options'], 'trustProxy'> & {
  limits: Pick<Deps['options']['limits'], 'connections'>;
};

/**
 * Bounds the connections of each address, and of all. One too many is answered with a sentence and
 * closed; of twice as many nothing is read. A trusted proxy is not counted, for it speaks for
 * everybody: there the proxy bounds what each address opens.
 */
export function limitConnections(app: FastifyInstance, { trustProxy, limits }: Options): void {
  const { ofNetwork, inAll } = limits.connections;
  const isProxy = proxyCheck(trustProxy);
  const open = new Map<string, number>();
  const refused = new WeakSet<Socket>();
  app.server.maxConnections = inAll;
  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 0) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    if (count <= ofNetwork) return;
    if (count > 2 * ofNetwork) return void socket.destroy();
    refused.add(socket);
    socket.setTimeout(refusalMs, () => socket.destroy());
  });
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!refused.has(raw.socket)) return;
    reply.header('connection', 'close');
    throw tooManyConnections();
  });
}

const tooManyConnections = () =>
  new ApiError(429, 'too_many_connections', ({ requests }) => requests.tooManyConnections, {
    retry_after: 10,
  });
