import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { pageCookies } from '#schemas/page.ts';
import { checkExpiry, expiryOf, type AutoClear } from '#schemas/rules/restaurant-expiry.ts';
import type { WriteCookie } from './cookies.ts';
import { isRecord } from '#schemas/is-record.ts';
import { persisted, storedVersion } from './persisted.ts';
import type { SafeStorage } from './safe-storage.ts';
import { tenantValue } from './tenant-value.ts';

type Kept = { tenantId: number; selected: RestaurantWithImages | null };

export type RestaurantState = {
  selected: RestaurantWithImages | null;
  /** Timestamp in ms at which the choice is forgotten, or null. */
  expiresAt: number | null;
  /** The customer wants to choose another restaurant: the dismissible dialog is open. */
  isPicking: boolean;
  choose(restaurant: RestaurantWithImages): void;
  clear(): void;
  /** Sets the expiry anew, once the chosen restaurant's own settings are known. */
  renewExpiry(): void;
  /**
   * Clears restaurant and expiry once the time has passed, and returns whether it did (specification
   * §4).
   */
  checkExpiry(): boolean;
  /** Replaces the selection with the fresh entry of a list that was really fetched, or none. */
  refresh(list: readonly RestaurantWithImages[]): void;
  setPicking(isPicking: boolean): void;
};

type Needs = {
  tenantId: number;
  initial: RestaurantWithImages | null;
  storage: SafeStorage;
  writeCookie: WriteCookie;
  now: () => number;
  /** The settings in force at the moment. */
  autoClear: () => AutoClear;
};

const yearInSeconds = 365 * 24 * 3600;
export const expiryKey = 'selectedRestaurantExpiry';

/** The restaurant a customer orders from (specification §4, Selected restaurant). */
export function createRestaurantStore(needs: Needs) {
  const { tenantId, storage, writeCookie, now, autoClear } = needs;
  const keptExpiry = tenantValue(storage, expiryKey, tenantId);
  const readExpiry = (): unknown => {
    const value = keptExpiry.read();
    if (isRecord(value)) return value.expiresAt ?? 'missing';
    return keptExpiry.isThere() ? 'unreadable' : null;
  };
  const mirror = (selected: RestaurantWithImages | null, expiresAt: number | null) => {
    const age = expiresAt === null ? yearInSeconds : (expiresAt - now()) / 1000;
    writeCookie(pageCookies.restaurant, selected ? String(selected.restaurant.id) : null, age);
  };
  return createStore<RestaurantState>()(
    persist(
      (set, get) => {
        const keep = (selected: RestaurantWithImages | null) => {
          const expiresAt = selected ? expiryOf(autoClear(), now()) : null;
          if (expiresAt === null) keptExpiry.remove();
          else keptExpiry.write({ tenantId, expiresAt });
          // Before anybody hears of it: the service worker fetches the menu by this cookie at once.
          mirror(selected, expiresAt);
          set({ selected, expiresAt });
        };
        return {
          selected: needs.initial,
          expiresAt: null,
          isPicking: false,
          choose: keep,
          clear: () => keep(null),
          renewExpiry: () => keep(get().selected),
          checkExpiry: () => {
            const state = checkExpiry(readExpiry(), now());
            if (state === 'invalid') {
              keptExpiry.remove();
              set({ expiresAt: null });
            }
            if (state === 'past') keep(null);
            return state === 'past';
          },
          refresh: (list) => {
            const { selected, expiresAt } = get();
            if (!selected) return;
            const fresh = list.find(({ restaurant }) => restaurant.id === selected.restaurant.id);
            if (!fresh) return keep(null);
            mirror(fresh, expiresAt);
            set({ selected: fresh });
          },
          setPicking: (isPicking) => set({ isPicking }),
        };
      },
      {
        name: 'selectedRestaurant',
        version: storedVersion,
        storage: persisted(storage, tenantId, isKept),
        partialize: ({ selected }): Kept => ({ tenantId, selected }),
        merge: (stored, current) => {
          const expiry = readExpiry();
          return {
            ...current,
            // A kept `null` is a choice that was cleared; the cookie may be older.
            selected: isKept(stored) ? stored.selected : current.selected,
            expiresAt: checkExpiry(expiry, now()) === 'running' ? Number(expiry) : null,
          };
        },
      },
    ),
  );
}

function isKept(value: unknown): value is Kept {
  return (
    isRecord(value) &&
    typeof value.tenantId === 'number' &&
    (value.selected === null || isRestaurant(value.selected))
  );
}

/** Enough to draw it; the next fetch of the list replaces it with the fresh entry. */
function isRestaurant(value: unknown): value is RestaurantWithImages {
  return (
    isRecord(value) &&
    isRecord(value.restaurant) &&
    Number.isSafeInteger(value.restaurant.id) &&
    typeof value.restaurant.name === 'string' &&
    typeof value.restaurant.time_zone === 'string' &&
    Array.isArray(value.restaurant.order_types) &&
    isRecord(value.address) &&
    Array.isArray(value.attachment_paths)
  );
}
