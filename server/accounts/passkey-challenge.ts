import { insertChallenge, takeChallenge } from '../db/queries/staff-passkeys.ts';
import type { Deps } from '../dependencies/deps.ts';
import { askedAgain, challengeIn, challengeMs } from './webauthn.ts';

/** Where a passkey is asked for, and who adds one; null: somebody signs in. */
export type PasskeyAsked = { tenantId: number; host: string; staffId: string | null };

/** Notes what a browser is asked to sign. */
export async function openChallenge(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  asked: PasskeyAsked,
  challenge: string,
): Promise<void> {
  const expiresAt = new Date(clock().getTime() + challengeMs);
  await insertChallenge(db, { ...asked, challenge, expiresAt });
}

/**
 * Takes the challenge that an answer signs: whatever comes of the answer, it is over then.
 * @param clientData of WebAuthn, in base64url
 * @returns the challenge
 * @throws ApiError 409 `passkey_asked_again` where it was asked nowhere, elsewhere, too long ago, or
 * was answered already.
 */
export async function closeChallenge(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  asked: PasskeyAsked,
  clientData: string,
): Promise<string> {
  const challenge = challengeIn(clientData);
  const isOpen = challenge !== null && (await takeChallenge(db, { ...asked, challenge }, clock()));
  if (!isOpen) throw askedAgain();
  return challenge;
}
