import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import {
  StripeBooks,
  StripeRefusal,
  type StandInDispute,
  type StandInIntent,
  type StandInRefund,
} from './stripe-books.ts';
import { StripeDomains } from './stripe-domains.ts';
import { StripeEndpoints } from './stripe-endpoints.ts';

/** What goes wrong with the next call: before it is done, or only with its answer. */
type Trouble = 'error 500' | 'no answer' | 'silence' | 'answer lost' | 'none';

type Call = { method: string; path: string; key: string | null; form: Record<string, string> };

export const standInKeys = {
  secretKey: 'sk_test_standin',
  webhookSecret: 'whsec_standin',
} as const;

/**
 * Stripe on this machine, spoken to by the real SDK over HTTP: form-encoded bodies, bearer keys,
 * Idempotency-Keys that are honoured and checked, payment intents, refunds and signed webhooks.
 */
export class StripeStandIn {
  readonly books = new StripeBooks();
  readonly domains = new StripeDomains();
  readonly endpoints = new StripeEndpoints();
  /** Every call that arrived, repeats of the SDK included. */
  readonly calls: Call[] = [];
  readonly #answers = new Map<string, { asked: string; status: number; body: string }>();
  readonly #troubles: Trouble[] = [];
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #signer = new Stripe(standInKeys.secretKey);

  async start(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${portOf(this.#server.address())}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  /** The next calls go wrong, one each. The SDK itself repeats a call twice. */
  trouble(...troubles: Trouble[]): void {
    this.#troubles.push(...troubles);
  }

  /** A webhook about an intent, a refund or a dispute, as it is now, or as told; signed by the SDK's own means. */
  webhook(
    object: StandInIntent | StandInRefund | StandInDispute,
    type: string,
    {
      id = `evt_${randomUUID()}`,
      at = new Date(),
      secret = standInKeys.webhookSecret as string,
    } = {},
  ): { payload: string; headers: Record<string, string> } {
    const event = { id, object: 'event', type, data: { object } };
    const payload = JSON.stringify(event);
    const signature = this.#signer.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(at.getTime() / 1000),
    });
    return {
      payload,
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    };
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const path = request.url ?? '';
    const method = request.method ?? '';
    const key = String(request.headers['idempotency-key'] ?? '') || null;
    this.calls.push({ method, path, key, form: Object.fromEntries(new URLSearchParams(body)) });
    const trouble = this.#troubles.shift();
    if (trouble === 'no answer') return void request.socket.destroy();
    if (trouble === 'silence') return;
    if (trouble === 'error 500') return send(response, 500, errorBody('api_error', 'Sorry'));
    const { status, body: answer, isReplayed } = this.#answer(request, { method, path, key, body });
    if (trouble === 'answer lost') return void request.socket.destroy();
    if (isReplayed) response.setHeader('idempotent-replayed', 'true');
    send(response, status, answer);
  }

  #answer(
    { headers }: IncomingMessage,
    { method, path, key, body }: { method: string; path: string; key: string | null; body: string },
  ): { status: number; body: string; isReplayed?: boolean } {
    if (headers.authorization !== `Bearer ${standInKeys.secretKey}`) {
      return { status: 401, body: errorBody('invalid_request_error', 'Invalid API Key provided') };
    }
    if (
      method === 'POST' &&
      !headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    ) {
      return { status: 400, body: errorBody('invalid_request_error', 'Send a form') };
    }
    const asked = `${method} ${path} ${body}`;
    const before = key === null ? undefined : this.#answers.get(key);
    if (before && before.asked !== asked) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      return { status: 400, body: errorBody('idempotency_error', message) };
    }
    if (before) return { ...before, isReplayed: true };
    const answer = this.#act(method, path, new URLSearchParams(body));
    if (key !== null) this.#answers.set(key, { asked, ...answer });
    return answer;
  }

  #act(method: string, path: string, form: URLSearchParams): { status: number; body: string } {
    const [, resource, id = '', action] =
      /^\/v1\/(\w+)(?:\/(\w+))?(?:\/(\w+))?(?:\?.*)?$/.exec(path) ?? [];
    const acts: Record<string, () => unknown> = {
      'POST payment_intents': () => this.books.create(form),
      'GET payment_intents': () => ({ object: 'list', data: [], has_more: false }),
      'GET payment_intents id': () =>
        path.includes('expand') ? this.books.findWithCharge(id) : this.books.find(id),
      'POST payment_intents id capture': () => this.books.capture(id, form),
      'POST payment_intents id cancel': () => this.books.cancel(id),
      'GET payment_method_domains': () => this.domains.list(new URL(path, 'http://x').searchParams),
      'POST payment_method_domains': () => this.domains.create(form),
      'POST payment_method_domains id validate': () => this.domains.validate(id),
      'GET webhook_endpoints': () => this.endpoints.list(),
      'POST webhook_endpoints': () => this.endpoints.create(form),
      'DELETE webhook_endpoints id': () => this.endpoints.remove(id),
      'POST refunds': () => this.books.refund(form),
      'GET disputes id': () => this.books.findDispute(id),
      'GET refunds id': () => this.books.findRefund(id),
    };
    const name = [method, resource, id && 'id', action].filter(Boolean).join(' ');
    try {
      const act = acts[name];
      if (!act) throw new StripeRefusal(404, { type: 'invalid_request_error', message: name });
      return { status: 200, body: JSON.stringify(act()) };
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return { status: error.status, body: JSON.stringify({ error: error.error }) };
    }
  }
}

const portOf = (address: AddressInfo | string | null): number => {
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
  return address.port;
};

const errorBody = (type: string, message: string) => JSON.stringify({ error: { type, message } });

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': randomUUID() });
  response.end(body);
}
