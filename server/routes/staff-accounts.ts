import {
  changePassword,
  requestPasswordLink,
  setPasswordByLink,
} from '../accounts/change-password.ts';
import { createOwnPasswordCheck } from '../accounts/own-password.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { notifyStaffChange } from '../db/queries/notify.ts';
import { deleteOtherSessions, deleteSession, listSessions } from '../db/queries/staff-sessions.ts';
import { findStaffById } from '../db/queries/staff.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { cookieName } from '../identity/cookie-name.ts';
import { deviceCookie, deviceMaxAge, newDeviceToken } from '../identity/known-device.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { sessionBoundsAt } from '../identity/staff-session.ts';
import { createMailLimit } from '../rate-limits/mail-limit.ts';

type Names =
  | 'listSessions'
  | 'endSession'
  | 'endSessions'
  | 'changeOwnPassword'
  | 'requestPasswordLink'
  | 'setPasswordByLink';

/** Browsers that are signed in, and passwords that are changed or forgotten (decisions/049). */
export function staffAccountRoutes(deps: Deps): Handlers<Names> {
  const { db, pool, clock, options } = deps;
  const mails = createMailLimit(deps, 'password-mails');
  const requirePassword = createOwnPasswordCheck(deps);
  return {
    listSessions: async (call) => {
      const { id, role, sessionHash } = requireStaff(call);
      const bounds = sessionBoundsAt(clock());
      const staffId = role === 'owner' ? null : id;
      const sessions = await listSessions(db, call.tenant.id, { staffId, bounds });
      return {
        data: sessions.map((it) => ({
          id: it.id,
          person_id: it.staffId,
          person: it.name,
          is_current: it.tokenHash === sessionHash,
          user_agent: it.userAgent,
          network: it.network,
          is_same_network: it.network === call.network,
          started_at: it.startedAt.toISOString(),
          last_used_at: it.lastUsedAt.toISOString(),
        })),
      };
    },

    endSession: async (call) => {
      const { id: own, role } = requireStaff(call);
      const ended = { id: call.params.sessionId, staffId: role === 'owner' ? null : own };
      await inTransaction(pool, async (tx) => {
        if (!(await deleteSession(tx, call.tenant.id, ended))) throw unknownSession();
        await notifyStaffChange(tx, call.tenant.id);
      });
      return { data: {} };
    },

    endSessions: async (call) => {
      const { id: own, role, sessionHash } = requireStaff(call);
      const staffId = call.query.person_id ?? own;
      const isTheirs = staffId === own || role === 'owner';
      if (!isTheirs || !(await findStaffById(db, call.tenant.id, staffId))) throw unknownPerson();
      await inTransaction(pool, async (tx) => {
        await deleteOtherSessions(tx, call.tenant.id, { staffId, exceptHash: sessionHash });
        await notifyStaffChange(tx, call.tenant.id);
      });
      return { data: {} };
    },

    changeOwnPassword: async (call) => {
      const { tenant, body } = call;
      const { id: staffId, sessionHash } = requireStaff(call);
      await requirePassword({ tenantId: tenant.id, staffId }, body.current, 'body.current');
      const { password } = body;
      await changePassword(deps, tenant.id, { staffId, sessionHash, password });
      return { data: {} };
    },

    requestPasswordLink: async ({ tenant, body }) => {
      const { email } = body;
      // Whoever asks is not told, for that would reveal who asked before.
      if (await mails.allows(tenant.id, email)) {
        await requestPasswordLink(deps, { tenantId: tenant.id, email });
      }
      return { data: {} };
    },

    setPasswordByLink: async ({ tenant, body, setCookie, setActor }) => {
      const { token, password } = body;
      const tenantId = tenant.id;
      const account = await setPasswordByLink(deps, { tenantId, token }, password);
      setActor(account);
      // Strangers who guess at the account do not hold its owner up in this browser.
      setCookie({
        name: cookieName(options, deviceCookie),
        value: newDeviceToken(deps, { tenantId, email: account.email }),
        maxAge: deviceMaxAge,
      });
      return { data: {} };
    },
  };
}

const unknownSession = () =>
  new ApiError(404, 'unknown_session', 'This browser is signed out already.');

const unknownPerson = () => new ApiError(404, 'unknown_person', 'There is no such person.');
