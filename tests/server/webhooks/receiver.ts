import { createServer } from 'node:http';
import { afterAll } from 'vitest';
import { webhookPayload, type WebhookPayload } from '#schemas/api/webhook-events.ts';

type Message = { id: string; body: WebhookPayload };

/**
 * A system on this machine that takes webhooks.
 * @param answerOf the status of its answer; null: it leaves a message unanswered
 */
export async function openReceiver(answerOf: (message: Message) => number | null) {
  const received: Message[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      const id = String(request.headers['webhook-id']);
      const message = { id, body: webhookPayload.parse(JSON.parse(text)) };
      received.push(message);
      const status = answerOf(message);
      if (status !== null) response.writeHead(status).end();
    });
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
  return { url: `http://127.0.0.1:${address.port}/hook`, received };
}
