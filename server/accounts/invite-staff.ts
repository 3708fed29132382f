import { randomUUID } from 'node:crypto';
import type { StaffRole } from '#schemas/api/staff-role.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';
import type { Database } from '../db/client.ts';
import {
  changeInvitation,
  insertInvitation,
  lockAccountOf,
  lockInvitationOf,
  type StoredInvitation,
} from '../db/queries/staff-invitations.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { staffLinkToken } from '../identity/staff-links.ts';
import { hashToken } from '../identity/token.ts';
import { queueInvitationMail } from '../mails/queue-mail.ts';

/** How long an invitation's link can be opened, in ms. */
const invitationMs = 7 * dayMs;

type InvitationDeps = Pick<Deps, 'secretKey' | 'clock'>;

/** Who is invited to what. */
export type InvitedTo = {
  email: string;
  role: StaffRole;
  /** The one they are to work for; null for an owner, and for nobody else. */
  restaurantId: number | null;
  /** Who invites; null: the operator, who makes tenants. */
  invitedBy: string | null;
};

/** The address that an invitation's mail leads to: the token is in the fragment, which no log has. */
export const invitationLink = (
  deps: Pick<Deps, 'secretKey'>,
  origin: string,
  invitation: Pick<StoredInvitation, 'tenantId' | 'id' | 'expiresAt'>,
): string => `${origin}/desk/invitation#token=${staffLinkToken(deps, 'invitation', invitation)}`;

/**
 * Invites somebody to work for a tenant, in the caller's transaction, and queues the mail with the
 * link. The same invitation again is the one that is there, without another mail, unless its link has
 * run out; whoever makes a tenant invites its first owner so.
 * @param invited its email in lower case
 * @returns the invitation, of which invitationLink gives the link.
 * @throws ApiError 409 `email_taken` for the address of an account, `already_invited` for one that
 * has an open invitation to something else.
 */
export async function inviteStaff(
  tx: Database,
  deps: InvitationDeps,
  tenantId: number,
  invited: InvitedTo,
): Promise<StoredInvitation> {
  const account = await lockAccountOf(tx, tenantId, invited.email);
  if (account?.isActive) throw emailTaken();
  const now = deps.clock();
  const fresh = freshLink(deps, { tenantId, id: randomUUID(), now });
  const made = await insertInvitation(tx, tenantId, { ...invited, ...fresh });
  if (made) return sent(tx, made);
  const open = await lockInvitationOf(tx, tenantId, invited.email);
  // Accepted, or taken back, between the two statements.
  if (!open) throw alreadyInvited();
  if (open.expiresAt > now) {
    const isSame = open.role === invited.role && open.restaurantId === invited.restaurantId;
    if (!isSame) throw alreadyInvited();
    return open;
  }
  const { role, restaurantId, invitedBy } = invited;
  const link = freshLink(deps, { tenantId, id: open.id, now });
  const change = { ...link, role, restaurantId, invitedBy };
  const renewed = await changeInvitation(tx, tenantId, open.id, change);
  return sent(tx, renewed);
}

/** Gives an open invitation another link and sends it; the lock is the caller's. */
export async function renewInvitation(
  tx: Database,
  deps: InvitationDeps,
  { tenantId, id }: StoredInvitation,
): Promise<StoredInvitation> {
  const link = freshLink(deps, { tenantId, id, now: deps.clock() });
  return sent(tx, await changeInvitation(tx, tenantId, id, link));
}

async function sent(tx: Database, invitation: StoredInvitation): Promise<StoredInvitation> {
  const { tenantId, id: invitationId } = invitation;
  await queueInvitationMail(tx, { tenantId, invitationId, mailId: randomUUID() });
  return invitation;
}

function freshLink(
  deps: InvitationDeps,
  { tenantId, id, now }: { tenantId: number; id: string; now: Date },
) {
  const expiresAt = new Date(now.getTime() + invitationMs);
  const token = staffLinkToken(deps, 'invitation', { tenantId, id, expiresAt });
  return { id, tokenHash: hashToken(token), sentAt: now, expiresAt };
}

/** The refusal of an address whose holder works here already. */
export const emailTaken = (): ApiError =>
  new ApiError(409, 'email_taken', ({ account }) => account.emailTaken, {
    problems: [
      {
        path: 'body.email',
        code: 'email_taken',
        message: ({ account }) => account.emailTaken,
      },
    ],
  });

const alreadyInvited = () => {
  const message =
    'This address has an invitation to something else. Take that one back first, or send it again.';
  return new ApiError(409, 'already_invited', message, {
    problems: [{ path: 'body.email', code: 'already_invited', message }],
  });
};
