import type { Identity } from './identity.ts';
import type { Actor } from './record-staff-call.ts';

/**
 * Who acts in a call that a key opens besides staff: a key as a manager of its restaurant, or as an
 * owner where it is for all of them. What it may call at all its scopes decide (find-caller.ts).
 * @throws Error where a route's contract does not ask for staff.
 */
export function requireActor({ identity }: { identity: Identity | null }): Actor {
  if (identity?.kind === 'staff') return identity;
  if (identity?.kind === 'key') {
    const { id, name, restaurantId } = identity;
    return { id, name, restaurantId, role: restaurantId === null ? 'owner' : 'manager' };
  }
  throw new Error('a call of staff was answered without a session or a key');
}
