import {
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON, isoBase64URL, isoUint8Array } from '@simplewebauthn/server/helpers';
import type { RequestOf } from '#schemas/api/contract.ts';
import type { PasskeyCreationOptions } from '#schemas/api/webauthn.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';

/** How long a browser waits for somebody to answer, in ms. */
export const passkeyTimeout = 2 * minuteMs;
/** How long an answer is taken, in ms: a slow connection comes on top. */
export const challengeMs = 5 * minuteMs;
/** More than anybody has devices; browsers are told of all of them. */
export const mostPasskeys = 20;

/** EdDSA, ES256 and RS256, which every authenticator has one of (RFC 8152, RFC 8812). */
const algorithms = [-8, -7, -257];

/** What an authenticator keeps of whose a passkey is. */
const userHandle = (holderId: string) => isoUint8Array.fromUTF8String(holderId);

type Registration = RequestOf<'addPasskey'>['body']['credential'];
type Assertion = RequestOf<'passkeySignIn'>['body']['credential'];

/** A passkey as far as its answer is looked at, of staff or of customers. */
type KnownPasskey = { credentialId: string; publicKey: string };

/** The name of an authenticator for a passkey, and how it is reached. */
type Held = { credentialId: string; transports: string[]; host: string };

/**
 * What a browser needs to make a passkey that is found without a name being typed, and that asks for
 * a finger, a face or a PIN: it is as good as a password and a code (decisions/060).
 * @param names what the browser shows: the business, the address and the name of the account
 * @param own those that its holder has: none is made twice on one device
 */
export async function creationOptionsFor({
  holderId,
  host,
  names,
  own,
}: {
  holderId: string;
  host: string;
  names: { place: string; email: string; name: string };
  own: readonly Held[];
}): Promise<PasskeyCreationOptions> {
  const { challenge, user } = await generateRegistrationOptions({
    rpName: names.place,
    rpID: host,
    userID: userHandle(holderId),
    userName: names.email,
    userDisplayName: names.name,
    supportedAlgorithmIDs: algorithms,
  });
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

type Expected = { challenge: string; host: string };

/** What is stored of a passkey that a browser made. @throws ApiError 403 `wrong_passkey`. */
export async function readRegistration(
  { options }: Pick<Deps, 'options'>,
  credential: Registration,
  { challenge, host }: Expected,
): Promise<{
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  isSynced: boolean;
}> {
  const made = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: options.originOf(host),
    expectedRPID: host,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (!made?.registrationInfo) throw wrongPasskey();
  const { credential: key, credentialDeviceType } = made.registrationInfo;
  return {
    credentialId: key.id,
    publicKey: isoBase64URL.fromBuffer(key.publicKey),
    counter: key.counter,
    transports: [...credential.response.transports],
    isSynced: credentialDeviceType === 'multiDevice',
  };
}

/**
 * Looks whether an answer proves a passkey.
 * @returns how often it was used, as the authenticator counts; null: it proves nothing
 */
export async function readAssertion(
  { options }: Pick<Deps, 'options'>,
  { passkey, holderId }: { passkey: KnownPasskey; holderId: string },
  answer: Assertion,
  { challenge, host }: Expected,
): Promise<{ counter: number; isSynced: boolean } | null> {
  const { userHandle: handle, ...response } = answer.response;
  // Authenticators may leave it out; one that sends it names whose the passkey is.
  if (handle !== undefined && handle !== isoBase64URL.fromBuffer(userHandle(holderId))) return null;
  const result = await verifyAuthenticationResponse({
    response: { ...answer, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: options.originOf(host),
    expectedRPID: host,
    credential: {
      id: passkey.credentialId,
      publicKey: isoBase64URL.toBuffer(passkey.publicKey),
      // The library refuses a counter that went back before it looks at the signature. Here nobody
      // blocks a passkey who does not hold it, or a copy: the counter is compared afterwards.
      counter: 0,
    },
  }).catch(() => null);
  if (!result?.verified) return null;
  const { newCounter: counter, credentialDeviceType } = result.authenticationInfo;
  return { counter, isSynced: credentialDeviceType === 'multiDevice' };
}

/** The challenge that an answer signs; null where it is no answer. @param clientData in base64url */
export function challengeIn(clientData: string): string | null {
  try {
    // It is whatever the caller wrote, whatever the library's type says.
    const { challenge }: { challenge: unknown } = decodeClientDataJSON(clientData);
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** The refusal of an answer to what was asked nowhere, elsewhere, too long ago, or answered already. */
export const askedAgain = (): ApiError =>
  new ApiError(409, 'passkey_asked_again', ({ account }) => account.passkey.askedAgain);

/** The refusal of an answer that proves nothing, or that is of a passkey that was removed. */
export const wrongPasskey = (): ApiError =>
  new ApiError(403, 'wrong_passkey', ({ account }) => account.passkey.wrong);

export const unknownPasskey = (): ApiError =>
  new ApiError(404, 'unknown_passkey', ({ account }) => account.passkey.gone);

export const passkeyTaken = (): ApiError =>
  new ApiError(409, 'passkey_taken', ({ account }) => account.passkey.taken);

export const tooManyPasskeys = (): ApiError =>
  new ApiError(409, 'too_many_passkeys', ({ account }) => account.passkey.tooMany(mostPasskeys));
