import { and, eq, sql } from 'drizzle-orm';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { Database } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { reservationSettings } from '../schema.ts';

/** A table that parties can reserve. */
export type PlanTable = { id: number; areaId: number; minParty: number; maxParty: number };
export type PlanJoin = { tableIds: number[]; minParty: number; maxParty: number };

/** What says when a restaurant takes reservations, and what it can give (rules R85 to R92). */
export type ReservationPlan = {
  settings: typeof reservationSettings.$inferSelect;
  /** Those with a table that can be reserved, in their order. */
  areas: { id: number; name: string }[];
  tables: PlanTable[];
  joins: PlanJoin[];
  /** Days that differ, from `since` on. */
  exceptions: {
    date: string;
    orderType: DeliveryMethod | 'any';
    ranges: { opens: string; closes: string }[];
  }[];
};

type Asked = {
  restaurantId: number;
  /** Local date of the first exception. */
  since: string;
};

/** All of it in one question; null: the restaurant never said that it takes reservations. */
export async function readReservationPlan(
  db: Database,
  tenantId: number,
  asked: Asked,
): Promise<ReservationPlan | null> {
  const [plan] = await planOf(db).execute({ tenantId, ...asked });
  return plan ?? null;
}

const placeholders = {
  tenantId: sql.placeholder('tenantId'),
  restaurantId: sql.placeholder('restaurantId'),
  since: sql.placeholder('since'),
};

const ofRestaurant = sql`tenant_id = ${placeholders.tenantId} and restaurant_id = ${placeholders.restaurantId}`;

const planOf = prepareOnce((db) =>
  db
    .select({
      settings: reservationSettings,
      areas: sql<ReservationPlan['areas']>`(
        select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name) order by a.position, a.id), '[]')
        from areas a
        where ${ofRestaurant} and exists (
          select from dining_tables t
          where t.tenant_id = a.tenant_id and t.area_id = a.id and t.is_bookable and not t.is_removed
        )
      )`.as('plan_areas'),
      tables: sql<ReservationPlan['tables']>`(
        select coalesce(json_agg(json_build_object(
          'id', id, 'areaId', area_id, 'minParty', min_party, 'maxParty', max_party
        ) order by id), '[]')
        from dining_tables where ${ofRestaurant} and is_bookable and not is_removed
      )`.as('plan_tables'),
      joins: sql<ReservationPlan['joins']>`(
        select coalesce(json_agg(json_build_object(
          'tableIds', table_ids, 'minParty', min_party, 'maxParty', max_party
        ) order by id), '[]')
        from table_joins where ${ofRestaurant}
      )`.as('plan_joins'),
      exceptions: sql<ReservationPlan['exceptions']>`(
        select coalesce(json_agg(json_build_object(
          'date', date, 'orderType', order_type, 'ranges', ranges
        ) order by date), '[]')
        from restaurant_exceptions where ${ofRestaurant} and date >= ${placeholders.since}
      )`.as('plan_exceptions'),
    })
    .from(reservationSettings)
    .where(
      and(
        eq(reservationSettings.tenantId, placeholders.tenantId),
        eq(reservationSettings.restaurantId, placeholders.restaurantId),
      ),
    )
    .prepare('reservation_plan'),
);

/** A reservation as far as it takes a table, or a place within its quarter of an hour (R87, R91). */
export type TakenTable = {
  reservationId: string;
  party: number;
  /** Epoch milliseconds, as `from` and `until`. */
  starts: number;
  /** null: it takes none any more. */
  tableId: number | null;
  from: number | null;
  until: number | null;
};

const ms = (instant: string) => sql.raw(`(extract(epoch from ${instant}) * 1000)::float8`);

/** Nobody stays, buffer included, for so long (schemas/api/staff-reservations.ts: 16 hours). */
const longestStay = sql`interval '1 day'`;

/**
 * What is taken between two instants, a row for each table of each reservation. A hold that is over
 * takes nothing (rule R91).
 */
export async function listTakenTables(
  db: Database,
  tenantId: number,
  asked: { restaurantId: number; from: Date; until: Date; now: Date },
): Promise<TakenTable[]> {
  const { restaurantId, from, until, now } = asked;
  const { rows } = await db.execute<TakenTable>(sql`
    select r.id as "reservationId", r.party, ${ms('r.starts_at')} as starts,
      t.table_id::float8 as "tableId",
      ${ms('lower(t.during)')} as "from", ${ms('upper(t.during)')} as "until"
    from reservations r
    left join reservation_tables t on t.tenant_id = r.tenant_id and t.reservation_id = r.id
    where r.tenant_id = ${tenantId} and r.restaurant_id = ${restaurantId}
      and r.starts_at >= ${from.toISOString()}::timestamptz - ${longestStay}
      and r.starts_at < ${until.toISOString()}::timestamptz
      and (r.state in ('confirmed', 'seated', 'finished')
        or r.state = 'held' and r.held_until > ${now.toISOString()}::timestamptz)`);
  return rows;
}
