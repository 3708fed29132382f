import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterAll, vi } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { Order } from '#schemas/api/orders.ts';
import type { WebhookSettings } from '#schemas/api/staff-webhooks.ts';
import { webhookPayload, type WebhookPayload } from '#schemas/api/webhook-events.ts';
import { createOutbound } from '#server/ports/outbound/outbound.ts';
import { sendWebhooks } from '#server/webhooks/send-webhooks.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp, type Changes } from './build-test-app.ts';
import { createShopper, expectStatus, lemonade } from './shopper.ts';
import { insertStaff, signStaffIn } from './sign-staff-in.ts';

type Received = { headers: IncomingHttpHeaders; text: string; body: WebhookPayload };

/** A system on this machine that takes webhooks; it answers 204 until it is told otherwise. */
async function startReceiver() {
  const received: Received[] = [];
  let status: number | 'silent' = 204;
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      const body = webhookPayload.parse(JSON.parse(text));
      received.push({ headers: request.headers, text, body });
      if (status !== 'silent') response.writeHead(status).end('A secret answer');
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
  return {
    url: `http://127.0.0.1:${address.port}/hook`,
    received,
    answer: (next: number | 'silent') => void (status = next),
  };
}

/** A tenant whose owner lets another system in; its clock stands still until it is moved. */
export async function openWebhookShop(changes: Changes = {}) {
  let now = fridayNoon.getTime();
  const clock = () => new Date(now);
  const outbound = createOutbound({ allowsPrivate: true, timeoutMs: 1000 });
  const built = await buildSmallApp({ clock, outbound, ...changes });
  const { app, deps, db } = built;
  await insertStaff(db);
  const owner = await signStaffIn(app);
  const manager = await signStaffIn(app, 'manager@corner.test');
  const receiver = await startReceiver();
  let guests = 4_600_000;

  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
    headers: object = owner,
  ) =>
    app.inject({
      method,
      url: `/api/v2/staff${path}`,
      headers: { ...headers },
      ...(payload && { payload }),
    });
  const settings = (changed: Partial<WebhookSettings> = {}): WebhookSettings => ({
    name: 'Kitchen screen',
    url: receiver.url,
    restaurant_id: null,
    events: ['order.placed', 'order.changed', 'order.refunded'],
    ...changed,
  });

  return {
    ...built,
    owner,
    manager,
    receiver,
    send,
    settings,
    now: clock,
    /** Time goes by, and staff have worked on meanwhile: they stay signed in. */
    async pass(ms: number) {
      now += ms;
      const at = clock().toISOString();
      await built.pool.query('update staff_sessions set started_at = $1, last_used_at = $1', [at]);
    },
    backToNoon: () => void (now = fridayNoon.getTime()),
    async addWebhook(changed: Partial<WebhookSettings> = {}, id: string = randomUUID()) {
      const reply = await send('PUT', `/webhooks/${id}`, settings(changed));
      expectStatus(reply, 200);
      const { webhook, secret } = contract.addWebhook.reply.parse(reply.json()).data;
      return { id: webhook.id, secret };
    },
    async webhook(id: string) {
      const reply = await send('GET', '/webhooks');
      expectStatus(reply, 200);
      const { data } = contract.listWebhooks.reply.parse(reply.json());
      const found = data.find((one) => one.id === id);
      if (!found) throw new Error('the webhook is gone');
      return found;
    },
    async log(id: string) {
      const reply = await send('GET', `/webhooks/${id}/deliveries`);
      expectStatus(reply, 200);
      return contract.listWebhookDeliveries.reply.parse(reply.json()).data.deliveries;
    },
    /** Sends what is due, and gives what arrived. */
    async deliver(): Promise<Received[]> {
      const before = receiver.received.length;
      await sendWebhooks(deps);
      return receiver.received.slice(before);
    },
    async order(changed: object = {}): Promise<Order> {
      const shopper = await createShopper(app, (guests += 1));
      await shopper.fillCart(lemonade);
      return shopper.placed({ ...changed });
    },
    async move(orderId: string, to: string, reason?: string) {
      const body = { to, ...(reason !== undefined && { reason }) };
      expectStatus(await send('POST', `/orders/${orderId}/status`, body, manager), 200);
    },
    byHand: (isOn: boolean) =>
      built.pool.query('update restaurants set accepts_by_hand = $1 where id = $2', [
        isOn,
        small.restaurant,
      ]),
    /** Whether a message is signed by a secret, as the official library sees it then. */
    isSignedBy(secret: string, { headers, text }: Received): boolean {
      vi.useFakeTimers({ toFake: ['Date'], now });
      try {
        const named = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
        const sent = Object.fromEntries(named.map((name) => [name, String(headers[name])]));
        new Webhook(secret).verify(text, sent);
        return true;
      } catch {
        return false;
      } finally {
        vi.useRealTimers();
      }
    },
  };
}
