import type { Database } from '../db/client.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { deleteSessionsOf } from '../db/queries/staff-people.ts';
import {
  changeInvitation,
  findInvitation,
  lockAccountOf,
  lockInvitation,
  upsertAccount,
  type StoredInvitation,
} from '../db/queries/staff-invitations.ts';
import { deleteFactors } from '../db/queries/staff-second-factors.ts';
import type { StaffAccount } from '../db/queries/staff.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { hashPassword } from '../identity/password.ts';
import { readStaffLink } from '../identity/staff-links.ts';
import { emailTaken } from './invite-staff.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

type Needs = Pick<Deps, 'db' | 'pool' | 'secretKey' | 'clock'>;
type Sent = { tenantId: number; token: string };

/**
 * The invitation that a link opens.
 * @throws ApiError 404 where it is none of this tenant's, 409 where it was used, taken back or
 * replaced by a later mail's, or has run out; each with its sentence.
 */
export const openInvitation = (deps: Needs, sent: Sent): Promise<StoredInvitation> =>
  openBy(deps, sent, (id) => findInvitation(deps.db, sent.tenantId, id));

/**
 * Makes the account of whoever was invited. Two who open the link at once make one account.
 * @throws ApiError as openInvitation, 409 `email_taken` where the address has an account by now, 422
 * `common_password`.
 */
export async function acceptInvitation(
  deps: Needs,
  sent: Sent,
  chosen: { name: string; password: string },
): Promise<StaffAccount> {
  const { tenantId } = sent;
  // Before a password is hashed, which takes a core's time.
  const { email: invited } = await openInvitation(deps, sent);
  const { name, password } = chosen;
  await refuseCommonPassword(deps.db, { tenantId, password, own: [name, invited] });
  const passwordHash = await hashPassword(password);
  return inTransaction(deps.pool, async (tx) => {
    const invitation = await openBy(deps, sent, (id) => lockInvitation(tx, tenantId, id));
    const { id, email, role, restaurantId } = invitation;
    await refuseActive(tx, tenantId, email);
    const account = { email, role, restaurantId, name, passwordHash };
    const made = await upsertAccount(tx, tenantId, account);
    await deleteSessionsOf(tx, tenantId, made.id);
    // Of the account that was here before: its phone may be anybody's by now.
    await deleteFactors(tx, { tenantId, staffId: made.id });
    await changeInvitation(tx, tenantId, id, { acceptedAt: deps.clock() });
    return made;
  });
}

async function refuseActive(tx: Database, tenantId: number, email: string): Promise<void> {
  const account = await lockAccountOf(tx, tenantId, email);
  if (account?.isActive) throw emailTaken();
}

async function openBy(
  deps: Needs,
  { tenantId, token }: Sent,
  find: (id: string) => Promise<StoredInvitation | null>,
): Promise<StoredInvitation> {
  const link = readStaffLink(deps, 'invitation', { tenantId, token });
  const invitation = link && (await find(link.id));
  if (!invitation) throw unknownLink();
  const refusal = refusalOf(invitation, { hashes: link.hashes, now: deps.clock() });
  if (refusal) throw refusal;
  return invitation;
}

function refusalOf(
  { acceptedAt, revokedAt, tokenHash, expiresAt }: StoredInvitation,
  { hashes, now }: { hashes: readonly string[]; now: Date },
): ApiError | null {
  if (acceptedAt) {
    const sentence = 'This invitation was accepted already. Sign in with your password instead.';
    return new ApiError(409, 'link_used', sentence);
  }
  if (revokedAt) {
    const sentence = 'This invitation was taken back. Ask whoever invited you for another one.';
    return new ApiError(409, 'link_revoked', sentence);
  }
  if (!hashes.includes(tokenHash)) {
    const sentence = 'A newer mail has another link. Please open the one that came last.';
    return new ApiError(409, 'link_replaced', sentence);
  }
  if (expiresAt <= now) {
    const sentence = 'This invitation has run out. Ask whoever invited you to send it again.';
    return new ApiError(409, 'link_expired', sentence);
  }
  return null;
}

const unknownLink = () =>
  new ApiError(
    404,
    'unknown_link',
    'This link is not complete, or belongs to another restaurant. Please open it from the mail again.',
  );
