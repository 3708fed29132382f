import Plus from 'lucide-react/icons/plus';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEditor, useEditorState } from '../../core/state/editor-context.tsx';
import { removeWithUndo, selectionOfField } from '../../core/state/removal.ts';
import { oneOf } from '../../core/settings/item-text.ts';
import { SortableList } from '#variants/sortable/sortable-list.tsx';
import { FieldNotes } from '../field/field-frame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import styles from '../field/field.module.css';
import { isWithin } from '../field/is-within.ts';
import { ListItem, type ItemAction } from './list-item.tsx';
import { useList } from './use-list.ts';

/** Several of the same: put in order, opened one at a time, added, duplicated and removed. */
export function ListField({ id, field, place, renderFields }: FieldProps) {
  const editor = useEditor();
  const { announce } = editor;
  const dotted = place.join('.');
  const list = useList(field, dotted);
  const [opened, setOpened] = useState<string | null>(null);
  useSelectedItem(dotted, (index) => setOpened(list.keys[index] ?? null));
  const { root, focusOn } = useFocusOn();
  const isFull = list.names.length >= (field.limits.max ?? Infinity);
  const isLeast = list.names.length <= (field.limits.min ?? 0);

  const show = (key: string | undefined, words: string) => {
    if (key === undefined) return;
    setOpened(key);
    focusOn(`[data-item="${CSS.escape(key)}"] :is(input, textarea, select)`);
    announce(words);
  };
  const act = useStable((action: ItemAction, index: number) => {
    const key = list.keys[index] ?? null;
    const name = list.names[index];
    if (action === 'toggle') setOpened(opened === key ? null : key);
    else if (action === 'duplicate') show(list.duplicate(index), `${name} duplicated.`);
    else {
      const next = list.keys[index + 1] ?? list.keys[index - 1];
      const inner = [dotted, index, ...(field.fields[0]?.path ?? [])].join('.');
      const selection = selectionOfField(editor, inner);
      const removing = { name: name ?? field.label, selection };
      if (!removeWithUndo(editor, removing, () => list.remove(index))) return;
      setOpened(null);
      focusOn(next ? `[data-item="${CSS.escape(next)}"] > button` : '[data-add]');
      announce(`${name} removed. Ctrl or ⌘ Z brings it back.`);
    }
  });
  const keysOf = list.keys.join('\n');
  const renderRow = useCallback(
    (index: number, name: string) => {
      const key = keysOf.split('\n')[index] ?? '';
      return (
        <ListItem
          itemKey={key}
          name={name}
          place={`${dotted}.${index}`}
          isOpen={opened === key}
          canDuplicate={!isFull}
          canRemove={!isLeast}
          onAct={(action) => act(action, index)}
          renderFields={() => renderFields([index])}
        />
      );
    },
    [keysOf, dotted, opened, isFull, isLeast, act, renderFields],
  );
  return (
    <fieldset ref={root} className={styles.group}>
      <legend className={styles.groupTitle}>{field.label}</legend>
      <SortableList
        label={field.label}
        items={list.names.map((name, index) => ({ key: list.keys[index] ?? name, name }))}
        onMove={list.move}
        renderRow={renderRow}
      />
      {list.canAdd && !isFull && (
        <button
          type="button"
          data-add
          className={styles.quiet}
          onClick={() => show(list.add(), `A ${oneOf(field)} added.`)}
        >
          <Plus aria-hidden="true" size={14} /> Add a {oneOf(field)}
        </button>
      )}
      <FieldNotes
        id={id}
        help={isFull ? `${field.limits.max} is the most there can be.` : field.help}
      />
    </fieldset>
  );
}

/** Reports the item in which a field was chosen, on the page or in a list of problems. */
function useSelectedItem(place: string, open: (index: number) => void): void {
  const selection = useEditorState(({ selection }) =>
    selection?.field !== undefined && isWithin(selection.field, place) ? selection : null,
  );
  const [seen, setSeen] = useState<typeof selection>(null);
  if (selection === seen) return;
  setSeen(selection);
  const step = selection?.field?.slice(place.length + 1).split('.')[0];
  if (step) open(Number(step));
}

/**
 * Moves the focus to what is drawn next: the field that was added, the row after a removed one.
 * All of its row comes into sight, as far as there is room, and not its first field alone.
 */
function useFocusOn() {
  const root = useRef<HTMLFieldSetElement>(null);
  const [target, setTarget] = useState<{ selector: string } | null>(null);
  const reached = useRef<typeof target>(null);
  // With every drawing: an item whose design has still to come is drawn a moment later.
  useEffect(() => {
    const found = target && root.current?.querySelector<HTMLElement>(target.selector);
    if (!found || reached.current === target) return;
    reached.current = target;
    found.closest('li')?.scrollIntoView({ block: 'nearest' });
    found.focus();
  });
  return { root, focusOn: (selector: string) => setTarget({ selector }) };
}

/** The same function each time, for what should not be drawn anew; it does what the last one did. */
function useStable<A extends unknown[]>(act: (...parts: A) => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...parts: A) => latest.current(...parts), []);
}
