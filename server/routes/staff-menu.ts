import type { Deps } from '../dependencies/deps.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { requireActor } from '../identity/require-actor.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { changeMenu, type MenuWrite } from '../menu-editing/change-menu.ts';
import { showMenuChange, showMenuHistory, undoMenuChange } from '../menu-editing/menu-history.ts';
import { editedMenuReply, readEditedMenu } from '../menu-editing/read-edited-menu.ts';

type Names =
  | 'getEditedMenu'
  | 'changeMenu'
  | 'listMenuChanges'
  | 'getMenuChange'
  | 'undoMenuChange';

/** A restaurant's menu in the hands of its staff (docs/decisions/063). */
export const staffMenuRoutes = ({ db, clock, menus }: Deps): Handlers<Names> => {
  const ownMenu = async (call: Call<Names>): Promise<MenuWrite> => {
    const staff = requireStaff(call);
    const { tenant, params } = call;
    await requireOwnRestaurant(db, { tenantId: tenant.id, staff }, params.restaurantId);
    return { tenantId: tenant.id, restaurantId: params.restaurantId, staff, now: clock() };
  };
  /** Others are notified; whoever wrote reads their own at once. */
  const forget = (tenantId: number, restaurantIds: readonly number[]) => {
    for (const id of restaurantIds) menus.forget(tenantId, id);
  };
  return {
    getEditedMenu: async (call) => {
      const { tenant, params } = call;
      const { restaurantId } = params;
      const tenantId = tenant.id;
      await requireOwnRestaurant(db, { tenantId, staff: requireActor(call) }, restaurantId);
      const read = await db.transaction((tx) => readEditedMenu(tx, tenantId, restaurantId), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      });
      return { data: editedMenuReply(read) };
    },

    changeMenu: async (call) => {
      const write = await ownMenu(call);
      const { transaction_id: transactionId, origin, changes } = call.body;
      const { menu, changeId, newIds, restaurantIds } = await db.transaction((tx) =>
        changeMenu(tx, write, { transactionId, origin, changes }),
      );
      forget(write.tenantId, restaurantIds);
      return { data: { ...editedMenuReply(menu), change_id: changeId, new_ids: newIds } };
    },

    listMenuChanges: async (call) => {
      const { tenantId, restaurantId } = await ownMenu(call);
      const { before_id: beforeId, key, person_id: staffId } = call.query;
      const page = { restaurantId, beforeId, key, staffId };
      return { data: await showMenuHistory(db, tenantId, page) };
    },

    getMenuChange: async (call) => {
      const { tenantId, restaurantId } = await ownMenu(call);
      const { changeId: id } = call.params;
      return { data: await showMenuChange(db, tenantId, { restaurantId, id }) };
    },

    undoMenuChange: async (call) => {
      const write = await ownMenu(call);
      const { transaction_id: transactionId, leaves_changed: leavesChanged } = call.body;
      const undo = { id: call.params.changeId, transactionId, leavesChanged };
      const { menu, changeId, restaurantIds } = await db.transaction((tx) =>
        undoMenuChange(tx, write, undo),
      );
      forget(write.tenantId, restaurantIds);
      return { data: { ...editedMenuReply(menu), change_id: changeId } };
    },
  };
};
