import { hash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Deps } from '../dependencies/deps.ts';
import { storedLimiter } from './stored-limiter.ts';

/** An order that is about to be placed: whom its mails go to, and where it comes from. */
type Ordered = { tenantId: number; email: string; network: string };

export type OrderMailLimit = {
  /**
   * Counts an order by the address that its mails go to and by the network it comes from.
   * @returns whether its mails may be sent, and how the count is taken back where it is not placed.
   */
  count(ordered: Ordered): Promise<Counted>;
  /** The same of an order that is counted when it is about to be written. */
  lazy(ordered: Ordered): LazyCount;
};

type Counted = { isMailed: boolean; takeBack: () => Promise<void> };

/** What asks: the pool, or the connection of a transaction that has not begun. */
type Asked = Pick<Pool | PoolClient, 'query'>;

export type LazyCount = {
  /** Counts it, once however often it is tried. @returns whether its mails may be sent. */
  count(on: Asked): Promise<boolean>;
  /** Where it was counted and is not placed. */
  takeBack(): Promise<void>;
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
  const count = async (
    { tenantId, email, network }: Ordered,
    on: Asked = pool,
  ): Promise<Counted> => {
    const address = hash('sha256', `${tenantId}:${email.toLowerCase()}`);
    const sender = `${tenantId}:${network}`;
    const now = Date.now();
    const [byNetwork, byAddress] = await countTwo(on, {
      now,
      first: networks.getKey(sender),
      firstUntil: now + ordersMailedFrom.seconds * 1000,
      second: addresses.getKey(address),
      secondUntil: now + ordersMailedTo.seconds * 1000,
    });
    return {
      isMailed: byAddress <= ordersMailedTo.points && byNetwork <= ordersMailedFrom.points,
      takeBack: async () => {
        await addresses.reward(address);
        await networks.reward(sender);
      },
    };
  };
  return {
    count: (ordered) => count(ordered),
    lazy(ordered) {
      let counted: Promise<Counted> | null = null;
      return {
        count: async (on) => (await (counted ??= count(ordered, on))).isMailed,
        // What could not be counted has failed the order already.
        takeBack: async () => (await counted?.catch(() => null))?.takeBack(),
      };
    },
  };
}

type TwoKeys = {
  /** Milliseconds since 1970. */
  now: number;
  first: string;
  firstUntil: number;
  second: string;
  secondUntil: number;
};

/**
 * Counts under two keys in one statement, as the library does under one. Everybody counts networks
 * first, so that no two calls wait for each other. The table is unlogged, so nothing waits for the
 * disk.
 */
async function countTwo(
  on: Asked,
  { now, first, firstUntil, second, secondUntil }: TwoKeys,
): Promise<[number, number]> {
  const { rows } = await on.query<{ key: string; points: number }>({
    name: 'count_two_limits',
    text: `
      insert into rate_limits as known (key, points, expire)
      values ($1, 1, $2::bigint), ($3, 1, $4::bigint)
      on conflict (key) do update set
        points = case when known.expire <= $5::bigint then 1 else known.points + 1 end,
        expire = case when known.expire <= $5::bigint then excluded.expire else known.expire end
      returning key, points`,
    values: [first, firstUntil, second, secondUntil, now],
  });
  const pointsOf = (key: string) => rows.find((row) => row.key === key)?.points ?? 0;
  return [pointsOf(first), pointsOf(second)];
}
