import { StripeRefusal } from './stripe-books.ts';

type Status = { status: 'active' | 'inactive'; status_details?: { error_message: string } };

type StandInDomain = {
  id: string;
  object: 'payment_method_domain';
  domain_name: string;
  enabled: boolean;
  apple_pay: Status;
  google_pay: Status;
};

/** Payment method domains of an account: Stripe looks at each when it is made or validated. */
export class StripeDomains {
  /** Hosts that do not answer when Stripe looks at them. */
  readonly unreachable = new Set<string>();
  /** The key is restricted, and may not look. */
  isForbidden = false;
  readonly #all: StandInDomain[] = [];

  list(query: URLSearchParams) {
    this.#check();
    const name = query.get('domain_name');
    const data = this.#all.filter(({ domain_name }) => domain_name === name);
    return { object: 'list', data, has_more: false, url: '/v1/payment_method_domains' };
  }

  create(form: URLSearchParams): StandInDomain {
    this.#check();
    const domain_name = form.get('domain_name') ?? '';
    if (!/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(domain_name)) {
      const message = `${domain_name} is not a valid domain name.`;
      throw new StripeRefusal(400, { type: 'invalid_request_error', message });
    }
    const id = `pmd_${this.#all.length + 1}`;
    const looked = this.#look(domain_name);
    const made = { id, object: 'payment_method_domain', domain_name, enabled: true } as const;
    this.#all.push({ ...made, ...looked });
    return { ...made, ...looked };
  }

  validate(id: string): StandInDomain {
    this.#check();
    const domain = this.#all.find((one) => one.id === id);
    if (!domain) {
      throw new StripeRefusal(404, { type: 'invalid_request_error', message: `No such ${id}` });
    }
    return Object.assign(domain, this.#look(domain.domain_name));
  }

  #look(host: string): Pick<StandInDomain, 'apple_pay' | 'google_pay'> {
    const isThere = !this.unreachable.has(host);
    const apple_pay: Status = isThere
      ? { status: 'active' }
      : {
          status: 'inactive',
          status_details: { error_message: `We could not reach ${host}.` },
        };
    return { apple_pay, google_pay: { status: 'active' } };
  }

  #check(): void {
    if (!this.isForbidden) return;
    const message = 'The provided key does not have the required permissions for this endpoint.';
    throw new StripeRefusal(403, { type: 'invalid_request_error', message });
  }
}
