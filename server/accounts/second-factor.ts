import { createHash, randomInt } from 'node:crypto';
import { NobleCryptoPlugin, ScureBase32Plugin, TOTP } from 'otplib';
import type { Database } from '../db/client.ts';
import { inTransaction } from '../db/in-transaction.ts';
import {
  changeFactor,
  countRecoveryCodes,
  lockFactor,
  replaceRecoveryCodes,
  takeRecoveryCode,
  writeSecret,
} from '../db/queries/staff-second-factors.ts';
import { lockAccount } from '../db/queries/staff-people.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { seal, unseal } from '../security/seal.ts';
import { sealedPlaces } from '../security/sealed-places.ts';

type Needs = Pick<Deps, 'db' | 'pool' | 'secretKey' | 'clock'>;
/** Whose a second factor is. */
export type FactorOwner = { tenantId: number; staffId: string };

/** Of whoever makes a call. */
export const ownerOf = (
  call: { tenant: { id: number } } & Parameters<typeof requireStaff>[0],
): FactorOwner => ({
  tenantId: call.tenant.id,
  staffId: requireStaff(call).id,
});

/** What every app makes: SHA-1, six digits, every 30 seconds (RFC 6238). */
const totp = new TOTP({ crypto: new NobleCryptoPlugin(), base32: new ScureBase32Plugin() });

/** Seconds that a phone's clock may be off: one code before and after (RFC 6238 §5.2). */
const tolerance = 30;

const placeOf = ({ tenantId, staffId }: FactorOwner) =>
  sealedPlaces.secondFactor({ tenantId, id: staffId });

/**
 * Makes the secret for an app; it is not on before a code of it comes (confirmFactor).
 * @param names what the app shows: the business and the account
 * @throws ApiError 409 `second_factor_on`.
 */
export async function beginFactor(
  { db, secretKey }: Needs,
  owner: FactorOwner,
  names: { issuer: string; label: string },
): Promise<{ secret: string; uri: string }> {
  const secret = totp.generateSecret();
  if (!(await writeSecret(db, owner, seal(secretKey, placeOf(owner), secret)))) {
    throw new ApiError(409, 'second_factor_on', 'Your second factor is on already.');
  }
  return { secret, uri: totp.toURI({ ...names, secret }) };
}

/**
 * Takes a code of a person's app, or one of their recovery codes, once: neither counts again.
 * @param isOn whether the factor has to be on already, as it is but for its first code
 * @returns whether it was one
 */
export function takeCode(
  deps: Needs,
  owner: FactorOwner,
  { code, isOn = true }: { code: string; isOn?: boolean },
): Promise<boolean> {
  return inTransaction(deps.pool, (tx) => takeCodeIn(tx, deps, owner, { code, isOn }));
}

async function takeCodeIn(
  tx: Database,
  deps: Needs,
  owner: FactorOwner,
  { code, isOn }: { code: string; isOn: boolean },
): Promise<boolean> {
  const digits = code.replaceAll(/\s/g, '');
  // Whoever has passkeys alone has these, too.
  if (!/^\d{6}$/.test(digits)) {
    return isOn && takeRecoveryCode(tx, owner, recoveryHash(owner, code));
  }
  const factor = await lockFactor(tx, owner);
  if (!factor || (factor.confirmedAt !== null) !== isOn) return false;
  const result = await totp.verify(digits, {
    secret: unseal(deps.secretKey, placeOf(owner), factor.sealedSecret),
    epoch: Math.floor(deps.clock().getTime() / 1000),
    epochTolerance: tolerance,
    afterTimeStep: factor.lastStep,
  });
  if (!result.valid) return false;
  await changeFactor(tx, owner, { lastStep: result.timeStep });
  return true;
}

/**
 * Turns a factor on by its first code.
 * @returns the recovery codes, none where the person has some already; null where the code is wrong.
 */
export function confirmFactor(
  deps: Needs,
  owner: FactorOwner,
  code: string,
): Promise<readonly string[] | null> {
  return inTransaction(deps.pool, async (tx) => {
    // Before the factor: a passkey that is added at the same instant writes codes under this lock.
    await lockAccount(tx, owner.tenantId, owner.staffId);
    if (!(await takeCodeIn(tx, deps, owner, { code, isOn: false }))) return null;
    await changeFactor(tx, owner, { confirmedAt: deps.clock() });
    return giveRecoveryCodes(tx, owner);
  });
}

/** Gives a person recovery codes, unless they have some; under the lock of their account. */
export const giveRecoveryCodes = async (
  tx: Database,
  owner: FactorOwner,
): Promise<readonly string[]> =>
  (await countRecoveryCodes(tx, owner)) > 0 ? [] : writeRecoveryCodes(tx, owner);

const recoveryCount = 10;
/** Without those that look alike; 10 of them are 49 bits. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

const half = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');

/** Gives a person other recovery codes, in the caller's transaction; only their hashes are stored. */
export async function writeRecoveryCodes(
  tx: Database,
  owner: FactorOwner,
): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCount }, () => `${half()}-${half()}`);
  await replaceRecoveryCodes(
    tx,
    owner,
    codes.map((code) => recoveryHash(owner, code)),
  );
  return codes;
}

/** However it is typed: capitals, spaces and the dash make no difference. */
function recoveryHash({ tenantId, staffId }: FactorOwner, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${tenantId}:${staffId}:${plain}`).digest('hex');
}

/** The refusal of a sign-in whose password is right, and that needs a second factor besides. */
export const codeRequired = (): ApiError =>
  new ApiError(
    403,
    'second_factor_required',
    'Your account asks for a second factor: a code of your app, a recovery code, or your passkey.',
  );

/** The refusal of a code that is none of a person's, or was used already. */
export const wrongCode = (): ApiError => {
  const message = 'This code is wrong or was used already. Wait for the next one, and try again.';
  return new ApiError(403, 'wrong_code', message, {
    problems: [{ path: 'body.code', code: 'wrong_code', message }],
  });
};

/** The refusal to turn the last factor off where one is required. */
export const factorIsRequired = (): ApiError =>
  new ApiError(
    409,
    'second_factor_is_required',
    'Your restaurant requires a second factor of everybody, and this is your last one.',
  );
