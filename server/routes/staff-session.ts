import { randomUUID } from 'node:crypto';
import { ApiError } from '../errors/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { deleteStaffSession, findStaffByEmail } from '../db/queries/staff.ts';
import { beginSession } from '../accounts/begin-session.ts';
import { hasFactor } from '../db/queries/staff-second-factors.ts';
import { codeRequired, takeCode, wrongCode } from '../accounts/second-factor.ts';
import { createAttemptLimits } from '../rate-limits/attempt-limits.ts';
import type { StaffAccount } from '../db/queries/staff.ts';
import type { Deps } from '../dependencies/deps.ts';
import { cookieName } from '../identity/cookie-name.ts';
import { deskDeviceCookie, deskDeviceMaxAge, deviceXsrf } from '../identity/desk-device.ts';
import { deviceCookie, isKnownDevice } from '../identity/known-device.ts';
import { isPassword } from '../identity/password.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { staffCookie, xsrfCookie } from '../identity/staff-session.ts';
import { staffView } from '../identity/staff-view.ts';
import { queueSignInMail } from '../mails/queue-mail.ts';
import { createSignInLimits } from '../rate-limits/sign-in-limits.ts';

type Names = 'staffSignIn' | 'getStaffSession' | 'staffSignOut';

export function staffSessionRoutes(deps: Deps): Handlers<Names> {
  const { db } = deps;
  const limits = createSignInLimits(deps);
  const names = {
    session: cookieName(deps.options, staffCookie),
    device: cookieName(deps.options, deviceCookie),
    deskDevice: cookieName(deps.options, deskDeviceCookie),
  };
  const codes = createAttemptLimits(deps, 'second-factor', deps.options.limits.signIns.pauses);
  // After the password: strangers do not learn who has a second factor.
  const requireCode = async ({ tenantId, id: staffId }: StaffAccount, code: string | undefined) => {
    const owner = { tenantId, staffId };
    if (!(await hasFactor(db, owner))) return;
    if (code === undefined) throw codeRequired();
    const isRight = await codes.attempt(`${tenantId}:${staffId}`, async () =>
      (await takeCode(deps, owner, { code })) ? true : null,
    );
    if (!isRight) throw wrongCode();
  };
  return {
    staffSignIn: async (call) => {
      const { tenant, body, network, cookies } = call;
      const tenantId = tenant.id;
      const { email, password } = body;
      const name = { tenantId, email };
      const sent = cookies[names.device] ?? '';
      const device = isKnownDevice(deps, name, sent) ? sent : null;
      // The same work whether the account is known or not, so that not even the time tells.
      let staffId: string = randomUUID();
      const onGuessed = () =>
        queueSignInMail(db, {
          tenantId,
          staffId,
          misses: deps.options.limits.signIns.pauses.free,
          mailId: randomUUID(),
        });
      const account = await limits.attempt({ ...name, network, device, onGuessed }, async () => {
        const found = await findStaffByEmail(db, tenantId, email);
        if (found) staffId = found.id;
        return (await isPassword(password, found?.passwordHash ?? null)) ? found : null;
      });
      // One sentence for both, so that nobody learns which addresses have an account.
      if (!account) {
        throw new ApiError(
          401,
          'wrong_password',
          'This email and password do not belong together.',
        );
      }
      await requireCode(account, body.code);
      call.setActor(account);
      await beginSession(deps, { tenantId, id: account.id, email }, call);
      return { data: staffView(account) };
    },

    getStaffSession: async (call) => ({ data: staffView(requireStaff(call)) }),

    staffSignOut: async (call) => {
      const { sessionHash } = requireStaff(call);
      await deleteStaffSession(db, call.tenant.id, sessionHash);
      call.setCookie({ name: names.session, value: '' });
      const device = call.cookies[names.deskDevice];
      call.setCookie({
        name: xsrfCookie,
        value: device === undefined ? '' : deviceXsrf(deps, device),
        isReadable: true,
        maxAge: deskDeviceMaxAge,
      });
      return { data: {} };
    },
  };
}
