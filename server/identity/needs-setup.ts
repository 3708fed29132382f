import type { StaffAccount } from '../db/queries/staff.ts';
import type { Tenant } from '../db/queries/tenants.ts';

/** Whether the site is not open yet, and its set-up is this person's to finish. */
export const needsSetup = (
  { role }: Pick<StaffAccount, 'role'>,
  { openedAt }: Pick<Tenant, 'openedAt'>,
): boolean => role === 'owner' && openedAt === null;
