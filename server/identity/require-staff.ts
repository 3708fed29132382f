import type { Identity, StaffIdentity } from './identity.ts';

/** @throws Error where a route's contract does not ask for staff. */
export function requireStaff({ identity }: { identity: Identity | null }): StaffIdentity {
  if (identity?.kind === 'staff') return identity;
  throw new Error('a staff call was answered without a staff session');
}
