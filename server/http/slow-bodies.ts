import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../dependencies/deps.ts';
import { replyToBrokenHttp } from './reply-to-broken-http.ts';

/** Does a work every so many ms. @returns the way to stop. */
export type Every = (work: () => void, ms: number) => () => void;

const everyInterval: Every = (work, ms) => {
  const timer = setInterval(work, ms);
  timer.unref();
  return () => clearInterval(timer);
};

/**
 * Cuts off requests whose body comes more slowly than a bound over some seconds: many of them would
 * keep connections and memory for nothing. Node bounds the whole time of a request alone, and a
 * photo from a slow phone rightly takes minutes.
 * @param every the clock; tests give their own.
 */
export function cutSlowBodies(
  app: FastifyInstance,
  { leastBytesPerSecond, seconds }: Deps['options']['limits']['slowBodies'],
  every: Every = everyInterval,
): void {
  const leastBytes = leastBytesPerSecond * seconds;
  // An injected request closes no stream, and its clock would keep the whole app.
  const running = new Set<() => void>();
  app.addHook('onClose', async () => {
    for (const stop of running) stop();
  });
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    if (!isBodyToCome(request)) return;
    let before = raw.socket.bytesRead;
    const stopClock = every(() => {
      const { bytesRead } = raw.socket;
      if (raw.complete || raw.destroyed) stop();
      else if (bytesRead - before < leastBytes) cut(request, reply);
      before = bytesRead;
    }, seconds * 1000);
    const stop = () => {
      stopClock();
      running.delete(stop);
    };
    running.add(stop);
    raw.once('close', stop);
  });
}

const isBodyToCome = ({ raw }: FastifyRequest): boolean =>
  !raw.complete &&
  (raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0);

function cut({ raw }: FastifyRequest, reply: FastifyReply): void {
  // What waits for the body answers nobody any more.
  reply.hijack();
  replyToBrokenHttp(new SlowBody(), raw.socket);
}

class SlowBody extends Error {
  override readonly name = 'SlowBody';
  /** As node names a request that took too long as a whole. */
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}
