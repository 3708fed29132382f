import { StripeRefusal } from './stripe-books.ts';

type StandInEndpoint = {
  id: string;
  object: 'webhook_endpoint';
  url: string;
  enabled_events: string[];
  status: 'enabled';
};

/** Webhook endpoints of an account; a secret is told once, when its endpoint is made. */
export class StripeEndpoints {
  /** The key is restricted, and may not write them. */
  isForbidden = false;
  readonly all: StandInEndpoint[] = [];
  #made = 0;

  clear(): void {
    this.all.length = 0;
    this.#made = 0;
  }

  list() {
    this.#check();
    return { object: 'list', data: this.all, has_more: false, url: '/v1/webhook_endpoints' };
  }

  create(form: URLSearchParams): StandInEndpoint & { secret: string } {
    this.#check();
    const url = form.get('url') ?? '';
    if (!url.startsWith('https://')) {
      const message = 'Invalid URL: Webhook urls must begin with https.';
      throw new StripeRefusal(400, { type: 'invalid_request_error', message });
    }
    this.#made += 1;
    const enabled_events = [...form.entries()].flatMap(([name, value]) =>
      name.startsWith('enabled_events[') ? [value] : [],
    );
    const endpoint: StandInEndpoint = {
      id: `we_${this.#made}`,
      object: 'webhook_endpoint',
      url,
      enabled_events,
      status: 'enabled',
    };
    this.all.push(endpoint);
    return { ...endpoint, secret: `whsec_made${this.#made}` };
  }

  remove(id: string) {
    this.#check();
    const place = this.all.findIndex((one) => one.id === id);
    if (place < 0) {
      throw new StripeRefusal(404, { type: 'invalid_request_error', message: `No such ${id}` });
    }
    this.all.splice(place, 1);
    return { id, object: 'webhook_endpoint', deleted: true };
  }

  #check(): void {
    if (!this.isForbidden) return;
    const message = 'The provided key does not have the required permissions for this endpoint.';
    throw new StripeRefusal(403, { type: 'invalid_request_error', message });
  }
}
