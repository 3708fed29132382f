import type { Profile } from '#schemas/api/user-profile.ts';
import { isSubscribed } from '../db/queries/newsletter.ts';
import { countClaimable } from '../db/queries/user-orders.ts';
import { countClaimableReservations } from '../db/queries/user-reservations.ts';
import type { User } from '../db/queries/users.ts';
import type { Deps } from '../dependencies/deps.ts';
import { userView } from './user-view.ts';

/** One's own account, as the profile shows it. */
export async function showProfile(
  { db, sms }: Pick<Deps, 'db' | 'sms'>,
  user: User,
  tenant: { locale: string },
): Promise<Profile> {
  const { tenantId, email, emailVerifiedAt } = user;
  const [newsletter, claimable, reservations] = await Promise.all([
    isSubscribed(db, tenantId, email),
    emailVerifiedAt === null ? 0 : countClaimable(db, tenantId, email),
    emailVerifiedAt === null ? 0 : countClaimableReservations(db, tenantId, email),
  ]);
  return {
    ...userView(user, tenant),
    is_email_verified: emailVerifiedAt !== null,
    is_phone_verified: user.phoneVerifiedAt !== null,
    has_password: user.passwordHash !== null,
    language: user.language,
    newsletter,
    offers_sms: sms !== undefined && sms !== null,
    claimable_orders: claimable,
    claimable_reservations: reservations,
    created_at: user.createdAt.toISOString(),
  };
}
