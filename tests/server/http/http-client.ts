import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

type Sent = { method?: string; headers?: Record<string, string>; payload?: object };

/** Asks over a connection of its own, as every phone does; gives the reply without its body. */
export async function open(url: string, { method = 'GET', headers, payload }: Sent = {}) {
  const body = payload && JSON.stringify(payload);
  const sent = request(url, {
    method,
    agent: false,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
  });
  onTestFinished(() => void sent.destroy());
  sent.end(body);
  const [reply]: IncomingMessage[] = await once(sent, 'response');
  if (!reply) throw new Error('no reply came');
  return { reply, leave: () => void sent.destroy() };
}

/** The same with the whole body. */
export async function ask(url: string, sent: Sent = {}) {
  const { reply } = await open(url, sent);
  const body = await text(reply);
  return { status: reply.statusCode, headers: reply.headers, body };
}
