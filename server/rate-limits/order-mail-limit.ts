import { hash } from 'node:crypto';
import { RateLimiterRes, type RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Deps } from '../dependencies/deps.ts';
import { storedLimiter } from './stored-limiter.ts';

/** An order that is about to be placed: whom its mails go to, and where it comes from. */
type Ordered = { tenantId: number; email: string; network: string };

export type OrderMailLimit = {
  /**
   * Counts an order by the address that its mails go to and by the network it comes from.
   * @returns whether its mails may be sent, and how the count is taken back where it is not placed.
   */
  count(ordered: Ordered): Promise<{ isMailed: boolean; takeBack: () => Promise<void> }>;
};

/**
 * Keeps orders from being used to write to strangers. Who orders is not refused and does not learn
 * of it, for the order itself may be meant; the address is counted by its hash.
 */
export function createOrderMailLimit({
  pool,
  options,
}: Pick<Deps, 'pool' | 'options'>): OrderMailLimit {
  const { ordersMailedTo, ordersMailedFrom } = options.limits;
  const addresses = storedLimiter(pool, 'orders-mailed-to', ordersMailedTo);
  const networks = storedLimiter(pool, 'orders-mailed-from', ordersMailedFrom);
  return {
    async count({ tenantId, email, network }) {
      const address = hash('sha256', `${tenantId}:${email.toLowerCase()}`);
      const sender = `${tenantId}:${network}`;
      const allowed = [await allows(addresses, address), await allows(networks, sender)];
      return {
        isMailed: allowed.every(Boolean),
        takeBack: async () => {
          await addresses.reward(address);
          await networks.reward(sender);
        },
      };
    },
  };
}

async function allows(limiter: RateLimiterPostgres, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return false;
    throw refused;
  }
}
