import { randomUUID } from 'node:crypto';
import type { StaffRole } from '#schemas/api/staff-role.ts';
import type { Database } from '../db/client.ts';
import { clearPersonAtDevices } from '../db/queries/desk-devices.ts';
import { notifyStaffChange } from '../db/queries/notify.ts';
import { deleteFactors } from '../db/queries/staff-second-factors.ts';
import type { StaffAccount } from '../db/queries/staff.ts';
import {
  changeStaffAccount,
  deleteSessionsOf,
  findStaffByPin,
  insertPerson,
  isPinHeld,
  isPinTaken,
  lockPersonAndOwners,
} from '../db/queries/staff-people.ts';
import { ApiError } from '../errors/api-error.ts';
import { queueOwnerNotices, type OwnerNotice } from '../mails/queue-owner-notices.ts';
import type { StaffIdentity } from '../identity/identity.ts';
import { requireConfirmed } from '../identity/require-confirmation.ts';

/** By what a PIN may be stored, what it is stored by from now on first (pin-hash.ts). */
type PinHashes = readonly [present: string, ...former: string[]];
type NewPerson = { name: string; restaurantId: number; pinHashes: PinHashes };

/**
 * Adds a person at the desk of a restaurant.
 * @returns them, also where the same call came before; null where the PIN is somebody else's.
 */
export async function addPerson(
  db: Database,
  tenantId: number,
  person: NewPerson,
): Promise<StaffAccount | null> {
  const { name, restaurantId, pinHashes } = person;
  const [pinHash, ...former] = pinHashes;
  if (!(await isPinHeld(db, tenantId, { pinHashes: former, exceptId: null }))) {
    try {
      return await insertPerson(db, tenantId, { name, restaurantId, pinHash });
    } catch (error) {
      if (!isPinTaken(error)) throw error;
    }
  }
  const holder = await findStaffByPin(db, tenantId, person);
  const isSame =
    holder?.role === 'staff' && holder.name === name && holder.restaurantId === restaurantId;
  return isSame ? holder : null;
}

export type PersonChange = {
  name?: string | undefined;
  /** null: no PIN any more. */
  pinHashes?: PinHashes | null | undefined;
  isActive?: boolean | undefined;
  /** By owners alone, with the restaurant that the role is of; null: all of the tenant. */
  position?: Pick<StaffAccount, 'role' | 'restaurantId'> | undefined;
};

type AskedOfPerson = {
  /** Caller: an owner may change anybody, a manager those at their restaurant's desk. */
  staff: StaffIdentity;
  id: string;
  clock: () => Date;
};

/**
 * Changes a person in one transaction. Whoever is deactivated is signed out everywhere and loses
 * their PIN, which another person may have then; a PIN that changes is forgotten where it was used.
 * A change that makes or unmakes an owner needs a confirmation, and all owners are mailed.
 * @returns them; null where the PIN is somebody else's.
 * @throws ApiError 404 `unknown_person`, 403 `owners_only`, `confirmation_required`, 409
 * `last_owner`, `email_missing`.
 */
export async function changePerson(
  db: Database,
  tenantId: number,
  asked: AskedOfPerson & { change: PersonChange },
): Promise<StaffAccount | null> {
  try {
    return await db.transaction((tx) => changeLocked(tx, tenantId, asked));
  } catch (error) {
    if (isPinTaken(error)) return null;
    throw error;
  }
}

async function changeLocked(
  tx: Database,
  tenantId: number,
  { staff, id, change, clock }: AskedOfPerson & { change: PersonChange },
): Promise<StaffAccount | null> {
  const { person, isLastOwner } = await lockPerson(tx, tenantId, { staff, id });
  const { name = person.name, isActive = person.isActive, position = person } = change;
  const { role, restaurantId } = position;
  const hasLeft = person.isActive && !isActive;
  const isMoved = role !== person.role || restaurantId !== person.restaurantId;
  if (isMoved) checkPosition(staff, person, role);
  if ((hasLeft || role !== 'owner') && isLastOwner) throw lastOwner();
  const [next = null, ...former] = change.pinHashes ?? [];
  if (await isPinHeld(tx, tenantId, { pinHashes: former, exceptId: id })) return null;
  const act = ownerActOf(person, { role, isActive });
  // The contract guards a body that says `owner`, and notify-owners.ts writes the mail of it.
  if (act && change.position?.role !== 'owner') {
    await guardOwner(tx, tenantId, { staff, person, act, clock });
  }
  const kept = change.pinHashes === undefined ? person.pinHash : next;
  const pinHash = isActive ? kept : null;
  const values = { name, isActive, pinHash, role, restaurantId };
  const changed = await changeStaffAccount(tx, tenantId, id, values);
  const isSignedOut = hasLeft || isMoved;
  if (isSignedOut) await deleteSessionsOf(tx, tenantId, id);
  if (isSignedOut || pinHash !== person.pinHash) await clearPersonAtDevices(tx, tenantId, id);
  await notifyStaffChange(tx, tenantId);
  return changed;
}

/**
 * Removes a person for good, in one transaction: nothing signs them in any more, and what they did
 * keeps their name alone. Devices that they set up stay.
 * @throws ApiError 404 `unknown_person`, 403 `confirmation_required`, 409 `last_owner`.
 */
export function removePerson(
  db: Database,
  tenantId: number,
  { staff, id, clock }: AskedOfPerson,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { person, isLastOwner } = await lockPerson(tx, tenantId, { staff, id });
    if (isLastOwner) throw lastOwner();
    if (isOwner(person)) {
      await guardOwner(tx, tenantId, { staff, person, act: 'owner_removed', clock });
    }
    await changeStaffAccount(tx, tenantId, id, {
      email: null,
      passwordHash: null,
      passwordLinkHash: null,
      pinHash: null,
      isActive: false,
      removedAt: clock(),
    });
    await deleteFactors(tx, { tenantId, staffId: id });
    await deleteSessionsOf(tx, tenantId, id);
    await clearPersonAtDevices(tx, tenantId, id);
    await notifyStaffChange(tx, tenantId);
  });
}

async function lockPerson(
  tx: Database,
  tenantId: number,
  { staff, id }: { staff: StaffIdentity; id: string },
): Promise<{ person: StaffAccount; isLastOwner: boolean }> {
  const locked = await lockPersonAndOwners(tx, tenantId, id);
  const person = locked.find((account) => account.id === id);
  if (!person || person.removedAt !== null || !mayChange(staff, person)) {
    throw new ApiError(404, 'unknown_person', 'There is no such person.');
  }
  return { person, isLastOwner: isOwner(person) && locked.length === 1 };
}

type Standing = Pick<StaffAccount, 'role' | 'isActive'>;

const isOwner = ({ role, isActive }: Standing): boolean => role === 'owner' && isActive;

/** Act that a change of somebody's rights as an owner is; null: they stay as they were. */
function ownerActOf(was: Standing, is: Standing): OwnerNotice['act'] | null {
  if (isOwner(was) === isOwner(is)) return null;
  if (isOwner(is)) return 'owner_reactivated';
  return is.isActive ? 'owner_unmade' : 'owner_deactivated';
}

/** Wants a confirmation, and tells all owners, the one whom it is about among them. */
async function guardOwner(
  tx: Database,
  tenantId: number,
  guarded: Pick<AskedOfPerson, 'staff' | 'clock'> & {
    person: StaffAccount;
    act: OwnerNotice['act'];
  },
): Promise<void> {
  const { staff, person, act, clock } = guarded;
  requireConfirmed({ clock }, staff);
  const notice = {
    tenantId,
    act,
    by: staff.name,
    subject: person.name,
    at: clock().toISOString(),
    mailId: randomUUID(),
  };
  await queueOwnerNotices(tx, notice, person);
}

function checkPosition({ role: by }: StaffIdentity, person: StaffAccount, role: StaffRole): void {
  if (by !== 'owner') {
    throw new ApiError(403, 'owners_only', 'Only an owner gives people another role.');
  }
  if (role === 'staff' || person.email !== null) return;
  throw new ApiError(
    409,
    'email_missing',
    'They have no email and password, which this role needs. Invite them by email instead.',
  );
}

const lastOwner = () =>
  new ApiError(
    409,
    'last_owner',
    'The last owner stays one: nobody could sign in to change anything.',
  );

function mayChange({ role, restaurantId }: StaffIdentity, person: StaffAccount): boolean {
  return role === 'owner' || (person.role === 'staff' && person.restaurantId === restaurantId);
}
