import { randomUUID } from 'node:crypto';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { isoBase64URL, isoUint8Array } from '@simplewebauthn/server/helpers';
import type { PasskeyCreationOptions } from '#schemas/api/webauthn.ts';
import type { RequestOf } from '#schemas/api/contract.ts';
import type { Database } from '../db/client.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { notifyStaffChange } from '../db/queries/notify.ts';
import { lockAccount } from '../db/queries/staff-people.ts';
import {
  deletePasskey,
  insertPasskey,
  isPasskeyTaken,
  listPasskeys,
  type StoredPasskey,
} from '../db/queries/staff-passkeys.ts';
import {
  deleteRecoveryCodes,
  hasFactor,
  isFactorRequired,
} from '../db/queries/staff-second-factors.ts';
import { deleteOtherSessions } from '../db/queries/staff-sessions.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { queueSecondFactorMail } from '../mails/queue-mail.ts';
import { closeChallenge, openChallenge, passkeyTimeout } from './passkey-challenge.ts';
import { factorIsRequired, giveRecoveryCodes, type FactorOwner } from './second-factor.ts';

type Needs = Pick<Deps, 'db' | 'pool' | 'clock' | 'options'>;

/** EdDSA, ES256 and RS256, which every authenticator has one of (RFC 8152, RFC 8812). */
const algorithms = [-8, -7, -257];

/** More than anybody has devices; browsers are told of all of them. */
const mostPasskeys = 20;

/**
 * What a browser needs to make a passkey that is found without a name being typed, and that asks for
 * a finger, a face or a PIN: it is as good as a password and a code (decisions/060).
 * @param names what the browser shows: the business, the address and the name of the account
 * @throws ApiError 409 `too_many_passkeys`.
 */
export async function beginPasskey(
  deps: Needs,
  owner: FactorOwner,
  { host, names }: { host: string; names: { place: string; email: string; name: string } },
): Promise<PasskeyCreationOptions> {
  const own = await listPasskeys(deps.db, owner);
  if (own.length >= mostPasskeys) throw tooMany();
  const made = await generateRegistrationOptions({
    rpName: names.place,
    rpID: host,
    userID: userHandle(owner.staffId),
    userName: names.email,
    userDisplayName: names.name,
    supportedAlgorithmIDs: algorithms,
  });
  await openChallenge(deps, { ...owner, host }, made.challenge);
  const { challenge, user } = made;
  return {
    rp: { id: host, name: names.place },
    user,
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: passkeyTimeout,
    excludeCredentials: own
      .filter((passkey) => passkey.host === host)
      .map(({ credentialId, transports }) => ({
        id: credentialId,
        type: 'public-key',
        transports,
      })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    // Who made it is nobody's business: any authenticator is as good as another.
    attestation: 'none',
  };
}

/** What an authenticator keeps of whose a passkey is. */
export const userHandle = (staffId: string) => isoUint8Array.fromUTF8String(staffId);

type NewPasskey = RequestOf<'addPasskey'>['body'] & { host: string; sessionHash: string };

/**
 * Adds a passkey. The first second factor signs the person's other browsers out.
 * @returns it, and recovery codes where they have none yet
 * @throws ApiError 403 `wrong_passkey`, 409 `passkey_asked_again`, `passkey_taken`,
 * `too_many_passkeys`.
 */
export async function addPasskey(
  deps: Needs,
  owner: FactorOwner,
  { name, credential, host, sessionHash }: NewPasskey,
): Promise<{ passkey: StoredPasskey; codes: readonly string[] }> {
  const { tenantId, staffId } = owner;
  const { clientDataJSON, transports } = credential.response;
  const challenge = await closeChallenge(deps, { ...owner, host }, clientDataJSON);
  const made = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: deps.options.originOf(host),
    expectedRPID: host,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (!made?.registrationInfo) throw wrongPasskey();
  const { credential: key, credentialDeviceType } = made.registrationInfo;
  try {
    return await inTransaction(deps.pool, async (tx) => {
      await lockAccount(tx, tenantId, staffId);
      const own = await listPasskeys(tx, owner);
      if (own.length >= mostPasskeys) throw tooMany();
      const isFirst = !(await hasFactor(tx, owner));
      const passkey = await insertPasskey(tx, {
        ...owner,
        name,
        host,
        credentialId: key.id,
        publicKey: isoBase64URL.fromBuffer(key.publicKey),
        counter: key.counter,
        transports: [...transports],
        isSynced: credentialDeviceType === 'multiDevice',
        addedAt: deps.clock(),
      });
      const codes = await giveRecoveryCodes(tx, owner);
      if (isFirst) await deleteOtherSessions(tx, tenantId, { staffId, exceptHash: sessionHash });
      // Whoever got hold of an open browser must not add one in silence.
      await queueSecondFactorMail(tx, { ...owner, cause: 'passkey_added', mailId: randomUUID() });
      await notifyStaffChange(tx, tenantId);
      return { passkey, codes };
    });
  } catch (error) {
    if (isPasskeyTaken(error)) throw taken();
    throw error;
  }
}

/**
 * Removes a passkey; with the last second factor its recovery codes are over.
 * @throws ApiError 404 `unknown_passkey`, 409 `second_factor_is_required` for the last factor where
 * one is required.
 */
export function removePasskey(
  { pool }: Pick<Deps, 'pool'>,
  owner: FactorOwner,
  id: string,
): Promise<void> {
  const { tenantId, staffId } = owner;
  return inTransaction(pool, async (tx) => {
    await lockAccount(tx, tenantId, staffId);
    if (!(await deletePasskey(tx, owner, id))) throw unknownPasskey();
    await endWithLastFactor(tx, owner);
    await notifyStaffChange(tx, tenantId);
  });
}

/**
 * What follows once one of a person's factors is gone, under the lock of their account.
 * @throws ApiError 409 `second_factor_is_required` where it was the last one and has to stay.
 */
export async function endWithLastFactor(tx: Database, owner: FactorOwner): Promise<void> {
  if (await hasFactor(tx, owner)) return;
  if (await isFactorRequired(tx, owner.tenantId)) throw factorIsRequired();
  await deleteRecoveryCodes(tx, owner);
}

/** The refusal of an answer that proves nothing, or that is of a passkey that was removed. */
export const wrongPasskey = (): ApiError =>
  new ApiError(
    403,
    'wrong_passkey',
    'This passkey is not known here. It may have been removed, or belongs to another address.',
  );

export const unknownPasskey = (): ApiError =>
  new ApiError(404, 'unknown_passkey', 'There is no such passkey: it was removed already.');

const taken = () =>
  new ApiError(409, 'passkey_taken', 'This passkey was added already. Choose another device.');

const tooMany = () =>
  new ApiError(
    409,
    'too_many_passkeys',
    `You have ${mostPasskeys} passkeys already. Remove one that you no longer use first.`,
  );
