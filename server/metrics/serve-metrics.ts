import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Database } from '../db/client.ts';
import { countOpenOrders, listWaitingWork } from '../db/queries/waiting-work.ts';
import type { Log } from '../logging/log.ts';
import type { DatabaseState, Metrics } from './create-metrics.ts';

type Needs = { metrics: Metrics; db: Database; log: Log };
type Place = { port: number; host: string };

/**
 * Serves `/metrics` on a port of its own, so that no proxy in front can show it to the world. A
 * database that does not answer bounds nothing but its own figures: they are left out.
 * @throws what the system says where the port cannot be listened on.
 */
export async function serveMetrics(
  { metrics, db, log }: Needs,
  { port, host }: Place,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const readState = sharedReading(async () => {
    const [work, orders] = [await listWaitingWork(db), await countOpenOrders(db)];
    return { work, orders };
  }, log);
  const answer = async (reply: ServerResponse) => {
    const text = await metrics.print(await readState());
    reply.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' });
    reply.end(text);
  };
  const server = createServer({ requestTimeout: 10_000 }, (request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isReading || request.url?.split('?')[0] !== '/metrics') {
      reply.writeHead(isReading ? 404 : 405).end();
      return;
    }
    answer(reply).catch((error: unknown) => {
      log.error({ err: error }, 'the metrics could not be told');
      reply.destroy();
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** One reading however many ask, for each takes a connection that customers could use. */
function sharedReading(
  read: () => Promise<DatabaseState>,
  log: Log,
): () => Promise<DatabaseState | null> {
  let reading: Promise<DatabaseState | null> | null = null;
  return () => {
    reading ??= read()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the figures of the queues could not be read');
        return null;
      })
      .finally(() => (reading = null));
    return reading;
  };
}
