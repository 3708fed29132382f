import { randomUUID } from 'node:crypto';
import { hourMs } from '#schemas/rules/time/minute.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { notifyStaffChange } from '../db/queries/notify.ts';
import { changeStaffAccount, deleteSessionsOf, lockAccount } from '../db/queries/staff-people.ts';
import { deleteOtherSessions } from '../db/queries/staff-sessions.ts';
import {
  findStaffByEmail,
  findStaffById,
  setPasswordLink,
  type StaffAccount,
} from '../db/queries/staff.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { hashPassword } from '../identity/password.ts';
import { readStaffLink, staffLinkToken } from '../identity/staff-links.ts';
import { hashToken } from '../identity/token.ts';
import { queuePasswordMail } from '../mails/queue-mail.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

type Needs = Pick<Deps, 'db' | 'pool' | 'secretKey' | 'clock'>;

/** How long the link of a forgotten password can be opened, in ms. */
const linkMs = hourMs;

/**
 * Gives a person another password, tells them by mail, and ends their sessions but this one.
 * @throws ApiError 422 `common_password`.
 */
export async function changePassword(
  deps: Needs,
  tenantId: number,
  change: { staffId: string; sessionHash: string; password: string },
): Promise<void> {
  const { staffId, sessionHash, password } = change;
  const account = await findStaffById(deps.db, tenantId, staffId);
  const own = [account?.name ?? '', account?.email ?? ''];
  await refuseCommonPassword(deps.db, { tenantId, password, own });
  const passwordHash = await hashPassword(password);
  await inTransaction(deps.pool, async (tx) => {
    await changeStaffAccount(tx, tenantId, staffId, { passwordHash, passwordLinkHash: null });
    await deleteOtherSessions(tx, tenantId, { staffId, exceptHash: sessionHash });
    const mailId = randomUUID();
    await queuePasswordMail(tx, { tenantId, staffId, expiresAt: null, mailId });
    await notifyStaffChange(tx, tenantId);
  });
}

/**
 * Queues the mail by which a forgotten password is replaced. The work is the same whether the
 * address has an account or not, so that not even the time reveals it; an older link is over.
 */
export async function requestPasswordLink(
  deps: Needs,
  { tenantId, email }: { tenantId: number; email: string },
): Promise<void> {
  const expiresAt = new Date(deps.clock().getTime() + linkMs);
  await inTransaction(deps.pool, async (tx) => {
    const account = await findStaffByEmail(tx, tenantId, email);
    const staffId = account?.id ?? randomUUID();
    const token = staffLinkToken(deps, 'new password', { tenantId, id: staffId, expiresAt });
    await setPasswordLink(tx, tenantId, { staffId, tokenHash: hashToken(token) });
    const mailId = randomUUID();
    await queuePasswordMail(tx, { tenantId, staffId, expiresAt: expiresAt.toISOString(), mailId });
  });
}

/**
 * Replaces a password by a link, once, and ends all of the person's sessions.
 * @throws ApiError 422 `common_password`, 404 for a link that is none of this tenant's, 409 for one that has run out, or
 * was used or replaced by a later mail's.
 * @returns the account.
 */
export async function setPasswordByLink(
  deps: Needs,
  { tenantId, token }: { tenantId: number; token: string },
  password: string,
): Promise<StaffAccount & { email: string }> {
  const link = readStaffLink(deps, 'new password', { tenantId, token });
  if (!link) throw unknownLink();
  if (link.expiresAt <= deps.clock()) throw linkExpired();
  const { id: staffId } = link;
  return inTransaction(deps.pool, async (tx) => {
    const account = await lockAccount(tx, tenantId, staffId);
    if (!account?.isActive || account.email === null) throw unknownLink();
    if (!link.hashes.includes(account.passwordLinkHash ?? '')) throw linkUsed();
    await refuseCommonPassword(tx, { tenantId, password, own: [account.name, account.email] });
    const passwordHash = await hashPassword(password);
    await changeStaffAccount(tx, tenantId, staffId, { passwordHash, passwordLinkHash: null });
    await deleteSessionsOf(tx, tenantId, staffId);
    await notifyStaffChange(tx, tenantId);
    return { ...account, email: account.email };
  });
}

const unknownLink = () =>
  new ApiError(
    404,
    'unknown_link',
    'This link is not complete, or belongs to another restaurant. Please open it from the mail again.',
  );

const linkExpired = () =>
  new ApiError(409, 'link_expired', 'This link has run out. Have another one sent.');

const linkUsed = () =>
  new ApiError(
    409,
    'link_used',
    'This link was used already, or a newer mail has another one. Have another one sent.',
  );
