import type { Deps } from '../dependencies/deps.ts';
import type { Handlers } from '../http/handler.ts';
import { ownerOf } from '../identity/require-user.ts';
import {
  addAddress,
  changeAddress,
  makeDefault,
  removeAddress,
  showAddresses,
} from '../users/addresses.ts';

type Names =
  | 'listUserAddresses'
  | 'addUserAddress'
  | 'changeUserAddress'
  | 'removeUserAddress'
  | 'makeAddressDefault';

/** Where a user has orders brought. */
export function userAddressRoutes(deps: Deps): Handlers<Names> {
  return {
    listUserAddresses: async (call) => ({ data: await showAddresses(deps.db, ownerOf(call)) }),

    addUserAddress: async (call) => ({ data: await addAddress(deps, ownerOf(call), call.body) }),

    changeUserAddress: async (call) => {
      const changed = { ...call.body, id: call.params.addressId };
      return { data: await changeAddress(deps, ownerOf(call), changed) };
    },

    removeUserAddress: async (call) => ({
      data: await removeAddress(deps, ownerOf(call), call.params.addressId),
    }),

    makeAddressDefault: async (call) => ({
      data: await makeDefault(deps, ownerOf(call), call.params.addressId),
    }),
  };
}
