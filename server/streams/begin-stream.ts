import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its replies are server-sent events, which last as long as somebody reads them. */
    isStream?: boolean;
  }
}

/** Begins a reply of server-sent events; from now on the caller writes and ends it. */
export function beginStream(reply: FastifyReply): ServerResponse {
  reply.hijack();
  return reply.raw.writeHead(200, {
    ...headersOf(reply.getHeaders()),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Without it proxies that buffer replies would hold the events back.
    'x-accel-buffering': 'no',
  });
}

/** Security headers that earlier hooks set; a hijacked reply would lose them. */
const headersOf = (headers: Record<string, number | string | string[] | undefined>) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
