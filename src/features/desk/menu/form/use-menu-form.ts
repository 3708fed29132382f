import { useRef } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { MenuDocument } from '#schemas/api/menu-document.ts';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { changesBetween, isSameValue } from '#schemas/config/changes.ts';
import { reversible } from '#schemas/config/reversible-changes.ts';
import { useSaveMenu, type MenuSaved } from '#src/api/staff-menu.ts';
import { staleMenuOf } from '#src/api/stale-menu.ts';
import type { SettingText } from '../../form/saved-settings.ts';
import { useSettingsForm } from '../../form/use-settings-form.ts';

type MenuFormOptions<V extends FieldValues> = {
  restaurantId: number;
  edited: EditedMenu;
  /** Names the form among the drafts: 'dish 12'. */
  name: string;
  /** What the form shows of a menu; null: it is not on it. */
  read(menu: MenuDocument): V | null;
  /** The menu with what stands in the form. */
  write(menu: MenuDocument, values: V): MenuDocument;
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
  const values = beginning ?? read(edited.menu);
  if (values === null) throw new Error(`${name} is not on the menu that its form is of`);
  /** The changes of a menu that make it hold `mine` where it had what the form was begun from. */
  const changesOf = (menu: MenuDocument, mine: V, base: V) => {
    const before = isNew ? menu : write(menu, base);
    return reversible(before, changesBetween(before, write(before, mine)));
  };
  const send = async (mine: V, base: V): Promise<MenuSaved | null> => {
    const changes = changesOf(edited.menu, mine, base);
    if (changes.length === 0) return null;
    try {
      return await save(changes);
    } catch (failure) {
      const now = staleMenuOf(failure);
      // A list that others stand in too was changed, and nothing of what the form shows.
      const isElsewhere = now !== null && (isNew || isSameValue(read(now.menu), base));
      if (!isElsewhere) throw failure;
      return save(changesOf(now.menu, mine, base));
    }
  };
  return useSettingsForm<V>({
    name: `menu ${restaurantId} ${name}`,
    present: { values, revision: isNew ? 0 : edited.version },
    resolver,
    settings,
    placeOf,
    save: async (mine, _revision, base) => {
      const saved = await send(mine, base);
      last.current = saved && { saved, values: mine };
      const { menu, version } = saved?.menu ?? edited;
      return { values: (isNew ? null : read(menu)) ?? mine, revision: version };
    },
    reload: async () => {
      const now = await reload();
      const theirs = now && read(now.menu);
      return theirs ? { values: theirs, revision: now.version } : undefined;
    },
    onSaved: () => {
      if (last.current) onSaved?.(last.current.saved, last.current.values);
    },
  });
}
