import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { MenuDocument } from '#schemas/api/menu-document.ts';
import type { EditedMenu, MenuChangeOrigin } from '#schemas/api/staff-menu.ts';
import { changesBetween, mergeDocuments } from '#schemas/config/changes.ts';
import { reversible, type ReversibleChange } from '#schemas/config/reversible-changes.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { newKey } from '#ui/api/new-key.ts';
import { historyKey } from './staff-menu-history.ts';
import { useEndExpiredSession } from './staff-session.ts';
import { staleMenuOf } from './stale-menu.ts';

/** Under which the menu that staff edit is kept. */
export const editedMenuKey = (tenantId: number, id: number) => ['edited-menu', tenantId, id];

/** A restaurant's whole menu as its staff edit it. */
export function useEditedMenu(id: number) {
  const api = useApi();
  const { tenantId } = useStores();
  const params = { restaurantId: String(id) };
  return useQuery<EditedMenu>({
    queryKey: editedMenuKey(tenantId, id),
    queryFn: async ({ signal }) => (await api.call('getEditedMenu', { params }, { signal })).data,
    networkMode: 'always',
  });
}

/** What taking a dish off a menu would reach, asked anew each time. */
export function useDishUse(id: number, dishKey: string) {
  const api = useApi();
  const { tenantId } = useStores();
  const params = { restaurantId: String(id), dishId: dishKey };
  return useQuery({
    queryKey: ['dish-use', tenantId, id, dishKey],
    queryFn: async ({ signal }) => (await api.call('getDishUse', { params }, { signal })).data,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
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
      const theirs = staleMenuOf(failure);
      if (!theirs) throw failure;
      put(theirs);
      const sides = { base: present.menu, mine, theirs: theirs.menu };
      const { merged, conflicts } = mergeDocuments(sides);
      if (conflicts.length > 0) throw failure;
      return (await send(theirs.menu, merged)).data;
    }
  });
}

/** A menu after a save, and the ids of what was new in it, by the keys that stood for them. */
export type MenuSaved = { menu: EditedMenu; changeId: number; newIds: Record<string, string> };

/** What a change is called in the history, but for imports and what takes another back. */
type SentOrigin = Exclude<MenuChangeOrigin, 'undo' | 'import'>;

type SendOptions = {
  origin?: SentOrigin;
  /** Of a change that may have been made already; left out: of the same changes sent before. */
  transactionId?: string;
};

/** Saves what a form changed of a menu, and reads the menu anew. */
export function useSaveMenu(id: number) {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  const queryKey = editedMenuKey(tenantId, id);
  const params = { restaurantId: String(id) };
  /** What was sent last: sent again where no answer came, it is made only once. */
  const sent = useRef<{ content: string; transactionId: string } | null>(null);
  return {
    /** @throws ApiFailure; 412 with the present menu where somebody changed the same since. */
    save: async (
      changes: readonly ReversibleChange[],
      { origin = 'edit', transactionId: given }: SendOptions = {},
    ): Promise<MenuSaved> => {
      const content = JSON.stringify(changes);
      if (sent.current?.content !== content) sent.current = { content, transactionId: newKey() };
      const transactionId = given ?? sent.current.transactionId;
      // An answer still on its way may be from before.
      await client.cancelQueries({ queryKey });
      try {
        const body = { transaction_id: transactionId, origin, changes: [...changes] };
        const { data } = await api.call('changeMenu', { params, body });
        const { change_id: changeId, new_ids: newIds, ...menu } = data;
        sent.current = null;
        client.setQueryData<EditedMenu>(queryKey, menu);
        return { menu, changeId, newIds };
      } catch (failure) {
        const now = staleMenuOf(failure);
        if (now) client.setQueryData<EditedMenu>(queryKey, now);
        throw failure;
      } finally {
        void client.invalidateQueries({ queryKey: historyKey(tenantId, id) });
      }
    },
    /** undefined: it could not be read. */
    reload: async (): Promise<EditedMenu | undefined> => {
      await client.refetchQueries({ queryKey });
      return client.getQueryData<EditedMenu>(queryKey);
    },
  };
}

/** A change that is taken back; `leavesChanged`: but for what was changed again since. */
type Undo = { changeId: number; leavesChanged: boolean };

/** Takes a change of the menu back. */
export function useUndoMenuChange(id: number) {
  const api = useApi();
  return useMenuWrite(id, async ({ changeId, leavesChanged }: Undo) => {
    const params = { restaurantId: String(id), changeId: String(changeId) };
    const body = { transaction_id: newKey(), leaves_changed: leavesChanged };
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
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  const queryKey = editedMenuKey(tenantId, id);
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
      endExpired(failure);
    },
  });
}
