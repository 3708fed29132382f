import type { Database } from '../db/client.ts';
import { clearPersonAtDevices } from '../db/queries/desk-devices.ts';
import { notifyStaffChange } from '../db/queries/notify.ts';
import type { StaffAccount } from '../db/queries/staff.ts';
import {
  changeStaffAccount,
  deleteSessionsOf,
  findStaffByPin,
  insertPerson,
  isPinTaken,
  lockPersonAndOwners,
} from '../db/queries/staff-people.ts';
import { ApiError } from '../errors/api-error.ts';
import type { StaffIdentity } from './identity.ts';

type NewPerson = { name: string; restaurantId: number; pinHash: string };

/**
 * Adds a person at the desk of a restaurant.
 * @returns them, also where the same call came before; null where the PIN is somebody else's.
 */
export async function addPerson(
  db: Database,
  tenantId: number,
  person: NewPerson,
): Promise<StaffAccount | null> {
  try {
    return await insertPerson(db, tenantId, person);
  } catch (error) {
    if (!isPinTaken(error)) throw error;
    const holder = await findStaffByPin(db, tenantId, person);
    const isSame =
      holder?.role === 'staff' &&
      holder.name === person.name &&
      holder.restaurantId === person.restaurantId;
    return isSame ? holder : null;
  }
}

export type PersonChange = {
  name?: string | undefined;
  /** null: no PIN any more. */
  pinHash?: string | null | undefined;
  isActive?: boolean | undefined;
};

/**
 * Changes a person in one transaction. Whoever is deactivated is signed out everywhere and loses
 * their PIN, which another person may have then; a PIN that changes is forgotten where it was used.
 * @param staff who changes them: an owner anybody, a manager those at their restaurant's desk
 * @returns them; null where the PIN is somebody else's.
 * @throws ApiError 404 `unknown_person`, 409 `last_owner`.
 */
export async function changePerson(
  db: Database,
  tenantId: number,
  { staff, id, change }: { staff: StaffIdentity; id: string; change: PersonChange },
): Promise<StaffAccount | null> {
  try {
    return await db.transaction((tx) => changeLocked(tx, tenantId, { staff, id, change }));
  } catch (error) {
    if (isPinTaken(error)) return null;
    throw error;
  }
}

async function changeLocked(
  tx: Database,
  tenantId: number,
  { staff, id, change }: { staff: StaffIdentity; id: string; change: PersonChange },
): Promise<StaffAccount> {
  const locked = await lockPersonAndOwners(tx, tenantId, id);
  const person = locked.find((account) => account.id === id);
  if (!person || !mayChange(staff, person)) {
    throw new ApiError(404, 'unknown_person', 'There is no such person.');
  }
  const { name = person.name, isActive = person.isActive } = change;
  const hasLeft = person.isActive && !isActive;
  if (hasLeft && person.role === 'owner' && locked.length === 1) {
    const sentence =
      'The last owner cannot be deactivated: nobody could sign in to change anything.';
    throw new ApiError(409, 'last_owner', sentence);
  }
  const { pinHash: next = person.pinHash } = change;
  const pinHash = isActive ? next : null;
  const changed = await changeStaffAccount(tx, tenantId, id, { name, isActive, pinHash });
  if (hasLeft) await deleteSessionsOf(tx, tenantId, id);
  if (hasLeft || pinHash !== person.pinHash) await clearPersonAtDevices(tx, tenantId, id);
  await notifyStaffChange(tx, tenantId);
  return changed;
}

function mayChange({ role, restaurantId }: StaffIdentity, person: StaffAccount): boolean {
  return role === 'owner' || (person.role === 'staff' && person.restaurantId === restaurantId);
}
