import type { Stripe } from 'stripe';
import type { WalletDomain } from '#schemas/api/staff-payments.ts';

/**
 * How the account knows hosts for Apple Pay and Google Pay; `registers` makes those that it does not
 * know and has it look again at those that are not active. One after the other: Stripe looks at the
 * site meanwhile.
 */
export async function walletDomainsOf(
  stripe: Stripe,
  hosts: readonly string[],
  { registers, ...options }: { registers: boolean; timeout: number },
): Promise<WalletDomain[]> {
  const found: WalletDomain[] = [];
  for (const host of hosts) {
    const { data } = await stripe.paymentMethodDomains.list(
      { domain_name: host, limit: 1 },
      options,
    );
    const known = data[0] ?? null;
    const present = registers ? await register(stripe, { host, known }, options) : known;
    found.push(present ? shown(host, present) : unregistered(host, null));
  }
  return found;
}

type Asked = { host: string; known: Stripe.PaymentMethodDomain | null };

async function register(
  stripe: Stripe,
  { host, known }: Asked,
  options: Stripe.RequestOptions,
): Promise<Stripe.PaymentMethodDomain> {
  if (!known) return stripe.paymentMethodDomains.create({ domain_name: host }, options);
  const present = known.enabled
    ? known
    : await stripe.paymentMethodDomains.update(known.id, { enabled: true }, options);
  if (isActive(present)) return present;
  return stripe.paymentMethodDomains.validate(present.id, {}, options);
}

const isActive = ({ apple_pay, google_pay, enabled }: Stripe.PaymentMethodDomain) =>
  enabled && apple_pay.status === 'active' && google_pay.status === 'active';

const unregistered = (host: string, problem: string | null): WalletDomain => ({
  host,
  apple_pay: 'unregistered',
  google_pay: 'unregistered',
  problem,
});

function shown(host: string, domain: Stripe.PaymentMethodDomain): WalletDomain {
  if (!domain.enabled) return unregistered(host, null);
  const { apple_pay, google_pay } = domain;
  return {
    host,
    apple_pay: apple_pay.status === 'active' ? 'active' : 'inactive',
    google_pay: google_pay.status === 'active' ? 'active' : 'inactive',
    problem:
      apple_pay.status_details?.error_message ?? google_pay.status_details?.error_message ?? null,
  };
}

/** Hosts that Stripe can look at: names of the internet, without a port. */
export const publicHosts = (hosts: readonly string[]): string[] =>
  hosts.filter(
    (host) =>
      /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/.test(host) && !/\.(?:localhost|test|local)$/.test(host),
  );
