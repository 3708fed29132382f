import { randomUUID } from 'node:crypto';
import type { SignedIn } from '#schemas/api/user-accounts.ts';
import type { Database } from '../../db/client.ts';
import type { OneTimeCode } from '../../db/queries/one-time-codes.ts';
import { insertOpenIdIdentity, noteOpenIdUse } from '../../db/queries/openid-identities.ts';
import { findOpenIdProvider } from '../../db/queries/openid-providers.ts';
import { changeUser } from '../../db/queries/user-accounts.ts';
import { findUserByEmail, insertUser, type User } from '../../db/queries/users.ts';
import type { PendingSignIn } from '../../db/schema.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { queueUserMail } from '../../mails/queue-mail.ts';
import { signUserIn, type Caller } from '../sign-user-in.ts';
import { attemptOver } from './openid-refusals.ts';

type Needs = Pick<Deps, 'clock' | 'options' | 'secretKey'>;

/** Signs in whoever is connected to an account at a provider; null: nobody is. */
export async function signConnectedIn(
  tx: Database,
  deps: Needs,
  { tenantId, ...subject }: { tenantId: number; providerId: string; subject: string },
  call: Caller,
): Promise<SignedIn | null> {
  const identity = await noteOpenIdUse(tx, tenantId, subject, deps.clock());
  return identity && signUserIn(tx, deps, { tenantId, id: identity.userId }, call);
}

/**
 * Makes an account of an address that is verified, connected to the one at the provider.
 * @returns null where the address has an account already, which is left as it is
 */
export async function makeConnectedUser(
  tx: Database,
  deps: Needs,
  { tenantId, email, pending }: { tenantId: number; email: string; pending: PendingSignIn },
): Promise<User | null> {
  const now = deps.clock();
  const { name, language } = pending;
  const made = { name, email, language, emailVerifiedAt: now, createdAt: now };
  const user = await insertUser(tx, tenantId, made);
  if (!user) return null;
  // Connected to somebody at this very moment: nothing of this account is to stay.
  const isNew = await insertOpenIdIdentity(tx, { tenantId, userId: user.id }, pending, now);
  if (!isNew) throw attemptOver();
  const mail = { tenantId, userId: user.id, cause: 'welcome', to: null } as const;
  await queueUserMail(tx, { ...mail, mailId: randomUUID() });
  return user;
}

/**
 * Connects what a request waits with, and signs in: to the account of its address, whose holder is
 * mailed, or to a new one.
 * @param proof what proved it: a code, that the address is theirs; a password, the account alone
 * @returns null where the account was deleted meanwhile
 * @throws ApiError 409 `openid_attempt_over` where the provider was removed or switched off.
 */
export async function connectPending(
  tx: Database,
  deps: Needs,
  { request, proof }: { request: OneTimeCode; proof: 'code' | 'password' },
  call: Caller,
): Promise<SignedIn | null> {
  const { tenantId, address: email, signIn: pending } = request;
  if (!pending) throw attemptOver();
  const provider = await findOpenIdProvider(tx, tenantId, pending.providerId);
  if (provider?.isActive !== true) throw attemptOver();
  const asked = { tenantId, providerId: pending.providerId, subject: pending.subject };
  const there = await findUserByEmail(tx, tenantId, email);
  if (!there) {
    const made =
      proof === 'code' ? await makeConnectedUser(tx, deps, { tenantId, email, pending }) : null;
    return made && signUserIn(tx, deps, made, call, true);
  }
  const now = deps.clock();
  if (!(await insertOpenIdIdentity(tx, { tenantId, userId: there.id }, pending, now))) {
    // Connected meanwhile: a provider's account signs in whom it is connected to, and nobody else.
    return signConnectedIn(tx, deps, asked, call);
  }
  if (proof === 'code' && there.emailVerifiedAt === null) {
    await changeUser(tx, tenantId, there.id, { emailVerifiedAt: now });
  }
  const mail = { tenantId, userId: there.id, cause: 'sign_in_connected', to: null } as const;
  await queueUserMail(tx, { ...mail, mailId: randomUUID() });
  return signUserIn(tx, deps, there, call);
}
