import { dayMs, hourMs } from '#schemas/rules/time/minute.ts';
import type { Database } from '../db/client.ts';
import { rankBestSellers } from '../db/queries/best-sellers.ts';
import { createBoundedMap } from './bounded-map.ts';
import type { Log } from '../logging/log.ts';

type Ranking = { ids: Promise<readonly number[]>; readAt: number };

export type BestSellers = {
  /**
   * What a restaurant sold most, best first. Waits only for a restaurant's first ranking; an old
   * one is answered with, and counted anew behind it. Never fails: without a ranking it is empty.
   */
  get(tenantId: number, restaurantId: number): Promise<readonly number[]>;
};

type BestSellersDeps = {
  db: Database;
  clock: () => Date;
  log?: Log | undefined;
  /** Called when a ranking that was counted anew is another than before. */
  onChange(tenantId: number, restaurantId: number): void;
};

const countedDays = 30;
/** Some 300 bytes each. */
const mostRestaurants = 20_000;

/** Rankings are counted at most hourly, whatever is ordered and changed meanwhile. */
export function createBestSellers({ db, clock, log, onChange }: BestSellersDeps): BestSellers {
  const rankings = createBoundedMap<Ranking>(mostRestaurants);

  const count = async (tenantId: number, restaurantId: number, known: readonly number[]) => {
    const since = new Date(clock().getTime() - countedDays * dayMs).toISOString().slice(0, 10);
    try {
      return await rankBestSellers(db, tenantId, restaurantId, since);
    } catch (error) {
      // A menu without its best sellers is still a menu; they are counted again in an hour.
      log?.warn({ err: error, restaurant: restaurantId }, 'best sellers could not be counted');
      return known;
    }
  };

  const countAnew = async (tenantId: number, restaurantId: number, known: Ranking) => {
    const { readAt } = known;
    const before = await known.ids;
    const ids = await count(tenantId, restaurantId, before);
    rankings.set(`${tenantId}:${restaurantId}`, { ids: Promise.resolve(ids), readAt });
    if (ids.join() !== before.join()) onChange(tenantId, restaurantId);
  };

  return {
    get(tenantId, restaurantId) {
      const key = `${tenantId}:${restaurantId}`;
      const now = clock().getTime();
      const known = rankings.get(key);
      if (known && now - known.readAt < hourMs) return known.ids;
      if (!known) {
        const ids = count(tenantId, restaurantId, []);
        rankings.set(key, { ids, readAt: now });
        return ids;
      }
      // Answered with until the next count is there, which nobody else begins meanwhile.
      known.readAt = now;
      void countAnew(tenantId, restaurantId, known);
      return known.ids;
    },
  };
}
