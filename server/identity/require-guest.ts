import { ApiError } from '../errors/api-error.ts';
import type { Identity } from './identity.ts';

type GuestIdentity = Extract<Identity, { kind: 'guest' }>;

/**
 * The guest whose cart or order a call is about. That the numbers it names are the token's own was
 * checked before the handler.
 * @throws ApiError 501 for a signed-in user, for accounts come later.
 */
export function requireGuest(identity: Identity | null): string {
  return requireGuestIdentity(identity).id;
}

/** The same with what else is known of them. @throws ApiError 501 as requireGuest. */
export function requireGuestIdentity(identity: Identity | null): GuestIdentity {
  if (identity?.kind === 'guest') return identity;
  throw new ApiError(501, 'not_offered_yet', 'Ordering with an account is not offered yet.');
}

/** @throws ApiError 400 where a call names neither a user nor a guest (specification §5). */
export function checkOwnerNamed(sent: {
  user_id?: number | undefined;
  guest_id?: number | undefined;
}): void {
  if (sent.user_id !== undefined || sent.guest_id !== undefined) return;
  throw new ApiError(400, 'owner_missing', 'It is missing whose cart this is.');
}
