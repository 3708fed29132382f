import { sql } from 'drizzle-orm';
import type { GiftCardState } from '#schemas/api/gift-cards.ts';
import type { Database } from '../client.ts';
import { epochMs, whole, type Day } from './day-money.ts';

/** Each payment for a gift card in the days and, negative, each refund of one; minor units. */
const giftCardMoney = (tenantId: number, { restaurantId, begins, ends }: Omit<Day, 'date'>) => sql`
  select g.id, g.state, g.last_four, g.currency, p.taken_at as at,
    p.gateway = 'cash' as is_cash, p.amount, p.status = 'succeeded' as is_sale
  from gift_card_payments p
  join gift_cards g on g.tenant_id = p.tenant_id and g.id = p.gift_card_id
  where p.tenant_id = ${tenantId} and p.taken_at >= ${begins} and p.taken_at < ${ends}
    and p.status in ('succeeded', 'surplus') and g.restaurant_id = ${restaurantId}
  union all
  select g.id, g.state, g.last_four, g.currency, r.created_at,
    p.gateway = 'cash', -r.amount, false
  from gift_card_refunds r
  join gift_card_payments p on p.tenant_id = r.tenant_id and p.id = r.payment_id
  join gift_cards g on g.tenant_id = p.tenant_id and g.id = p.gift_card_id
  where r.tenant_id = ${tenantId} and r.created_at >= ${begins} and r.created_at < ${ends}
    and r.status <> 'failed' and g.restaurant_id = ${restaurantId}`;

/**
 * Gift cards that a restaurant sold in the day, and what came in for them by each tender, less what
 * was given back by it; minor units. The money is owed, and counts when it is spent (decision 077).
 */
export async function readGiftCardSales(db: Database, tenantId: number, day: Day) {
  const { rows } = await db.execute<{ sold: number; card: number; cash: number }>(sql`
    with moved as (${giftCardMoney(tenantId, day)})
    select count(*) filter (where is_sale)::int as sold,
      ${whole(sql`case when is_cash then 0 else amount end`)} as card,
      ${whole(sql`case when is_cash then amount else 0 end`)} as cash
    from moved`);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL counted no gift cards, not even none');
  return row;
}

/** A gift card of the file; amounts in minor units, the instant in epoch ms. */
export type GiftCardOfFile = {
  id: string;
  state: GiftCardState;
  lastFour: string;
  currency: string;
  /** The first instant of the days at which its money moved. */
  soldAt: number;
  /** Received for it, less what was given back, within the days alone. */
  card: number;
  cash: number;
};

/** Gift cards of the restaurant whose purchase was paid or given back in the days, the earliest first. */
export async function listGiftCardsOfFile(
  db: Database,
  tenantId: number,
  days: Omit<Day, 'date'>,
): Promise<GiftCardOfFile[]> {
  const { rows } = await db.execute<GiftCardOfFile>(sql`
    with moved as (${giftCardMoney(tenantId, days)})
    select id, state, last_four as "lastFour", currency,
      ${epochMs(sql`min(at)`)} as "soldAt",
      coalesce(sum(amount) filter (where not is_cash), 0)::float8 as card,
      coalesce(sum(amount) filter (where is_cash), 0)::float8 as cash
    from moved group by id, state, last_four, currency
    order by min(at), id`);
  return rows;
}
