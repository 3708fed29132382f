import { randomUUID } from 'node:crypto';
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
import { queueSecondFactorMail } from '../mails/queue-mail.ts';
import { closeChallenge, openChallenge } from './passkey-challenge.ts';
import { factorIsRequired, giveRecoveryCodes, type FactorOwner } from './second-factor.ts';
import {
  creationOptionsFor,
  mostPasskeys,
  passkeyTaken,
  readRegistration,
  tooManyPasskeys,
  unknownPasskey,
} from './webauthn.ts';

type Needs = Pick<Deps, 'db' | 'pool' | 'clock' | 'options'>;

/**
 * What a browser needs to make a passkey (creationOptionsFor).
 * @throws ApiError 409 `too_many_passkeys`.
 */
export async function beginPasskey(
  deps: Needs,
  owner: FactorOwner,
  { host, names }: { host: string; names: { place: string; email: string; name: string } },
): Promise<PasskeyCreationOptions> {
  const own = await listPasskeys(deps.db, owner);
  if (own.length >= mostPasskeys) throw tooManyPasskeys();
  const options = await creationOptionsFor({ holderId: owner.staffId, host, names, own });
  await openChallenge(deps, { ...owner, host }, options.challenge);
  return options;
}

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
  const challenge = await closeChallenge(
    deps,
    { ...owner, host },
    credential.response.clientDataJSON,
  );
  const made = await readRegistration(deps, credential, { challenge, host });
  try {
    return await inTransaction(deps.pool, async (tx) => {
      await lockAccount(tx, tenantId, staffId);
      const own = await listPasskeys(tx, owner);
      if (own.length >= mostPasskeys) throw tooManyPasskeys();
      const isFirst = !(await hasFactor(tx, owner));
      const passkey = await insertPasskey(tx, {
        ...owner,
        name,
        host,
        ...made,
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
    if (isPasskeyTaken(error)) throw passkeyTaken();
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
