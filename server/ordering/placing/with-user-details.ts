import type { Database } from '../../db/client.ts';
import { findUser } from '../../db/queries/users.ts';
import type { Placement } from '../../domain/placing/check-placement.ts';
import type { Shopper } from '../../identity/require-shopper.ts';

/**
 * The order of a user with the details of their account, whatever was sent instead; name and
 * telephone number may come along where the account has none. A guest's is as it was sent.
 */
export async function withUserDetails(
  db: Database,
  tenantId: number,
  { shopper, body }: { shopper: Shopper; body: Placement },
): Promise<Placement> {
  if (!shopper.isUser) return body;
  const user = await findUser(db, tenantId, shopper.id);
  if (!user) return body;
  const name = user.name || (body.guest_details?.name ?? '');
  const phone_no = user.phoneNo || (body.guest_details?.phone_no ?? '');
  return { ...body, guest_details: { name, email: user.email, phone_no } };
}
