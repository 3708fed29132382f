import { randomUUID } from 'node:crypto';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { RequestOf } from '#schemas/api/contract.ts';
import type { PasskeyRequestOptions } from '#schemas/api/webauthn.ts';
import { inTransaction } from '../db/in-transaction.ts';
import {
  blockPasskey,
  findPasskey,
  noteUse,
  type StoredPasskey,
} from '../db/queries/staff-passkeys.ts';
import { findStaffById, type StaffAccount } from '../db/queries/staff.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { queueSecondFactorMail } from '../mails/queue-mail.ts';
import { openChallenge } from './passkey-challenge.ts';
import { passkeyTimeout, readAssertion } from './webauthn.ts';

type Needs = Pick<Deps, 'db' | 'pool' | 'clock' | 'options'>;
type Answer = RequestOf<'passkeySignIn'>['body']['credential'];

/** What a browser needs to ask for a passkey: whichever of this address somebody has. */
export async function beginPasskeySignIn(
  deps: Needs,
  asked: { tenantId: number; host: string },
): Promise<PasskeyRequestOptions> {
  const { challenge } = await generateAuthenticationOptions({ rpID: asked.host });
  await openChallenge(deps, { ...asked, staffId: null }, challenge);
  return {
    challenge,
    timeout: passkeyTimeout,
    rpId: asked.host,
    userVerification: 'required',
  };
}

/**
 * Looks whether an answer proves a passkey, and notes that it was used.
 * @param asked the challenge that it has to sign, and where it was asked
 * @returns whose it is, with their address; null where it proves nothing
 * @throws ApiError 403 `passkey_blocked` where its counter went back.
 */
export async function takePasskey(
  deps: Needs,
  passkey: StoredPasskey,
  answer: Answer,
  asked: { challenge: string; host: string },
): Promise<(StaffAccount & { email: string }) | null> {
  const { tenantId, staffId } = passkey;
  const proved = await readAssertion(deps, { passkey, holderId: staffId }, answer, asked);
  const account = proved && (await findStaffById(deps.db, tenantId, staffId));
  if (!proved || !account || account.email === null) return null;
  const now = deps.clock();
  if (!(await noteUse(deps.db, passkey, { ...proved, now }))) {
    await block(deps, passkey, now);
    throw blocked();
  }
  return { ...account, email: account.email };
}

async function block(
  { pool }: Pick<Deps, 'pool'>,
  passkey: StoredPasskey,
  now: Date,
): Promise<void> {
  const { tenantId, staffId } = passkey;
  await inTransaction(pool, async (tx) => {
    if (!(await blockPasskey(tx, passkey, now))) return;
    const mail = { tenantId, staffId, cause: 'passkey_blocked', mailId: randomUUID() } as const;
    await queueSecondFactorMail(tx, mail);
  });
}

/** The passkey that an answer names, at the address that it was made for. */
export async function namedPasskey(
  { db }: Pick<Deps, 'db'>,
  { tenantId, host }: { tenantId: number; host: string },
  credentialId: string,
): Promise<StoredPasskey | null> {
  const passkey = await findPasskey(db, tenantId, credentialId);
  return passkey?.host === host ? passkey : null;
}

const blocked = () =>
  new ApiError(
    403,
    'passkey_blocked',
    'A copy of this passkey seems to have been used, so it signs in no more. Sign in with your password and a code, remove it, and add another one.',
  );
