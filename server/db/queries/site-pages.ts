import { and, eq } from 'drizzle-orm';
import { activeStatus } from '#schemas/rules/active-status.ts';
import type { Database } from '../client.ts';
import { deals, giftCardSettings, reservationSettings, restaurants } from '../schema.ts';

/** Rows that decide, beside the tenant's own, which pages a site has. */
export type SitePageRows = {
  sellsGiftCards: boolean;
  /** Restaurants that are active, and those that take reservations. */
  active: ReadonlySet<number>;
  bookable: ReadonlySet<number>;
  /** When the last deal of each restaurant that has one ends, in epoch ms; Infinity: never. */
  dealsUntil: ReadonlyMap<number, number>;
};

const ids = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id));

export async function readSitePageRows(db: Database, tenantId: number): Promise<SitePageRows> {
  const [cards, active, dealRows, bookable] = await Promise.all([
    db
      .select({ isSold: giftCardSettings.isSold })
      .from(giftCardSettings)
      .where(eq(giftCardSettings.tenantId, tenantId)),
    db
      .select({ id: restaurants.id })
      .from(restaurants)
      .where(and(eq(restaurants.tenantId, tenantId), eq(restaurants.status, activeStatus))),
    db
      .select({ id: deals.restaurantId, conditions: deals.conditions })
      .from(deals)
      .where(and(eq(deals.tenantId, tenantId), eq(deals.isActive, true))),
    db
      .select({ id: reservationSettings.restaurantId })
      .from(reservationSettings)
      .where(and(eq(reservationSettings.tenantId, tenantId), eq(reservationSettings.isOn, true))),
  ]);
  const dealsUntil = new Map<number, number>();
  for (const { id, conditions } of dealRows) {
    const { valid_until: until } = conditions;
    const end = until ? Date.parse(until) : Infinity;
    dealsUntil.set(id, Math.max(end, dealsUntil.get(id) ?? 0));
  }
  return {
    sellsGiftCards: cards[0]?.isSold === true,
    active: ids(active),
    bookable: ids(bookable),
    dealsUntil,
  };
}
