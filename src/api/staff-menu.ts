import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MenuDocument } from '#schemas/api/menu-document.ts';
import { staleMenu, type EditedMenu } from '#schemas/api/staff-menu.ts';
import { changesBetween, mergeDocuments } from '#schemas/config/changes.ts';
import { reversible } from '#schemas/config/reversible-changes.ts';
import { useStores } from '#src/stores/stores.tsx';
import { ApiFailure, useApi } from './client.ts';
import { newKey } from './new-key.ts';
import { useEndStaffSession } from './staff-session.ts';

const menuKey = (tenantId: number, id: number) => ['edited-menu', tenantId, id];
const historyKey = (tenantId: number, id: number) => ['menu-history', tenantId, id];

/** A restaurant's whole menu as its staff edit it. */
export function useEditedMenu(id: number) {
  const api = useApi();
  const { tenantId } = useStores();
  const params = { restaurantId: String(id) };
  return useQuery<EditedMenu>({
    queryKey: menuKey(tenantId, id),
    queryFn: async ({ signal }) => (await api.call('getEditedMenu', { params }, { signal })).data,
    networkMode: 'always',
  });
}

/** What was changed of a menu lately, newest first. */
export function useMenuHistory(id: number) {
  const api = useApi();
  const { tenantId } = useStores();
  const params = { restaurantId: String(id) };
  return useQuery({
    queryKey: historyKey(tenantId, id),
    queryFn: async ({ signal }) =>
      (await api.call('listMenuChanges', { params, query: {} }, { signal })).data,
    networkMode: 'always',
  });
}

/**
 * Changes a menu from the one that is shown. What somebody else changed elsewhere in it meanwhile
 * is taken over and the change sent again; where both changed the same, theirs stays and it fails.
 */
export function useChangeMenu(id: number) {
  const api = useApi();
  const params = { restaurantId: String(id) };
  return useMenuWrite(id, async (edit: (menu: MenuDocument) => MenuDocument, present, put) => {
    const mine = edit(present.menu);
    const send = (base: MenuDocument, next: MenuDocument) =>
      api.call('changeMenu', {
        params,
        body: {
          transaction_id: newKey(),
          changes: reversible(base, changesBetween(base, next)),
        },
      });
    try {
      return (await send(present.menu, mine)).data;
    } catch (failure) {
      const now = failure instanceof ApiFailure ? staleMenu.safeParse(failure.body) : null;
      if (!now?.success) throw failure;
      const theirs = now.data.data;
      put(theirs);
      const sides = { base: present.menu, mine, theirs: theirs.menu };
      const { merged, conflicts } = mergeDocuments(sides);
      if (conflicts.length > 0) throw failure;
      return (await send(theirs.menu, merged)).data;
    }
  });
}

/** Takes a change of the menu back. */
export function useUndoMenuChange(id: number) {
  const api = useApi();
  return useMenuWrite(id, async (changeId: number) => {
    const params = { restaurantId: String(id), changeId: String(changeId) };
    const body = { transaction_id: newKey() };
    return (await api.call('undoMenuChange', { params, body })).data;
  });
}

type Put = (menu: EditedMenu) => void;

function useMenuWrite<A>(
  id: number,
  write: (
    argument: A,
    present: EditedMenu,
    put: Put,
  ) => Promise<EditedMenu & { change_id: number }>,
) {
  const client = useQueryClient();
  const endSession = useEndStaffSession();
  const { tenantId } = useStores();
  const queryKey = menuKey(tenantId, id);
  const put: Put = (menu) => client.setQueryData<EditedMenu>(queryKey, menu);
  return useMutation({
    mutationKey: ['changeMenu'],
    networkMode: 'always',
    // One after the other, so that each is made from what the last one left.
    scope: { id: `menu ${id}` },
    mutationFn: async (argument: A) => {
      // An answer still on its way may be from before.
      await client.cancelQueries({ queryKey });
      const present = client.getQueryData<EditedMenu>(queryKey);
      if (!present) throw new Error('a menu was changed before it was read');
      const { change_id: changeId, ...menu } = await write(argument, present, put);
      put(menu);
      return changeId;
    },
    onSettled: () => client.invalidateQueries({ queryKey: historyKey(tenantId, id) }),
    onError: (failure) => {
      if (failure instanceof ApiFailure && failure.status === 401) endSession();
    },
  });
}
