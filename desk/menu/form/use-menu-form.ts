import { useEffect, useRef } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { MenuDocument } from '#schemas/api/menu-document.ts';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { changesBetween, isSameValue } from '#schemas/config/changes.ts';
import { reversible } from '#schemas/config/reversible-changes.ts';
import { newKey } from '#ui/api/new-key.ts';
import { useSaveMenu, type MenuSaved } from '#desk/api/staff-menu.ts';
import { staleMenuOf } from '#desk/api/stale-menu.ts';
import type { SettingText } from '../../form/saved-settings.ts';
import { useSettingsForm } from '../../form/use-settings-form.ts';
import { isRefused, useCreation, type Creation } from './use-creation.ts';

type MenuFormOptions<V extends FieldValues> = {
  restaurantId: number;
  edited: EditedMenu;
  /** Names the form among the drafts: 'dish 12'. */
  name: string;
  /** Of what it shows; of what is new one that stands for its id. */
  entryKey: string;
  /** What the form shows of a menu; null: it is not on it. */
  read(menu: MenuDocument, key: string): V | null;
  /** The menu with what stands in the form. */
  write(menu: MenuDocument, key: string, values: V): MenuDocument;
  /** What a new one begins with, which is on no menu yet. */
  beginning?: V;
  resolver: Resolver<V>;
  settings: readonly SettingText<V>[];
  /** The field that shows a place of the menu: `dishes.12.name` is 'name'. */
  placeOf(path: string): string;
  /** It is saved, and nothing of it is left in the form. */
  onSaved?(saved: MenuSaved, values: V): void;
};

/**
 * A part of the menu's document as a form (docs/decisions/064). Only what was changed is sent, each
 * place with what the form was begun from: whoever changes other places meanwhile is in nobody's
 * way, and the same place changed by two is shown beside what stands here.
 */
export function useMenuForm<V extends FieldValues>({
  restaurantId,
  edited,
  name,
  entryKey,
  read,
  write,
  beginning,
  resolver,
  settings,
  placeOf,
  onSaved,
}: MenuFormOptions<V>) {
  const { save, reload } = useSaveMenu(restaurantId);
  const last = useRef<{ saved: MenuSaved; values: V } | null>(null);
  const isNew = beginning !== undefined;
  const creation = useCreation<V>(`${restaurantId} ${name}`);
  const values = beginning ?? read(edited.menu, entryKey);
  if (values === null) throw new Error(`${name} is not on the menu that its form is of`);
  /** The changes of a menu that make it hold `mine` where it had `base`; null: nothing yet. */
  const changesOf = (menu: MenuDocument, mine: V, base: V | null, key = entryKey) => {
    const before = base === null ? menu : write(menu, key, base);
    return reversible(before, changesBetween(before, write(before, key, mine)));
  };
  const send = async (mine: V, base: V): Promise<MenuSaved | null> => {
    const changes = changesOf(edited.menu, mine, base);
    if (changes.length === 0) return null;
    try {
      return await save(changes);
    } catch (failure) {
      const now = staleMenuOf(failure);
      // A list that others stand in too was changed, and nothing of what the form shows.
      if (now === null || !isSameValue(read(now.menu, entryKey), base)) throw failure;
      return save(changesOf(now.menu, mine, base));
    }
  };
  const create = async (menu: MenuDocument, mine: V): Promise<MenuSaved> => {
    const sent = { transactionId: newKey(), changes: changesOf(menu, mine, null), values: mine };
    creation.write(sent);
    return sendCreation(sent);
  };
  /** Sends a new entry, for the first time or again: by its transaction it is made only once. */
  const sendCreation = async ({ changes, transactionId }: Creation<V>): Promise<MenuSaved> => {
    try {
      return await save(changes, { transactionId });
    } catch (failure) {
      if (isRefused(failure)) creation.drop();
      throw failure;
    }
  };
  const createOnce = async (mine: V): Promise<MenuSaved> => {
    const sent = creation.read();
    const made = sent && (await sendCreation(sent).catch(unlessRefused));
    const key = made?.newIds[entryKey];
    const stored = made && key !== undefined ? read(made.menu.menu, key) : null;
    if (sent && made && key !== undefined && stored !== null) {
      // It was made: what was written since is a change of it.
      if (isSameValue(sent.values, mine)) return made;
      const saved = await save(changesOf(made.menu.menu, mine, stored, key));
      return { ...saved, newIds: { ...saved.newIds, ...made.newIds } };
    }
    try {
      return await create(edited.menu, mine);
    } catch (failure) {
      const now = staleMenuOf(failure);
      if (now === null) throw failure;
      return create(now.menu, mine);
    }
  };
  const state = useSettingsForm<V>({
    name: `menu ${restaurantId} ${name}`,
    present: { values, revision: isNew ? 0 : edited.version },
    resolver,
    settings,
    placeOf,
    save: async (mine, _revision, base) => {
      const saved = await (isNew ? createOnce(mine) : send(mine, base));
      last.current = saved && { saved, values: mine };
      const { menu, version } = saved?.menu ?? edited;
      return { values: (isNew ? null : read(menu, entryKey)) ?? mine, revision: version };
    },
    reload: async () => {
      const now = await reload();
      const theirs = now && read(now.menu, entryKey);
      return theirs ? { values: theirs, revision: now.version } : undefined;
    },
    onSaved: () => {
      if (last.current) onSaved?.(last.current.saved, last.current.values);
    },
  });
  const { isChanged, isPending } = state;
  // Without what was written, or once it is saved, another one may be made.
  useEffect(() => {
    if (isNew && !isChanged && !isPending) creation.drop();
  });
  return state;
}

/** What was refused was not made; of anything else it is not known. */
function unlessRefused(failure: unknown): null {
  if (isRefused(failure)) return null;
  throw failure;
}
