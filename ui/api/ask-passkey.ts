import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '#schemas/api/webauthn.ts';
import type { OwnProof } from '#schemas/api/one-time-codes.ts';
import type { SignedIn } from '#schemas/api/user-accounts.ts';
import type { StaffMember } from '#schemas/api/staff.ts';
import { passkeyRefusals, type PasskeyRefusal } from '#schemas/messages/en/passkeys.ts';
import type { Api } from './client.ts';

/** The browser gave no passkey; the message is a sentence for people. */
export class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure';

  constructor(readonly reason: PasskeyRefusal) {
    super(passkeyRefusals[reason]);
  }
}

/** Only what somebody with a passkey needs. */
const loadLibrary = () => import('@simplewebauthn/browser');

/** Makes a passkey: the browser asks where it is to be, and for a finger, a face or a PIN. */
async function makePasskey(optionsJSON: PasskeyCreationOptions): Promise<PasskeyRegistration> {
  const { startRegistration } = await loadLibrary();
  const { id, rawId, response } = await orPasskeyFailure(optionsJSON, () =>
    startRegistration({ optionsJSON }),
  );
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, transports },
  };
}

/** Asks for a passkey: whichever of this address somebody chooses. */
async function askPasskey(optionsJSON: PasskeyRequestOptions): Promise<PasskeyAssertion> {
  const { startAuthentication } = await loadLibrary();
  const { id, rawId, response } = await orPasskeyFailure(optionsJSON, () =>
    startAuthentication({ optionsJSON }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
}

/**
 * Adds a passkey to one's account.
 * @throws PasskeyFailure where the browser gives none, ApiFailure where the server refuses.
 */
export async function addPasskey(api: Api, input: { name: string; password: string }) {
  await requireSupport();
  const { name, password } = input;
  const { data: options } = await api.call('beginPasskey', { body: { password } });
  const credential = await makePasskey(options);
  return (await api.call('addPasskey', { body: { name, credential } })).data;
}

/**
 * Signs staff in by a passkey.
 * @throws PasskeyFailure where the browser gives none, ApiFailure where the server refuses.
 */
export async function signInByPasskey(api: Api, tenantId: number): Promise<StaffMember> {
  await requireSupport();
  const { data: options } = await api.call('beginPasskeySignIn', { body: { tenant_id: tenantId } });
  const credential = await askPasskey(options);
  const body = { tenant_id: tenantId, credential };
  return (await api.call('passkeySignIn', { body })).data;
}

/**
 * Confirms by a passkey that it is still the one who signed in.
 * @throws PasskeyFailure where the browser gives none, ApiFailure where the server refuses.
 */
export async function confirmByPasskey(api: Api, tenantId: number): Promise<void> {
  await requireSupport();
  const { data: options } = await api.call('beginPasskeySignIn', { body: { tenant_id: tenantId } });
  const credential = await askPasskey(options);
  await api.call('confirmIdentity', { body: { credential } });
}

/** The same of a customer, who has proved to be themselves. */
export async function addUserPasskey(api: Api, input: { name: string; proof: OwnProof }) {
  await requireSupport();
  const { name, proof } = input;
  const { data: options } = await api.call('beginUserPasskey', { body: { proof } });
  const credential = await makePasskey(options);
  return (await api.call('addUserPasskey', { body: { name, credential } })).data;
}

/** The same of a customer. */
export async function signUserInByPasskey(api: Api, tenantId: number): Promise<SignedIn> {
  await requireSupport();
  const body = { tenant_id: tenantId };
  const { data: options } = await api.call('beginUserPasskeySignIn', { body });
  const credential = await askPasskey(options);
  return (await api.call('userPasskeySignIn', { body: { ...body, credential } })).data;
}

async function requireSupport(): Promise<void> {
  const { browserSupportsWebAuthn } = await loadLibrary();
  if (!browserSupportsWebAuthn()) throw new PasskeyFailure('unsupported');
}

const reasons: Readonly<Record<string, PasskeyRefusal>> = {
  AbortError: 'cancelled',
  InvalidStateError: 'exists',
  SecurityError: 'address',
  ConstraintError: 'unsuitable',
  NotSupportedError: 'unsuitable',
};

/** Browsers do not say whether somebody cancelled or nobody answered; the time does. */
async function orPasskeyFailure<T>(
  { timeout }: { timeout: number },
  ask: () => Promise<T>,
): Promise<T> {
  const begun = performance.now();
  try {
    return await ask();
  } catch (failure) {
    const name = failure instanceof Error ? failure.name : '';
    if (name !== 'NotAllowedError') throw new PasskeyFailure(reasons[name] ?? 'failed');
    throw new PasskeyFailure(performance.now() - begun >= timeout ? 'timed_out' : 'cancelled');
  }
}
