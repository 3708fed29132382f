import { randomUUID } from 'node:crypto';
import type { SecondFactor } from '#schemas/api/staff-second-factor.ts';
import { createOwnPasswordCheck } from '../accounts/own-password.ts';
import { endWithLastFactor } from '../accounts/passkeys.ts';
import {
  beginFactor,
  confirmFactor,
  factorIsRequired,
  ownerOf,
  takeCode,
  writeRecoveryCodes,
  wrongCode,
  type FactorOwner,
} from '../accounts/second-factor.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { notifyStaffChange } from '../db/queries/notify.ts';
import { countPasskeys, listPasskeys } from '../db/queries/staff-passkeys.ts';
import { deleteSessionsOf, lockAccount } from '../db/queries/staff-people.ts';
import {
  countRecoveryCodes,
  deleteApp,
  deleteFactors,
  findFactor,
  hasFactor,
  isFactorRequired,
  setFactorRequired,
} from '../db/queries/staff-second-factors.ts';
import { deleteOtherSessions } from '../db/queries/staff-sessions.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { queueSecondFactorMail } from '../mails/queue-mail.ts';
import { createAttemptLimits } from '../rate-limits/attempt-limits.ts';
import { passkeyView } from '../accounts/passkey-view.ts';

type Names =
  | 'getSecondFactor'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'renewRecoveryCodes'
  | 'removeSecondFactor'
  | 'setSecondFactorRule'
  | 'resetSecondFactor';

/** Codes that a sign-in asks for besides the password (decisions/049). */
export function staffSecondFactorRoutes(deps: Deps): Handlers<Names> {
  const { db, pool, options } = deps;
  const requirePassword = createOwnPasswordCheck(deps);
  const codes = createAttemptLimits(deps, 'second-factor', options.limits.signIns.pauses);
  const view = async (owner: FactorOwner, host: string): Promise<{ data: SecondFactor }> => {
    const [factor, passkeys, isRequired, left] = await Promise.all([
      findFactor(db, owner),
      listPasskeys(db, owner),
      isFactorRequired(db, owner.tenantId),
      countRecoveryCodes(db, owner),
    ]);
    const hasApp = factor?.confirmedAt != null;
    return {
      data: {
        is_on: hasApp || passkeys.length > 0,
        has_app: hasApp,
        passkeys: passkeys.map((passkey) => passkeyView(passkey, host)),
        is_required: isRequired,
        recovery_codes_left: left,
      },
    };
  };
  const requireCode = async (owner: FactorOwner, code: string) => {
    const isRight = await codes.attempt(keyOf(owner), async () =>
      (await takeCode(deps, owner, { code })) ? true : null,
    );
    if (!isRight) throw wrongCode();
  };
  const requirePasskeysAlone = async (owner: FactorOwner, password: string) => {
    await requirePassword(owner, password);
    // An app's code says more than the password, which somebody may have watched.
    const hasApp = (await findFactor(db, owner))?.confirmedAt != null;
    if (hasApp || (await countPasskeys(db, owner)) === 0) throw wrongCode();
  };
  return {
    getSecondFactor: (call) => view(ownerOf(call), call.host),

    beginSecondFactor: async (call) => {
      const owner = ownerOf(call);
      const account = await requirePassword(owner, call.body.password);
      const names = { issuer: call.tenant.name, label: account.email ?? account.name };
      return { data: await beginFactor(deps, owner, names) };
    },

    confirmSecondFactor: async (call) => {
      const owner = ownerOf(call);
      const { sessionHash: exceptHash } = requireStaff(call);
      const made = await codes.attempt(keyOf(owner), () =>
        confirmFactor(deps, owner, call.body.code),
      );
      if (!made) throw wrongCode();
      await inTransaction(pool, async (tx) => {
        await deleteOtherSessions(tx, owner.tenantId, { staffId: owner.staffId, exceptHash });
        await notifyStaffChange(tx, owner.tenantId);
      });
      return { data: { recovery_codes: [...made] } };
    },

    renewRecoveryCodes: async (call) => {
      const owner = ownerOf(call);
      const { code, password } = call.body;
      if (code === undefined) await requirePasskeysAlone(owner, password ?? '');
      else await requireCode(owner, code);
      const made = await inTransaction(pool, (tx) => writeRecoveryCodes(tx, owner));
      return { data: { recovery_codes: [...made] } };
    },

    removeSecondFactor: async (call) => {
      const owner = ownerOf(call);
      // Before a code is used up.
      const isLast = (await countPasskeys(db, owner)) === 0;
      if (isLast && (await isFactorRequired(db, owner.tenantId))) throw factorIsRequired();
      await requireCode(owner, call.body.code);
      await inTransaction(pool, async (tx) => {
        await lockAccount(tx, owner.tenantId, owner.staffId);
        await deleteApp(tx, owner);
        await endWithLastFactor(tx, owner);
      });
      return { data: {} };
    },

    setSecondFactorRule: async (call) => {
      const owner = ownerOf(call);
      const { is_required: isNowRequired } = call.body;
      if (isNowRequired && !(await hasFactor(db, owner))) throw ownFirst();
      await setFactorRequired(db, owner.tenantId, isNowRequired);
      return view(owner, call.host);
    },

    resetSecondFactor: async (call) => {
      const tenantId = call.tenant.id;
      const { personId: staffId } = call.params;
      await inTransaction(pool, async (tx) => {
        if (!(await lockAccount(tx, tenantId, staffId))?.isActive) throw unknownPerson();
        // Sent again it changes nothing, and mails nobody.
        if (!(await hasFactor(tx, { tenantId, staffId }))) return call.leaveUnlogged();
        await deleteFactors(tx, { tenantId, staffId });
        await deleteSessionsOf(tx, tenantId, staffId);
        const mail = { tenantId, staffId, cause: 'reset', mailId: randomUUID() } as const;
        await queueSecondFactorMail(tx, mail);
        await notifyStaffChange(tx, tenantId);
      });
      return { data: {} };
    },
  };
}

const keyOf = ({ tenantId, staffId }: FactorOwner) => `${tenantId}:${staffId}`;

const unknownPerson = () => new ApiError(404, 'unknown_person', 'There is no such person.');

const ownFirst = () =>
  new ApiError(
    409,
    'own_factor_first',
    'Turn your own second factor on first: you would lock yourself out.',
  );
