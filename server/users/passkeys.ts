import { randomUUID } from 'node:crypto';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { RequestOf } from '#schemas/api/contract.ts';
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '#schemas/api/webauthn.ts';
import {
  askedAgain,
  challengeIn,
  challengeMs,
  creationOptionsFor,
  mostPasskeys,
  passkeyTaken,
  passkeyTimeout,
  readAssertion,
  readRegistration,
  tooManyPasskeys,
  unknownPasskey,
} from '../accounts/webauthn.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { lockUser } from '../db/queries/user-accounts.ts';
import {
  blockUserPasskey,
  deleteUserPasskey,
  findUserPasskey,
  insertUserChallenge,
  insertUserPasskey,
  isUserPasskeyTaken,
  listUserPasskeys,
  noteUserPasskeyUse,
  takeUserChallenge,
  type UserPasskey,
} from '../db/queries/user-passkeys.ts';
import type { User } from '../db/queries/users.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { queueUserMail } from '../mails/queue-mail.ts';
import { accountDeleted } from './account-deleted.ts';
import type { Owner } from './own-proof.ts';

type Needs = Pick<Deps, 'db' | 'pool' | 'clock' | 'options'>;
type Answer = RequestOf<'userPasskeySignIn'>['body']['credential'];
/** Where a passkey is asked for, and who adds one; null: somebody signs in. */
type Asked = { tenantId: number; host: string; userId: string | null };

async function openChallenge({ db, clock }: Needs, asked: Asked, challenge: string): Promise<void> {
  const expiresAt = new Date(clock().getTime() + challengeMs);
  await insertUserChallenge(db, { ...asked, challenge, expiresAt });
}

/** @throws ApiError 409 `passkey_asked_again`. */
async function closeChallenge({ db, clock }: Needs, asked: Asked, clientData: string) {
  const challenge = challengeIn(clientData);
  const isOpen =
    challenge !== null && (await takeUserChallenge(db, { ...asked, challenge }, clock()));
  if (!isOpen) throw askedAgain();
  return challenge;
}

/** What a customer's browser needs to make a passkey. @throws ApiError 409 `too_many_passkeys`. */
export async function beginUserPasskey(
  deps: Needs,
  user: User,
  { host, place }: { host: string; place: string },
): Promise<PasskeyCreationOptions> {
  const { tenantId, id: userId, email, name } = user;
  const own = await listUserPasskeys(deps.db, { tenantId, userId });
  if (own.length >= mostPasskeys) throw tooManyPasskeys();
  const names = { place, email, name };
  const options = await creationOptionsFor({ holderId: userId, host, names, own });
  await openChallenge(deps, { tenantId, userId, host }, options.challenge);
  return options;
}

/**
 * Adds a passkey, and mails its holder: whoever found a browser open must not add one in silence.
 * @throws ApiError 403 `wrong_passkey`, 409 `passkey_asked_again`, `passkey_taken`,
 * `too_many_passkeys`.
 */
export async function addUserPasskey(
  deps: Needs,
  owner: Owner,
  { name, credential, host }: RequestOf<'addUserPasskey'>['body'] & { host: string },
): Promise<UserPasskey> {
  const { tenantId, userId } = owner;
  const { clientDataJSON } = credential.response;
  const challenge = await closeChallenge(deps, { ...owner, host }, clientDataJSON);
  const made = await readRegistration(deps, credential, { challenge, host });
  try {
    return await inTransaction(deps.pool, async (tx) => {
      if (!(await lockUser(tx, tenantId, userId))) throw accountDeleted();
      const own = await listUserPasskeys(tx, owner);
      if (own.length >= mostPasskeys) throw tooManyPasskeys();
      const addedAt = deps.clock();
      const passkey = await insertUserPasskey(tx, { ...owner, ...made, name, host, addedAt });
      const mail = { tenantId, userId, cause: 'passkey_added', to: null } as const;
      await queueUserMail(tx, { ...mail, mailId: randomUUID() });
      return passkey;
    });
  } catch (error) {
    if (isUserPasskeyTaken(error)) throw passkeyTaken();
    throw error;
  }
}

/** @throws ApiError 404 `unknown_passkey`. */
export async function removeUserPasskey(
  { db }: Pick<Deps, 'db'>,
  owner: Owner,
  id: string,
): Promise<void> {
  if (!(await deleteUserPasskey(db, owner, id))) throw unknownPasskey();
}

/** What a browser needs to ask for a passkey: whichever of this address somebody has. */
export async function beginUserPasskeySignIn(
  deps: Needs,
  asked: { tenantId: number; host: string },
): Promise<PasskeyRequestOptions> {
  const { challenge } = await generateAuthenticationOptions({ rpID: asked.host });
  await openChallenge(deps, { ...asked, userId: null }, challenge);
  return { challenge, timeout: passkeyTimeout, rpId: asked.host, userVerification: 'required' };
}

/**
 * Looks whether an answer proves a passkey of this address, and notes that it was used.
 * @returns whose it is; null where it proves nothing
 * @throws ApiError 409 `passkey_asked_again`, 403 `passkey_blocked` where its counter went back.
 */
export async function takeUserPasskey(
  deps: Needs,
  asked: { tenantId: number; host: string },
  answer: Answer,
): Promise<Pick<User, 'tenantId' | 'id'> | null> {
  const { tenantId, host } = asked;
  const { clientDataJSON } = answer.response;
  const challenge = await closeChallenge(deps, { ...asked, userId: null }, clientDataJSON);
  const passkey = await findUserPasskey(deps.db, tenantId, answer.id);
  if (passkey?.host !== host) return null;
  const { userId } = passkey;
  const held = { passkey, holderId: userId };
  const proved = await readAssertion(deps, held, answer, { challenge, host });
  if (!proved) return null;
  const now = deps.clock();
  if (await noteUserPasskeyUse(deps.db, passkey, { ...proved, now })) {
    return { tenantId, id: userId };
  }
  await inTransaction(deps.pool, async (tx) => {
    if (!(await blockUserPasskey(tx, passkey, now))) return;
    const mail = { tenantId, userId, cause: 'passkey_blocked', to: null } as const;
    await queueUserMail(tx, { ...mail, mailId: randomUUID() });
  });
  throw blocked();
}

const blocked = () =>
  new ApiError(403, 'passkey_blocked', ({ account }) => account.passkey.blocked);
