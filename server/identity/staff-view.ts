import type { StaffMember } from '#schemas/api/staff.ts';
import type { ListedPerson } from '#schemas/api/staff-people.ts';
import type { StaffAccount } from '../db/queries/staff.ts';
import type { StaffIdentity } from './identity.ts';

/** A member of staff as the wire shows them. */
export const staffView = (
  staff: Pick<StaffIdentity, 'id' | 'name' | 'email' | 'role' | 'restaurantId'>,
): StaffMember => ({
  id: staff.id,
  name: staff.name,
  email: staff.email,
  role: staff.role,
  restaurant_id: staff.restaurantId,
});

/** The same to whoever may change them. */
export const personView = (account: StaffAccount, hasSecondFactor: boolean): ListedPerson => ({
  ...staffView(account),
  has_pin: account.pinHash !== null,
  has_second_factor: hasSecondFactor,
  is_active: account.isActive,
});
