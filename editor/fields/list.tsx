import ChevronDown from 'lucide-react/icons/chevron-down';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { movedTo, SortableList } from '../sortable-list.tsx';
import { FieldNotes } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './field.module.css';
import { nameOfItem, newItem } from './list-items.ts';

/** Several of the same: put in order, opened to be edited, added and removed. */
export function ListField({ id, field, value, onChange, onSettled, renderFields }: FieldProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const write = (next: readonly unknown[], nextOpened: number | null) => {
    onChange(next);
    onSettled();
    setOpened(nextOpened);
  };
  const names = items.map((item, index) => nameOfItem(field, item, index));
  const added = newItem(field, items);
  const isFull = items.length >= (field.limits.max ?? Infinity);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>{field.label}</legend>
      <SortableList
        label={field.label}
        items={names.map((name, index) => ({ key: String(index), name }))}
        onMove={(from, to) => write(movedTo(items, from, to), null)}
        renderRow={(index) => (
          <>
            <button
              type="button"
              className={styles.item}
              aria-expanded={opened === index}
              onClick={() => setOpened(opened === index ? null : index)}
            >
              {names[index]}
              <ChevronDown aria-hidden="true" size={14} />
            </button>
            {opened === index && (
              <div className={styles.itemFields}>
                {renderFields([index])}
                <button
                  type="button"
                  className={styles.quiet}
                  onClick={() => write(items.toSpliced(index, 1), null)}
                >
                  <Trash aria-hidden="true" size={14} /> Remove {names[index]}
                </button>
              </div>
            )}
          </>
        )}
      />
      {added !== undefined && !isFull && (
        <button
          type="button"
          className={styles.quiet}
          onClick={() => write([...items, added], items.length)}
        >
          <Plus aria-hidden="true" size={14} /> Add to {field.label.toLowerCase()}
        </button>
      )}
      <FieldNotes
        id={id}
        help={isFull ? `${field.limits.max} is the most there can be.` : field.help}
      />
    </fieldset>
  );
}
