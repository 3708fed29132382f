import type { WalletDomains } from '#schemas/api/staff-payments.ts';
import { listHosts } from '../../db/queries/domains.ts';
import { listPaymentSettings } from '../../db/queries/settings.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { publicHosts } from '../../ports/payments/stripe-wallet-domains.ts';

type Needs = Pick<Deps, 'db' | 'gateways' | 'log'>;

/** Each takes Stripe a moment, and whoever waits looks on. */
const mostHosts = 10;

/**
 * Which hosts of the tenant's site Stripe knows for Apple Pay and Google Pay. It talks to Stripe:
 * never call it within a transaction.
 * @param registers after those that are missing were registered, and the others looked at again
 * @throws ApiError 404 where the tenant has no keys of Stripe. @throws GatewayUnreachable
 */
export async function walletDomains(
  { db, gateways }: Omit<Needs, 'log'>,
  tenantId: number,
  registers: boolean,
): Promise<WalletDomains> {
  if (!gateways.stripe || !(await findStripe(db, tenantId))) throw noStripe();
  const hosts = publicHosts(await listHosts(db, tenantId)).slice(0, mostHosts);
  const domains = await gateways.stripe.walletDomains(tenantId, hosts, registers);
  return { is_allowed: domains !== null, domains: domains ?? [] };
}

/**
 * Registers what is new, after keys or a host were added: what was saved stands either way, and the
 * page of payments shows what is missing.
 */
export async function registerForWallets(needs: Needs, tenantId: number): Promise<void> {
  try {
    const stripe = await findStripe(needs.db, tenantId);
    if (stripe?.wallets) await walletDomains(needs, tenantId, true);
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    needs.log.warn({ tenantId, reason }, 'the hosts were not registered for wallets');
  }
}

/** null: the tenant keeps no keys of Stripe. */
async function findStripe(db: Needs['db'], tenantId: number) {
  const rows = await listPaymentSettings(db, tenantId);
  return rows.find(({ gateway, hasKeys }) => gateway === 'stripe' && hasKeys) ?? null;
}

/** Said by every call about Stripe's own settings where no keys are kept. */
export const noStripe = () =>
  new ApiError(404, 'unknown_gateway', 'There are no keys of Stripe yet.');
