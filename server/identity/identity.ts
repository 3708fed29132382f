import type { ApiScope } from '#schemas/api/api-scope.ts';
import type { StaffRole } from '#schemas/api/staff-role.ts';

/** A browser that stays signed in for a restaurant (identity/desk-device.ts). */
export type DeviceIdentity = {
  id: string;
  name: string;
  restaurantId: number;
  /** When it forgets the person, unless they do something; null: nobody is there. */
  personUntil: Date | null;
};

/**
 * Somebody who works for the tenant; an owner for all restaurants (null), everybody else, and
 * whoever has identified at a device, for one. At a device where nobody has, `id` and `name` are
 * the device's own; then nothing is changed in their name.
 */
export type StaffIdentity = {
  kind: 'staff';
  id: string;
  name: string;
  email: string | null;
  role: StaffRole;
  restaurantId: number | null;
  /** Of the session they came with; signing out ends it. */
  sessionHash: string;
  /** Where they have identified by their PIN; null: signed in by password. */
  device: DeviceIdentity | null;
  /** Their tenant requires a second factor, and they have none yet. */
  needsSecondFactor: boolean;
  /** When they last showed that it is them: the sign-in counts, a PIN does not; null: never. */
  confirmedAt: Date | null;
};

/** Another system, which an owner gave a key (decision 075). */
export type KeyIdentity = {
  kind: 'key';
  id: string;
  name: string;
  scopes: readonly ApiScope[];
  /** null: for all of the tenant. */
  restaurantId: number | null;
};

/** Who calls, proved by a token; the numbers a request names are compared with it, never believed. */
export type Identity =
  | {
      kind: 'guest';
      id: string;
      guestNumber: number;
      /** The member of staff who orders for them on the telephone. */
      enteredBy: string | null;
    }
  | {
      kind: 'user';
      id: string;
      userNumber: number;
      /** Of the browser they came with; signing out ends it. */
      sessionId: string;
    }
  /** Whoever holds an order's signed link; only that order is theirs (rule R62). */
  | { kind: 'link'; orderId: string }
  /** The same of a reservation (rule R92). */
  | { kind: 'reservation_link'; reservationId: string }
  | StaffIdentity
  | KeyIdentity;
