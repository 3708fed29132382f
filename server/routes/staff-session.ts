import { ApiError } from '../errors/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import type { StaffIdentity } from '../identity/identity.ts';
import type { StaffMember } from '#schemas/api/staff.ts';
import { deleteStaffSession, findStaffByEmail, insertStaffSession } from '../db/queries/staff.ts';
import type { Deps } from '../dependencies/deps.ts';
import { isPassword } from '../identity/password.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { staffCookie, xsrfCookie } from '../identity/staff-session.ts';
import { hashToken, newToken } from '../identity/token.ts';

const staffView = (
  staff: Pick<StaffIdentity, 'id' | 'name' | 'email' | 'role' | 'restaurantId'>,
): StaffMember => ({
  id: staff.id,
  name: staff.name,
  email: staff.email,
  role: staff.role,
  restaurant_id: staff.restaurantId,
});

export const staffSessionRoutes = ({
  db,
  clock,
}: Deps): Handlers<'staffSignIn' | 'getStaffSession' | 'staffSignOut'> => ({
  staffSignIn: async ({ tenant, body, setCookie }) => {
    const account = await findStaffByEmail(db, tenant.id, body.email);
    const isTheirs = await isPassword(body.password, account?.passwordHash ?? null);
    // One sentence for both, so that nobody learns which addresses have an account.
    if (!account || !isTheirs) {
      throw new ApiError(401, 'wrong_password', 'This email and password do not belong together.');
    }
    const [token, xsrf] = [newToken(tenant.id), newToken(tenant.id)];
    await insertStaffSession(db, tenant.id, {
      tokenHash: hashToken(token),
      xsrfHash: hashToken(xsrf),
      staffId: account.id,
      lastUsedAt: clock(),
    });
    setCookie({ name: staffCookie, value: token });
    setCookie({ name: xsrfCookie, value: xsrf, isReadable: true });
    return { data: staffView(account) };
  },

  getStaffSession: async (call) => ({ data: staffView(requireStaff(call)) }),

  staffSignOut: async (call) => {
    const { sessionHash } = requireStaff(call);
    await deleteStaffSession(db, call.tenant.id, sessionHash);
    call.setCookie({ name: staffCookie, value: '' });
    call.setCookie({ name: xsrfCookie, value: '', isReadable: true });
    return { data: {} };
  },
});
