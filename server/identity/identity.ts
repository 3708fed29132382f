import type { StaffRole } from '#schemas/api/staff.ts';

/** Somebody who works for the tenant; a manager has one restaurant, an owner all (null). */
export type StaffIdentity = {
  kind: 'staff';
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  restaurantId: number | null;
  /** Of the session they came with; signing out ends it. */
  sessionHash: string;
};

/** Who calls, proved by a token; the numbers a request names are compared with it, never believed. */
export type Identity =
  | { kind: 'guest'; id: string; guestNumber: number }
  | { kind: 'user'; id: string; userNumber: number }
  /** Whoever holds an order's signed link; only that order is theirs (rule R62). */
  | { kind: 'link'; orderId: string }
  | StaffIdentity;
