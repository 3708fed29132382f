import { randomUUID } from 'node:crypto';
import { refuseCommonPassword } from '../accounts/refuse-common-password.ts';
import type { Database } from '../db/client.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { OneTimeCode } from '../db/queries/one-time-codes.ts';
import { changeUser, deleteUserSession, deleteUserSessions } from '../db/queries/user-accounts.ts';
import type { User } from '../db/queries/users.ts';
import type { Deps } from '../dependencies/deps.ts';
import { storedPhone } from '../domain/phone/read-phone.ts';
import { ApiError } from '../errors/api-error.ts';
import { unreadablePhone } from '../errors/unreadable-phone.ts';
import type { Handlers } from '../http/handler.ts';
import { hashPassword } from '../identity/password.ts';
import { requireUser } from '../identity/require-user.ts';
import { queueUserMail } from '../mails/queue-mail.ts';
import { createCodeLimits } from '../rate-limits/code-limits.ts';
import { accountOfCode, chosenLanguage } from '../users/account-of-code.ts';
import { customerDevice } from '../users/customer-device.ts';
import { requirePhone } from '../users/contact-change.ts';
import { sendOneTimeCode, redeemOneTimeCode } from '../users/one-time-codes.ts';
import { signUserIn } from '../users/sign-user-in.ts';
import { createUserPasswords } from '../users/user-passwords.ts';

type Names =
  | 'signUp'
  | 'verifySignUp'
  | 'signIn'
  | 'requestSignInCode'
  | 'signInByCode'
  | 'signOut'
  | 'requestPasswordCode'
  | 'setPasswordByCode';

type Cookies = Readonly<Record<string, string | undefined>>;

/** How customers get an account and get into it (decisions/078). */
export function userAccountRoutes(deps: Deps): Handlers<Names> {
  const { db, pool, clock, sms } = deps;
  const codes = createCodeLimits(deps);
  const tryPassword = createUserPasswords(deps);
  const knownDevice = (account: { tenantId: number; email: string }, cookies: Cookies) =>
    customerDevice(deps, account, cookies);
  return {
    signUp: async ({ tenant, body, network, cookies, language: read }) => {
      const { name, email, password } = body;
      const phoneNo = storedPhone(body.phone_no, tenant.locale);
      if (phoneNo === null) throw unreadablePhone('body.phone_no');
      const language = body.language ?? chosenLanguage(read);
      const tenantId = tenant.id;
      await refuseCommonPassword(db, { tenantId, password, own: [name, email] });
      const sent = await sendOneTimeCode(deps, codes, {
        tenantId,
        purpose: 'sign_up',
        channel: 'email',
        address: email,
        language: read,
        network,
        device: knownDevice({ tenantId, email }, cookies),
        details: async () => ({
          name,
          phoneNo,
          passwordHash: await hashPassword(password),
          language,
        }),
      });
      return { data: sent };
    },

    verifySignUp: async (call) => {
      const answer = answerOf(call, 'sign_up');
      const signedIn = await redeemOneTimeCode(deps, codes, answer, async (tx, request) => {
        const found = await accountOfCode(tx, request, { now: clock() });
        return found && signUserIn(tx, deps, found.user, call, found.isNew);
      });
      return { data: signedIn };
    },

    signIn: async (call) => {
      const { tenant, body, network, cookies } = call;
      const { email, password } = body;
      const account = { tenantId: tenant.id, email };
      const device = knownDevice(account, cookies);
      const user = await tryPassword({ ...account, password, network, device });
      const signedIn =
        user && (await inTransaction(pool, (tx) => signUserIn(tx, deps, user, call)));
      // One sentence for both, so that nobody learns which addresses have an account.
      if (!signedIn) throw wrongPassword();
      return { data: signedIn };
    },

    requestSignInCode: async ({ tenant, body, network, cookies, language }) => {
      const tenantId = tenant.id;
      const to =
        'email' in body
          ? ({ channel: 'email', address: body.email } as const)
          : ({
              channel: 'sms',
              address: requirePhone(body.phone_no, { sms, locale: tenant.locale }),
            } as const);
      const device = 'email' in body ? knownDevice({ tenantId, email: body.email }, cookies) : null;
      const asked = { tenantId, purpose: 'sign_in', ...to, language, network, device } as const;
      return { data: await sendOneTimeCode(deps, codes, asked) };
    },

    signInByCode: async (call) => {
      const answer = answerOf(call, 'sign_in');
      const signedIn = await redeemOneTimeCode(deps, codes, answer, async (tx, request) => {
        const found = await accountOfCode(tx, request, { now: clock() });
        return found && signUserIn(tx, deps, found.user, call, found.isNew);
      });
      return { data: signedIn };
    },

    signOut: async (call) => {
      const { id: userId, sessionId: id } = requireUser(call);
      await deleteUserSession(db, call.tenant.id, { userId, id });
      return { data: {} };
    },

    requestPasswordCode: async ({ tenant, body, network, cookies, language }) => {
      const account = { tenantId: tenant.id, email: body.email };
      const sent = await sendOneTimeCode(deps, codes, {
        tenantId: tenant.id,
        purpose: 'password',
        channel: 'email',
        address: body.email,
        language,
        network,
        device: knownDevice(account, cookies),
      });
      return { data: sent };
    },

    setPasswordByCode: async (call) => {
      const { password } = call.body;
      const answer = answerOf(call, 'password');
      await refuseCommonPassword(db, { tenantId: call.tenant.id, password, own: [] });
      const signedIn = await redeemOneTimeCode(deps, codes, answer, async (tx, request) => {
        const found = await accountOfCode(tx, request, { now: clock() });
        if (!found) return null;
        const { user, isNew } = found;
        if (isNew) await choosePassword(tx, user, password);
        else await replacePassword(tx, user, password);
        return signUserIn(tx, deps, user, call, isNew);
      });
      return { data: signedIn };
    },
  };
}

async function choosePassword(tx: Database, user: User, password: string): Promise<void> {
  const { tenantId, id, name, email } = user;
  await refuseCommonPassword(tx, { tenantId, password, own: [name, email] });
  await changeUser(tx, tenantId, id, { passwordHash: await hashPassword(password) });
}

/** Ends all sessions: whoever forgot a password may have lost it to somebody. */
async function replacePassword(tx: Database, user: User, password: string): Promise<void> {
  const { tenantId, id: userId } = user;
  await choosePassword(tx, user, password);
  await deleteUserSessions(tx, tenantId, { userId, exceptId: null });
  const mail = { tenantId, userId, cause: 'password_changed', to: null } as const;
  await queueUserMail(tx, { ...mail, mailId: randomUUID() });
}

function answerOf(
  {
    tenant,
    body,
    network,
  }: {
    tenant: { id: number };
    body: { request_id: string; code: string };
    network: string;
  },
  purpose: OneTimeCode['purpose'],
) {
  const { request_id: requestId, code } = body;
  return { tenantId: tenant.id, purpose, requestId, code, userId: null, network };
}

const wrongPassword = () =>
  new ApiError(401, 'wrong_password', ({ account }) => account.wrongPassword);
