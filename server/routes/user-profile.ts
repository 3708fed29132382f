import { randomUUID } from 'node:crypto';
import { refuseCommonPassword } from '../accounts/refuse-common-password.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { setSubscribed } from '../db/queries/newsletter.ts';
import {
  changeUser,
  deleteUserSession,
  deleteUserSessions,
  lockUser,
} from '../db/queries/user-accounts.ts';
import { claimOrders } from '../db/queries/user-orders.ts';
import { claimReservations } from '../db/queries/user-reservations.ts';
import { findUser, type User } from '../db/queries/users.ts';
import type { Deps } from '../dependencies/deps.ts';
import { storedPhone } from '../domain/phone/read-phone.ts';
import { ApiError } from '../errors/api-error.ts';
import { unreadablePhone } from '../errors/unreadable-phone.ts';
import type { Handlers } from '../http/handler.ts';
import type { Identity } from '../identity/identity.ts';
import { hashPassword } from '../identity/password.ts';
import { requireUser } from '../identity/require-user.ts';
import { queueUserMail } from '../mails/queue-mail.ts';
import { createCodeLimits } from '../rate-limits/code-limits.ts';
import { earnClaimedOrders } from '../ordering/loyalty/claim-points.ts';
import { accountDeleted } from '../users/account-deleted.ts';
import { requirePhone, takeContact } from '../users/contact-change.ts';
import { deleteAccount } from '../users/delete-account.ts';
import { exportData, showSessions } from '../users/export-data.ts';
import { sendOneTimeCode, redeemOneTimeCode } from '../users/one-time-codes.ts';
import { createProofCheck } from '../users/own-proof.ts';
import { showProfile } from '../users/show-profile.ts';

type Names =
  | 'getProfile'
  | 'changeProfile'
  | 'requestOwnCode'
  | 'requestContactCode'
  | 'changeContact'
  | 'changeUserPassword'
  | 'setPreferences'
  | 'listUserSessions'
  | 'endUserSession'
  | 'endUserSessions'
  | 'claimOrders'
  | 'exportOwnData'
  | 'deleteAccount';

type Call = { tenant: { id: number; locale: string }; identity: Identity | null };

/** One's own account (decisions/078). */
export function userProfileRoutes(deps: Deps): Handlers<Names> {
  const { db, pool, clock, sms } = deps;
  const codes = createCodeLimits(deps);
  const requireProof = createProofCheck(deps, codes);
  const ownUser = async (call: Call): Promise<User> => {
    const user = await findUser(db, call.tenant.id, requireUser(call).id);
    if (!user) throw accountDeleted();
    return user;
  };
  const shown = async ({ tenant }: Call, user: User | null) => {
    if (!user) throw accountDeleted();
    return { data: await showProfile(deps, user, tenant) };
  };
  return {
    getProfile: async (call) => shown(call, await ownUser(call)),

    changeProfile: async (call) => {
      const { name, phone_no: written } = call.body;
      const phoneNo = written && storedPhone(written, call.tenant.locale);
      if (phoneNo === null) throw unreadablePhone('body.phone_no');
      const user = await ownUser(call);
      const changed = await changeUser(db, user.tenantId, user.id, {
        name: name ?? user.name,
        ...(phoneNo !== undefined &&
          phoneNo !== user.phoneNo && { phoneNo, phoneVerifiedAt: null }),
      });
      return shown(call, changed);
    },

    requestOwnCode: async (call) => {
      const { tenantId, id: userId, email: address } = await ownUser(call);
      const asked = { tenantId, userId, purpose: 'own', channel: 'email', address } as const;
      const { network, language } = call;
      const from = { network, language, device: userId };
      const sent = await sendOneTimeCode(deps, codes, { ...asked, ...from });
      return { data: sent };
    },

    requestContactCode: async (call) => {
      const { tenant, body, network, language } = call;
      const { id: userId } = requireUser(call);
      const own = { tenantId: tenant.id, userId, purpose: 'contact', network, language } as const;
      if ('email' in body) {
        await requireProof(own, body.proof, network);
        const asked = { ...own, channel: 'email', address: body.email, device: userId } as const;
        return { data: await sendOneTimeCode(deps, codes, asked) };
      }
      const address = requirePhone(body.phone_no, { sms, locale: tenant.locale });
      // Messages cost money: those to one number count together, whoever asks.
      const asked = { ...own, channel: 'sms', address, device: null } as const;
      return { data: await sendOneTimeCode(deps, codes, asked) };
    },

    changeContact: async (call) => {
      const { tenant, body, network } = call;
      const { id: userId } = requireUser(call);
      const { request_id: requestId, code } = body;
      const own = { tenantId: tenant.id, userId };
      const answer = { ...own, purpose: 'contact', requestId, code, network } as const;
      const user = await redeemOneTimeCode(deps, codes, answer, (tx, { channel, address }) =>
        takeContact(tx, { ...own, channel, address }, clock()),
      );
      return shown(call, user);
    },

    changeUserPassword: async (call) => {
      const { tenantId, id: userId, name, email } = await ownUser(call);
      const { proof, password } = call.body;
      await refuseCommonPassword(db, { tenantId, password, own: [name, email] });
      await requireProof({ tenantId, userId }, proof, call.network);
      const passwordHash = await hashPassword(password);
      const { sessionId: exceptId } = requireUser(call);
      await inTransaction(pool, async (tx) => {
        if (!(await changeUser(tx, tenantId, userId, { passwordHash }))) throw accountDeleted();
        await deleteUserSessions(tx, tenantId, { userId, exceptId });
        const mail = { tenantId, userId, cause: 'password_changed', to: null } as const;
        await queueUserMail(tx, { ...mail, mailId: randomUUID() });
      });
      return { data: {} };
    },

    setPreferences: async (call) => {
      const { tenant, body } = call;
      const { language, newsletter: isSubscribed } = body;
      const user = await inTransaction(pool, async (tx) => {
        const { id } = requireUser(call);
        const changed = await changeUser(tx, tenant.id, id, { language });
        if (!changed) throw accountDeleted();
        // Nobody subscribes an address that they have not shown to be theirs.
        if (changed.emailVerifiedAt !== null || !isSubscribed) {
          const { email } = changed;
          const asked = { email, isSubscribed, language: language ?? tenant.locale, now: clock() };
          await setSubscribed(tx, tenant.id, asked);
        }
        return changed;
      });
      return shown(call, user);
    },

    listUserSessions: async (call) => {
      const { id, sessionId } = requireUser(call);
      return { data: await showSessions(deps, { tenantId: call.tenant.id, id }, sessionId) };
    },

    endUserSession: async (call) => {
      const own = { userId: requireUser(call).id, id: call.params.sessionId };
      if (!(await deleteUserSession(db, call.tenant.id, own))) throw unknownSession();
      return { data: {} };
    },

    endUserSessions: async (call) => {
      const { id: userId } = requireUser(call);
      await deleteUserSessions(db, call.tenant.id, { userId, exceptId: null });
      return { data: {} };
    },

    claimOrders: async (call) => {
      const tenantId = call.tenant.id;
      const data = await inTransaction(pool, async (tx) => {
        const user = await lockUser(tx, tenantId, requireUser(call).id);
        if (!user) throw accountDeleted();
        if (user.emailVerifiedAt === null) return { claimed: 0, claimed_reservations: 0 };
        const whose = { email: user.email, userId: user.id };
        const orderIds = await claimOrders(tx, tenantId, whose);
        await earnClaimedOrders(tx, tenantId, { orderIds, now: clock() });
        const claimed_reservations = await claimReservations(tx, tenantId, whose);
        return { claimed: orderIds.length, claimed_reservations };
      });
      return { data };
    },

    exportOwnData: async (call) => {
      const { sessionId } = requireUser(call);
      const { host, tenant } = call;
      const asked = { sessionId, host, tenant };
      return { data: await exportData(deps, await ownUser(call), asked) };
    },

    deleteAccount: async (call) => {
      const { id: userId } = requireUser(call);
      const tenantId = call.tenant.id;
      await requireProof({ tenantId, userId }, call.body.proof, call.network);
      await deleteAccount(deps, tenantId, userId);
      return { data: {} };
    },
  };
}

const unknownSession = () =>
  new ApiError(404, 'unknown_session', ({ account }) => account.signedOutAlready);
