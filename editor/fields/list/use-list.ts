import { useMemo } from 'react';
import type { FieldDescription } from '../../core/settings/describe-fields.ts';
import { useConfigPart, useEditor } from '../../core/state/editor-context.tsx';
import { oneOf } from '../../core/settings/item-text.ts';
import { pathOf } from '../../core/settings/path-of.ts';
import { movedTo } from '#variants/sortable/sortable-list.tsx';
import { setValueAt, valueAt, type Path } from '../../core/settings/value-at.ts';
import { useItemKeys, type Moves } from './item-keys.ts';
import { copyOfItem, idOfItem, nameOfItem, newItem } from '../../core/settings/list-items.ts';
import { copyMedia, hasMedia, removeMedia } from './list-media.ts';
import { refusedTextsOf } from '../field/refused-text.ts';

type Outline = { ids: (string | null)[]; names: string[] };

const itemsAt = (config: unknown, path: Path): readonly unknown[] => {
  const items = valueAt(config, path);
  return Array.isArray(items) ? items : [];
};

/**
 * A list of the document by its outline alone, so that typing in an item draws only what shows it;
 * each way to change it is one step of the history, and takes descriptions of pictures along.
 */
export function useList(field: FieldDescription, place: string) {
  const editor = useEditor();
  const path = useMemo(() => pathOf(place), [place]);
  const written = useConfigPart((config) => {
    const items = itemsAt(config, path);
    const names = items.map((item, index) => nameOfItem(field, item, index));
    return JSON.stringify({ ids: items.map(idOfItem), names } satisfies Outline);
  });
  const outline = useMemo((): Outline => JSON.parse(written), [written]);
  const { keys, moved } = useItemKeys(outline.ids);

  type Step = { label: string; next: readonly unknown[]; moves: Moves; media?: MediaStep };
  const take = ({ label, next, moves, media }: Step): readonly string[] => {
    refusedTextsOf(editor).forget(path);
    editor.change(label, (draft) => {
      setValueAt(draft, path, next);
      media?.(draft.media);
    });
    return moved(moves, next.map(idOfItem));
  };
  const present = () => itemsAt(editor.document.get(), path);
  const isTaken = (id: string) => hasMedia(editor.document.get().media, `${place}.${id}`);

  return {
    keys,
    names: outline.names,
    canAdd: newItem(field, []) !== undefined,
    move(from: number, to: number) {
      const items = present();
      const moves = movedTo(places(items), from, to);
      const label = `${outline.names[from]} moved`;
      take({ label, next: movedTo(items, from, to), moves });
    },
    /** @returns the key of the new row */
    add(): string | undefined {
      const items = present();
      const added = newItem(field, items, isTaken);
      if (added === undefined) return undefined;
      const label = `A ${oneOf(field)} added`;
      return take({ label, next: [...items, added], moves: [...places(items), null] }).at(-1);
    },
    duplicate(index: number): string | undefined {
      const items = present();
      const copy = copyOfItem(items[index], items, isTaken);
      const [from, to] = [idOfItem(items[index]), idOfItem(copy)];
      return take({
        label: `${outline.names[index]} duplicated`,
        next: items.toSpliced(index + 1, 0, copy),
        moves: places(items)
          .toSpliced(index + 1, 0, -1)
          .map(nullWhereNew),
        media: (media) => copyMedia(media, `${place}.${from}`, `${place}.${to}`),
      })[index + 1];
    },
    remove(index: number) {
      const items = present();
      const id = idOfItem(items[index]);
      take({
        label: `${outline.names[index]} removed`,
        next: items.toSpliced(index, 1),
        moves: places(items).toSpliced(index, 1),
        media: (media) => removeMedia(media, `${place}.${id}`),
      });
    },
  };
}

type MediaStep = (media: Parameters<typeof removeMedia>[0]) => void;

const places = (items: readonly unknown[]) => items.map((_, index) => index);

const nullWhereNew = (place: number) => (place < 0 ? null : place);
