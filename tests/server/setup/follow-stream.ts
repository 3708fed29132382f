import { get, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';

export type StreamMessage = { id: string; event: string; data: string };

/**
 * Opens a stream of server-sent events; it is left when the test ends. By a connection of its own:
 * the pool behind fetch opens others in advance, for which a closing server waits.
 */
export async function followStream(url: string, headers: Record<string, string>) {
  const request = get(url, { headers, agent: false });
  // Leaving breaks the connection off.
  request.on('error', () => undefined);
  const leave = () => void request.destroy();
  onTestFinished(leave);
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
  reply.setEncoding('utf8').on('error', () => undefined);
  const chunks = reply[Symbol.asyncIterator]();
  let text = '';
  /** The next message; a bound against hanging is the test's own. null: the stream has ended. */
  const next = async (): Promise<StreamMessage | null> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
        if (field('data') !== '') {
          return { id: field('id'), event: field('event'), data: field('data') };
        }
        continue;
      }
      const chunk = await chunks.next();
      if (chunk.done) return null;
      text += String(chunk.value);
    }
  };
  return { status: reply.statusCode, contentType: reply.headers['content-type'], next, leave };
}
