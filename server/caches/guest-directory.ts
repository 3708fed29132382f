import { LRUCache } from 'lru-cache';
import type { Database } from '../db/client.ts';
import { newCacheCount, type CacheCount } from './cache-counts.ts';
import { findGuestByToken, type Guest } from '../db/queries/guests.ts';

/** Who the bearers of tokens are; asked at every call of a guest, so kept for a moment. */
export type GuestDirectory = {
  /** The guest of a token's hash; null where nobody has it, which is never kept. */
  byToken(tenantId: number, tokenHash: string): Promise<Guest | null>;
  forget(tenantId: number, tokenHash: string): void;
};

const mostGuests = 5000;
/** Guests that have come within a month are never dropped, so what is kept cannot be wrong. */
const retentionMs = 30_000;

type Needs = { db: Database; count?: CacheCount };

export function createGuestDirectory({ db, count = newCacheCount() }: Needs): GuestDirectory {
  const guests = new LRUCache<string, Guest>({ max: mostGuests, ttl: retentionMs });
  return {
    async byToken(tenantId, tokenHash) {
      const key = `${tenantId}:${tokenHash}`;
      const known = guests.get(key);
      count.reads += 1;
      if (known) return known;
      count.misses += 1;
      const guest = await findGuestByToken(db, tenantId, tokenHash);
      if (guest) guests.set(key, guest);
      return guest;
    },
    forget: (tenantId, tokenHash) => void guests.delete(`${tenantId}:${tokenHash}`),
  };
}
