import type { SecondFactor } from '#schemas/api/staff-second-factor.ts';
import {
  beginFactor,
  confirmFactor,
  takeCode,
  writeRecoveryCodes,
  wrongCode,
  type FactorOwner,
} from '../accounts/second-factor.ts';
import { wrongPassword } from '../accounts/wrong-password.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { notifyStaffChange } from '../db/queries/notify.ts';
import { deleteSessionsOf } from '../db/queries/staff-people.ts';
import {
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  isFactorRequired,
  setFactorRequired,
} from '../db/queries/staff-second-factors.ts';
import { deleteOtherSessions } from '../db/queries/staff-sessions.ts';
import { findStaffById } from '../db/queries/staff.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { isPassword } from '../identity/password.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { createAttemptLimits } from '../rate-limits/attempt-limits.ts';

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
  const rules = options.limits.signIns.pauses;
  const passwords = createAttemptLimits(deps, 'own-password', rules);
  const codes = createAttemptLimits(deps, 'second-factor', rules);
  const view = async (owner: FactorOwner): Promise<{ data: SecondFactor }> => {
    const [factor, isRequired, left] = await Promise.all([
      findFactor(db, owner),
      isFactorRequired(db, owner.tenantId),
      countRecoveryCodes(db, owner),
    ]);
    const isOn = factor?.confirmedAt != null;
    return { data: { is_on: isOn, is_required: isRequired, recovery_codes_left: left } };
  };
  const requireCode = async (owner: FactorOwner, code: string) => {
    const isRight = await codes.attempt(keyOf(owner), async () =>
      (await takeCode(deps, owner, { code })) ? true : null,
    );
    if (!isRight) throw wrongCode();
  };
  return {
    getSecondFactor: (call) => view(ownerOf(call)),

    beginSecondFactor: async (call) => {
      const owner = ownerOf(call);
      const account = await passwords.attempt(keyOf(owner), async () => {
        const found = await findStaffById(db, owner.tenantId, owner.staffId);
        const hash = found?.passwordHash ?? null;
        return (await isPassword(call.body.password, hash)) ? found : null;
      });
      if (!account) throw wrongPassword('body.password');
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
      await requireCode(owner, call.body.code);
      const made = await inTransaction(pool, (tx) => writeRecoveryCodes(tx, owner));
      return { data: { recovery_codes: [...made] } };
    },

    removeSecondFactor: async (call) => {
      const owner = ownerOf(call);
      if (await isFactorRequired(db, owner.tenantId)) throw isRequired();
      await requireCode(owner, call.body.code);
      await deleteFactor(db, owner);
      return { data: {} };
    },

    setSecondFactorRule: async (call) => {
      const owner = ownerOf(call);
      const { is_required: isNowRequired } = call.body;
      const factor = await findFactor(db, owner);
      if (isNowRequired && !factor?.confirmedAt) throw ownFirst();
      await setFactorRequired(db, owner.tenantId, isNowRequired);
      return view(owner);
    },

    resetSecondFactor: async (call) => {
      const tenantId = call.tenant.id;
      const { personId: staffId } = call.params;
      await inTransaction(pool, async (tx) => {
        if (!(await findStaffById(tx, tenantId, staffId))) throw unknownPerson();
        await deleteFactor(tx, { tenantId, staffId });
        await deleteSessionsOf(tx, tenantId, staffId);
        await notifyStaffChange(tx, tenantId);
      });
      return { data: {} };
    },
  };
}

const keyOf = ({ tenantId, staffId }: FactorOwner) => `${tenantId}:${staffId}`;

const ownerOf = (
  call: { tenant: { id: number } } & Parameters<typeof requireStaff>[0],
): FactorOwner => ({
  tenantId: call.tenant.id,
  staffId: requireStaff(call).id,
});

const unknownPerson = () => new ApiError(404, 'unknown_person', 'There is no such person.');

const isRequired = () =>
  new ApiError(
    409,
    'second_factor_is_required',
    'Your restaurant requires a second factor of everybody.',
  );

const ownFirst = () =>
  new ApiError(
    409,
    'own_factor_first',
    'Turn your own second factor on first: you would lock yourself out.',
  );
