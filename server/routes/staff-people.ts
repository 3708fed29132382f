import type { ListedPerson } from '#schemas/api/staff-people.ts';
import { addPerson, changePerson, removePerson } from '../accounts/change-person.ts';
import { listStaff } from '../db/queries/staff-people.ts';
import { hasFactor, listWithFactor } from '../db/queries/staff-second-factors.ts';
import type { StaffAccount } from '../db/queries/staff.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { pinHashes } from '../identity/pin-hash.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { personView } from '../identity/staff-view.ts';
import { createPinLimits } from '../rate-limits/pin-limits.ts';

/** The people of a tenant: who they are, and what they identify by at the desk. */
export function staffPeopleRoutes(
  deps: Deps,
): Handlers<'listPeople' | 'addPerson' | 'changePerson' | 'removePerson'> {
  const { db, clock } = deps;
  const limits = createPinLimits(deps);
  const viewOf = async (account: StaffAccount): Promise<{ data: ListedPerson }> => {
    const owner = { tenantId: account.tenantId, staffId: account.id };
    return { data: personView(account, await hasFactor(db, owner)) };
  };
  // That a PIN is taken says that it opens the desk: it is limited like guessing there.
  const withPin = async (
    staffId: string,
    write: () => Promise<StaffAccount | null>,
  ): Promise<{ data: ListedPerson }> => {
    const account = await limits.attempt(`staff:${staffId}`, write);
    if (!account) throw pinTaken();
    return viewOf(account);
  };
  return {
    listPeople: async (call) => {
      const { role, restaurantId } = requireStaff(call);
      const accounts = await listStaff(db, call.tenant.id, role === 'owner' ? null : restaurantId);
      const withFactor = await listWithFactor(db, call.tenant.id);
      return { data: accounts.map((account) => personView(account, withFactor.has(account.id))) };
    },

    addPerson: async (call) => {
      const { tenant, body } = call;
      const staff = requireStaff(call);
      const { name, pin, restaurant_id: restaurantId } = body;
      await requireOwnRestaurant(db, { tenantId: tenant.id, staff }, restaurantId);
      const hashes = pinHashes(deps, { tenantId: tenant.id, pin });
      return withPin(staff.id, () =>
        addPerson(db, tenant.id, { name, restaurantId, pinHashes: hashes }),
      );
    },

    changePerson: async (call) => {
      const { tenant, body, params } = call;
      const staff = requireStaff(call);
      const { name, pin, is_active: isActive, role, restaurant_id: restaurantId } = body;
      if (typeof restaurantId === 'number') {
        await requireOwnRestaurant(db, { tenantId: tenant.id, staff }, restaurantId);
      }
      const hashes = typeof pin === 'string' ? pinHashes(deps, { tenantId: tenant.id, pin }) : pin;
      const isMove = role !== undefined && restaurantId !== undefined;
      const position = isMove ? { role, restaurantId } : undefined;
      const change = { name, isActive, pinHashes: hashes, position };
      const write = () =>
        changePerson(db, tenant.id, { staff, id: params.personId, change, clock });
      if (hashes) return withPin(staff.id, write);
      const account = await write();
      if (!account) throw pinTaken();
      return viewOf(account);
    },

    removePerson: async (call) => {
      const staff = requireStaff(call);
      const { personId: id } = call.params;
      await removePerson(db, call.tenant.id, { staff, id, clock });
      return { data: {} };
    },
  };
}

const pinTaken = () => {
  const message = 'Somebody has this PIN already. Choose another one.';
  return new ApiError(409, 'pin_taken', message, {
    problems: [{ path: 'body.pin', code: 'pin_taken', message }],
  });
};
