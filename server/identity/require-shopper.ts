import { ApiError } from '../errors/api-error.ts';
import type { Identity } from './identity.ts';

/** Who orders: a guest, or a user, whom more is offered. */
export type Shopper = {
  id: string;
  isUser: boolean;
  /** The member of staff who orders for them on the telephone. */
  enteredBy: string | null;
};

/**
 * Whose cart or order a call is about. That the numbers it names are the token's own was checked
 * before the handler.
 * @throws ApiError 403 for whoever is neither a guest nor a user.
 */
export function requireShopper(identity: Identity | null): Shopper {
  if (identity?.kind === 'guest') {
    return { id: identity.id, isUser: false, enteredBy: identity.enteredBy };
  }
  if (identity?.kind === 'user') return { id: identity.id, isUser: true, enteredBy: null };
  throw new ApiError(403, 'login_required', ({ requests }) => requests.login);
}

/** @throws ApiError 400 where a call names neither a user nor a guest (specification §5). */
export function checkOwnerNamed(sent: {
  user_id?: number | undefined;
  guest_id?: number | undefined;
}): void {
  if (sent.user_id !== undefined || sent.guest_id !== undefined) return;
  throw new ApiError(400, 'owner_missing', ({ requests }) => requests.ownerMissing);
}
