import { ApiError } from '../errors/api-error.ts';
import type { Identity } from './identity.ts';

type UserIdentity = Extract<Identity, { kind: 'user' }>;

/** The user whose account a call is about. @throws ApiError 403 for anybody else. */
export function requireUser({ identity }: { identity: Identity | null }): UserIdentity {
  if (identity?.kind === 'user') return identity;
  throw new ApiError(403, 'login_required', ({ requests }) => requests.login);
}

/** The same as queries name whose something is. @throws ApiError 403 for anybody else. */
export const ownerOf = (call: {
  tenant: { id: number };
  identity: Identity | null;
}): { tenantId: number; userId: string } => ({
  tenantId: call.tenant.id,
  userId: requireUser(call).id,
});
