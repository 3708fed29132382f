import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../client.ts';
import type { StoredOrder } from './orders.ts';
import { listOrdersById } from './orders-by-id.ts';

/** So many are read at a time. */
const most = 25;
/** No order's number is longer. */
const longestNumber = 9;
/** Fewer digits are the end of too many telephone numbers. */
const shortestPhone = 3;

type Asked = {
  restaurantId: number;
  /** What somebody looks for; '': nothing in particular. */
  text: string;
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
  { restaurantId, text, date, after }: Asked,
): Promise<{ orders: StoredOrder[]; next: string | null }> {
  const own = sql`o.tenant_id = ${tenantId} and o.restaurant_id = ${restaurantId}`;
  // Orders that fit are gathered before they are put in order: from the newest on until enough fit
  // is a way that the planner likes, and a long one where few do.
  const { rows } = await db.execute<{ id: string }>(sql`
    with found as ${text === '' ? sql`` : sql`materialized`} (
      select o.id, o.promised_at from orders o
      where ${own} and o.status in ('completed', 'rejected', 'cancelled')
        ${date === null ? sql`` : sql`and o.business_day = ${date}`}
        ${text === '' ? sql`` : sql`and (${fitting({ tenantId, restaurantId }, text)})`}
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
function fitting(place: { tenantId: number; restaurantId: number }, text: string): SQL {
  const digits = text.replaceAll(/[\s()+#./-]/g, '');
  if (!/^\d+$/.test(digits)) return named(place, text);
  const either: SQL[] = [];
  if (digits.length <= longestNumber) either.push(sql`o.number = ${Number(digits)}`);
  // Whether a number is written with the country's prefix or with a zero, its end is the same.
  const end = digits.replace(/^0+/, '');
  if (end.length >= shortestPhone) {
    const ofEnd = `${[...end].toReversed().join('')}%`;
    either.push(
      sql`reverse(regexp_replace(o.customer->>'phone_no', '[^0-9]', '', 'g')) like ${ofEnd}`,
    );
  }
  return either.length === 0 ? sql`false` : sql.join(either, sql` or `);
}

/** By the index orders_name, whose words begin with whose order it is. */
function named(
  { tenantId, restaurantId }: { tenantId: number; restaurantId: number },
  text: string,
) {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql`false`;
  const all = [`t${tenantId}r${restaurantId}`, ...words.map((word) => `${word}:*`)].join(' & ');
  return sql`to_tsvector('simple', 't' || o.tenant_id::text || 'r' || o.restaurant_id::text || ' ' ||
    translate(o.customer->>'name', '-./_@:', '      ')) @@ to_tsquery('simple', ${all})`;
}
