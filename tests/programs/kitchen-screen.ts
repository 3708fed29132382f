import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { webhookPayload, type WebhookPayload } from '#schemas/api/webhook-events.ts';

type Settings = {
  /** Where the restaurant's site is, such as https://orders.example.com. */
  origin: string;
  /** Of the API, with orders:read and orders:write. */
  key: string;
};

/** What a cook sees: by an order's id its number and where it stands. */
type Screen = Map<string, { number: string; status: string }>;

/**
 * A screen in a kitchen as somebody else would build it: it knows the restaurant's program by its
 * webhooks and one key alone. New orders are accepted, and every step it is told of leads to the
 * next one until the order is handed over.
 */
export async function startKitchenScreen({ origin, key }: Settings) {
  const screen: Screen = new Map();
  const seen = new Set<string>();
  const refused: string[] = [];
  let secret: string | null = null;
  let working: Promise<void> = Promise.resolve();

  const move = async (orderId: string, to: string, id: string) => {
    const reply = await fetch(`${origin}/api/v2/staff/orders/${orderId}/status`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        // Sent again after a lost answer, it changes nothing twice.
        'idempotency-key': `${id}-${to}`,
      },
      body: JSON.stringify({ to }),
    });
    if (!reply.ok) refused.push(`${to}: ${reply.status} ${await reply.text()}`);
  };

  const steps: Readonly<Record<string, string>> = {
    placed: 'accepted',
    accepted: 'ready',
    ready: 'completed',
  };
  const work = async (message: WebhookPayload, id: string) => {
    if (!('order_id' in message.data) || seen.has(id)) return;
    seen.add(id);
    const { order_id: orderId, order_number: number, order } = message.data;
    screen.set(orderId, { number, status: order.status });
    const next = steps[order.status];
    if (next !== undefined && !message.data.is_test) await move(orderId, next, id);
  };

  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      try {
        const body = webhookPayload.parse(new Webhook(secret ?? '').verify(text, headers));
        response.writeHead(204).end();
        // One after the other, and after the answer: whoever sends waits for nobody's cooking.
        working = working.then(() => work(body, headers['webhook-id'] ?? ''));
      } catch {
        refused.push('a message without a signature of ours');
        response.writeHead(401).end();
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    url: `http://127.0.0.1:${address.port}/orders`,
    screen,
    /** What did not go as it should. */
    refused,
    learnSecret: (given: string) => void (secret = given),
    /** Until what it was told of is done. */
    settle: () => working,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
