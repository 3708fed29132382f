import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { digitsOf, nameFits, numberFits, type SearchedText } from './fitting-orders.ts';
import type { StoredOrder } from './orders.ts';
import { listOrdersById } from './orders-by-id.ts';

/** So many are read at a time. */
const most = 25;

/** `text` is '' where nothing in particular is looked for. */
type Asked = SearchedText & {
  restaurantId: number;
  /** Local date of fulfilment; null: any. */
  date: string | null;
  /** The order after which they begin; null: with the newest. */
  after: string | null;
};

/**
 * Orders of a restaurant that were handed over or called off, the one promised last first; what was
 * never paid the restaurant never saw.
 * @returns them, and the id to go on after; null where these are all
 */
export async function listPastOrders(
  db: Database,
  tenantId: number,
  { restaurantId, text, phoneEnd, date, after }: Asked,
): Promise<{ orders: StoredOrder[]; next: string | null }> {
  const own = sql`o.tenant_id = ${tenantId} and o.restaurant_id = ${restaurantId}`;
  // Orders that fit are gathered before they are put in order: from the newest on until enough fit
  // is a way that the planner likes, and a long one where few do.
  const { rows } = await db.execute<{ id: string }>(sql`
    with found as ${text === '' ? sql`` : sql`materialized`} (
      select o.id, o.promised_at from orders o
      where ${own} and o.status in ('completed', 'rejected', 'cancelled')
        ${date === null ? sql`` : sql`and o.business_day = ${date}`}
        ${text === '' ? sql`` : sql`and (${fitting({ tenantId, restaurantId }, { text, phoneEnd })})`}
    )
    select id from found
    where ${
      after === null
        ? sql`true`
        : sql`(promised_at, id) < (select o.promised_at, o.id from orders o where ${own} and o.id = ${after})`
    }
    order by promised_at desc, id desc
    limit ${most + 1}`);
  const ids = rows.slice(0, most).map(({ id }) => id);
  const next = rows.length > most ? (ids.at(-1) ?? null) : null;
  return { orders: await listOrdersById(db, tenantId, ids), next };
}

/** Digits are a number or the end of a telephone number, everything else the beginnings of names. */
const fitting = (place: { tenantId: number; restaurantId: number }, searched: SearchedText): SQL =>
  digitsOf(searched.text) === null
    ? nameFits(place, searched.text)
    : sql.join(numberFits(searched), sql` or `);
