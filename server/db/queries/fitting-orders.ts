import { sql, type SQL } from 'drizzle-orm';

/** No order's number is longer. */
const longestNumber = 9;
/** Fewer digits are the end of too many telephone numbers. */
const shortestPhone = 3;

/** Criteria of a search. */
export type SearchedText = {
  text: string;
  /** Where it reads as a whole telephone number: the digits after its country's prefix; else null. */
  phoneEnd: string | null;
};

/** Where orders are looked for: one restaurant, or all of the tenant's (null). */
type Place = { tenantId: number; restaurantId: number | null };

/**
 * A query for the ids of orders by what somebody remembers of them: digits are a number or the end
 * of a telephone number, everything else the beginnings of names or of an email address.
 */
export function fittingOrders(place: Place, searched: SearchedText): SQL {
  const { text } = searched;
  const { tenantId, restaurantId } = place;
  const restaurants = sql`(select r.id from restaurants r where r.tenant_id = ${tenantId}
    ${restaurantId === null ? sql`` : sql`and r.id = ${restaurantId}`})`;
  const own = sql`o.tenant_id = ${tenantId} and o.restaurant_id in ${restaurants}`;
  // What is under way is a few orders, for which the indexes of those that ended do not stand.
  const states = [
    sql`o.status in ('completed', 'rejected', 'cancelled')`,
    sql`o.status in ('placed', 'accepted', 'preparing', 'ready', 'out_for_delivery')`,
  ];
  const isDigits = digitsOf(text) !== null;
  const conditions = isDigits ? numberFits(searched) : [emailFits(text), nameFits(place, text)];
  return sql.join(
    conditions.flatMap((condition) =>
      states.map(
        (state) => sql`select o.id from orders o where ${own} and ${state} and ${condition}`,
      ),
    ),
    sql` union `,
  );
}

/** The digits of a number however it is written; null: it is none. */
export function digitsOf(text: string): string | null {
  const digits = text.replaceAll(/[\s()+#./-]/g, '');
  return /^\d+$/.test(digits) ? digits : null;
}

/** Digits are an order's number or the end of a telephone number; either may fit. */
export function numberFits({ text, phoneEnd }: SearchedText): SQL[] {
  const digits = digitsOf(text) ?? '';
  const either: SQL[] = [];
  if (digits !== '' && digits.length <= longestNumber) {
    either.push(sql`o.number = ${Number(digits)}`);
  }
  // Whether a number is written with the country's prefix or with a zero, its end is the same.
  const ends = new Set([digits.replace(/^0+/, ''), phoneEnd ?? '']);
  for (const end of ends) {
    if (end.length < shortestPhone) continue;
    const ofEnd = `${[...end].toReversed().join('')}%`;
    either.push(
      sql`reverse(regexp_replace(o.customer->>'phone_no', '[^0-9]', '', 'g')) like ${ofEnd}`,
    );
  }
  return either.length === 0 ? [sql`false`] : either;
}

/** By the index orders_email: how an address begins. */
function emailFits(text: string): SQL {
  const beginning = `${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(not o.is_test and o.status not in ('pending_payment', 'expired')
    and lower(o.customer->>'email') like ${beginning})`;
}

/** By the index orders_name, whose words begin with whose order it is. */
export function nameFits({ tenantId, restaurantId }: Place, text: string): SQL {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql`false`;
  const whose = restaurantId === null ? `t${tenantId}r:*` : `t${tenantId}r${restaurantId}`;
  const all = [whose, ...words.map((word) => `${word}:*`)].join(' & ');
  return sql`to_tsvector('simple', 't' || o.tenant_id::text || 'r' || o.restaurant_id::text || ' ' ||
    translate(o.customer->>'name', '-./_@:', '      ')) @@ to_tsquery('simple', ${all})`;
}
