import { and, eq, sql } from 'drizzle-orm';
import type { RestaurantMailTopic } from '#schemas/api/staff-order-settings.ts';
import { activeStatus } from '#schemas/rules/active-status.ts';
import type { Database } from '../client.ts';
import { soundingDesks } from '../schema.ts';

/**
 * Notes that a desk with sound is open.
 * @param restaurantId null: for every open restaurant of the tenant
 */
export async function noteSoundingDesk(
  db: Database,
  tenantId: number,
  { restaurantId, now }: { restaurantId: number | null; now: Date },
): Promise<void> {
  const one = restaurantId === null ? sql`` : sql`and id = ${restaurantId}`;
  await db.execute(sql`
    insert into sounding_desks (tenant_id, restaurant_id, last_seen_at)
    select tenant_id, id, ${now.toISOString()}::timestamptz from restaurants
    where tenant_id = ${tenantId} and status = ${activeStatus} ${one}
    order by id
    on conflict (tenant_id, restaurant_id) do update
      set last_seen_at = greatest(sounding_desks.last_seen_at, excluded.last_seen_at)`);
}

/** When a desk with sound last reported for a restaurant; null: none ever did. */
export async function findSoundingDesk(
  db: Database,
  tenantId: number,
  restaurantId: number,
): Promise<Date | null> {
  const [row] = await db
    .select({ lastSeenAt: soundingDesks.lastSeenAt })
    .from(soundingDesks)
    .where(and(eq(soundingDesks.tenantId, tenantId), eq(soundingDesks.restaurantId, restaurantId)));
  return row?.lastSeenAt ?? null;
}

/**
 * Lists restaurants whose new orders reach nobody by themselves.
 * @param sendsMails false: no mail leaves the installation
 * @param soundSince a desk that reported after it has its sound on
 */
export async function listWithoutNotice(
  db: Database,
  tenantId: number,
  { sendsMails, soundSince }: { sendsMails: boolean; soundSince: Date },
): Promise<ReadonlySet<number>> {
  const topics: RestaurantMailTopic[] = ['new', 'new_without_sound'];
  const mailed = sendsMails ? sql`r.order_mails && ${sql.param(topics)}::text[]` : sql`false`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select r.id from restaurants r
    where r.tenant_id = ${tenantId} and not (${mailed}) and not exists (
      select from sounding_desks d
      where d.tenant_id = r.tenant_id and d.restaurant_id = r.id
        and d.last_seen_at > ${soundSince.toISOString()}::timestamptz
    )`);
  return new Set(rows.map(({ id }) => Number(id)));
}
