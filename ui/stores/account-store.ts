import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { StepOneCustomer } from '#schemas/rules/checkout-steps.ts';
import { isRecord } from '#schemas/is-record.ts';
import { persisted, storedVersion } from './persisted.ts';
import type { SafeStorage } from './safe-storage.ts';

export type User = { id: number; name: string; email: string; phone_no: string };
export type GuestUser = {
  guestId: number;
  name: string;
  email: string;
  phone_no: string;
  /** Somebody on the telephone, for whom staff order in this browser. */
  isCaller?: boolean;
  /** The tab of guests without a phone, on which staff order for them. */
  tabId?: string;
};

type Kept = { tenantId: number; user: User | null; guestUser: GuestUser | null };

export type AccountState = {
  user: User | null;
  guestUser: GuestUser | null;
  token: string | null;
  guestToken: string | null;
  setUser(user: User | null): void;
  setToken(token: string | null): void;
  setGuestToken(token: string | null): void;
  /**
   * The guest; a blank one is made only if there is no guest and no logged-in user (specification
   * §4).
   */
  getGuestUser(): GuestUser | null;
  updateGuestUser(partial: Partial<GuestUser>): void;
  /** Another number for the guest, after the server said that the first is taken. */
  redrawGuestId(): GuestUser | null;
  /** Orders for somebody on the telephone from now on, as the guest that the server made. */
  startPhoneOrder(guest: { guestId: number; token: string; tabId?: string }): void;
  clearAuth(): void;
  clearGuest(): void;
};

export const isLoggedIn = ({ token, user }: Pick<AccountState, 'token' | 'user'>): boolean =>
  token !== null && user !== null;

export const isGuestLoggedIn = (state: Pick<AccountState, 'guestToken' | 'guestUser'>): boolean =>
  state.guestToken !== null && state.guestUser !== null;

export const isPhoneOrder = ({ guestUser }: Pick<AccountState, 'guestUser'>): boolean =>
  guestUser?.isCaller === true;

/** A user whose account has all that a restaurant needs to know of whoever orders. */
export const hasOwnDetails = (state: Pick<AccountState, 'token' | 'user'>): boolean =>
  isLoggedIn(state) && !!(state.user?.name && state.user.phone_no);

/** What step 1 of the checkout asks of whoever orders. */
export const customerOf = (state: AccountState): StepOneCustomer => ({
  isLoggedIn: hasOwnDetails(state),
  isPhoneOrder: isPhoneOrder(state),
});

/** A random 7-digit number, 1000000 to 9999999 (specification §3, Guest user). */
export function drawGuestId(random: () => number): number {
  return 1_000_000 + Math.floor(random() * 9_000_000);
}

type Needs = { tenantId: number; storage: SafeStorage; random: () => number };

/** Who orders: a logged-in user or a guest, and their tokens (specification §3, Account state). */
export function createAccountStore({ tenantId, storage, random }: Needs) {
  const keep = (key: string, token: string | null) => {
    if (token === null) storage.remove(key);
    else storage.write(key, token);
  };
  const newGuest = () => ({ guestId: drawGuestId(random), name: '', email: '', phone_no: '' });
  const store = createStore<AccountState>()(
    persist(
      (set, get) => ({
        user: null,
        guestUser: null,
        token: null,
        guestToken: null,
        setUser: (user) => set({ user }),
        setToken: (token) => {
          keep(tokenKey, token);
          set({ token });
        },
        setGuestToken: (guestToken) => {
          keep(guestTokenKey, guestToken);
          set({ guestToken });
        },
        getGuestUser: () => {
          const { guestUser } = get();
          if (guestUser === null && !isLoggedIn(get())) set({ guestUser: newGuest() });
          return get().guestUser;
        },
        updateGuestUser: (partial) => {
          const { guestUser } = get();
          if (guestUser) set({ guestUser: { ...guestUser, ...partial } });
        },
        redrawGuestId: () => {
          get().updateGuestUser({ guestId: drawGuestId(random) });
          return get().guestUser;
        },
        startPhoneOrder: ({ token, ...guest }) => {
          keep(guestTokenKey, token);
          const guestUser = { ...guest, name: '', email: '', phone_no: '', isCaller: true };
          set({ guestToken: token, guestUser });
        },
        clearAuth: () => {
          keep(tokenKey, null);
          keep(guestTokenKey, null);
          set({ token: null, guestToken: null, user: null, guestUser: null });
        },
        clearGuest: () => {
          keep(guestTokenKey, null);
          set({ guestToken: null, guestUser: null });
        },
      }),
      {
        name: 'account',
        version: storedVersion,
        storage: persisted(storage, tenantId, isKept),
        partialize: ({ user, guestUser }): Kept => ({ tenantId, user, guestUser }),
        merge: (stored, current) => ({
          ...current,
          ...(isKept(stored) ? { user: stored.user, guestUser: stored.guestUser } : {}),
          token: storage.read(tokenKey),
          guestToken: storage.read(guestTokenKey),
        }),
      },
    ),
  );
  return store;
}

export const tokenKey = 'token';
export const guestTokenKey = 'guest_token';

function isKept(value: unknown): value is Kept {
  return (
    isRecord(value) &&
    typeof value.tenantId === 'number' &&
    (value.user === null || isPerson(value.user, 'id')) &&
    (value.guestUser === null || isPerson(value.guestUser, 'guestId'))
  );
}

function isPerson(value: unknown, idField: string): boolean {
  return (
    isRecord(value) &&
    Number.isSafeInteger(value[idField]) &&
    ['name', 'email', 'phone_no'].every((field) => typeof value[field] === 'string')
  );
}
